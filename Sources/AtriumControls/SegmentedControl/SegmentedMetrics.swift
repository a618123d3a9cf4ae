import AtriumGraphics

/// The sizes of the parts of a segmented control, in points.
enum SegmentedMetrics {
  /// The font of titles at the standard text size.
  static let font = Font.system(ofSize: 14, weight: .medium)
  /// The space on each side of the row of segments.
  static let inset = 3.0
  static let cornerRadius = Theme.cornerRadius + 2
  static let pillRadius = Theme.cornerRadius - 1
  /// The maximum height of an image.
  static let imageHeight = 22.0
  /// The height of the line between two segments, neither of which is selected, hovered or pressed.
  static let dividerHeight = 14.0
  /// The width up to which a segment draws neither a title nor a divider.
  static let leastTextWidth = 12.0
  /// The padding on each side of a title.
  static let padding = 14.0
  /// The padding on each side of a title if there is too little space.
  static let leastPadding = 5.0
  /// The space above and below the line of a large title.
  static let titleSpacing = 2.0
}
