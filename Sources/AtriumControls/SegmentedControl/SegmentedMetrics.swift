/// How large the parts of a segmented control are, in points.
enum SegmentedMetrics {
  /// Around the row of segments.
  static let inset = 3.0
  static let cornerRadius = Theme.cornerRadius + 2
  static let pillRadius = Theme.cornerRadius - 1
  /// Pictures are drawn no higher than this.
  static let imageHeight = 22.0
  /// The line between two segments of which neither is marked.
  static let dividerHeight = 14.0
  /// Segments that are narrower show nothing, and no lines between them.
  static let leastTextWidth = 12.0
  /// On each side of a text.
  static let padding = 14.0
  /// The same where there is little room.
  static let leastPadding = 5.0
}
