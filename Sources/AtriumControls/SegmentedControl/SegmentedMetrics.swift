/// The sizes of the parts of a segmented control, in points.
enum SegmentedMetrics {
  /// The distance around the row of segments.
  static let inset = 3.0
  static let cornerRadius = Theme.cornerRadius + 2
  static let pillRadius = Theme.cornerRadius - 1
  /// The maximum height of images.
  static let imageHeight = 22.0
  /// The line between two segments without a selection, hover or press.
  static let dividerHeight = 14.0
  /// Narrower segments draw neither text nor dividers.
  static let leastTextWidth = 12.0
  /// The padding on each side of a text.
  static let padding = 14.0
  /// The padding on each side of a text where there is little room.
  static let leastPadding = 5.0
}
