/// How large the parts of a segmented control are, in points.
enum SegmentedMetrics {
  /// Around the row of segments.
  static let inset = 3.0
  static let cornerRadius = Theme.cornerRadius + 2
  static let pillRadius = Theme.cornerRadius - 1
  /// On each side of a text.
  static let padding = 14.0
}
