import AtriumGeometry

/// How large the parts of bars are, in points.
enum BarMetrics {
  static let itemSpacing = Theme.grid
  /// Around text and picture of an item.
  static let buttonInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// Between a bar's edges and what is in it.
  static let margin = Theme.spacing(2)
  /// Between a title and what stands beside it.
  static let titleSpacing = Theme.spacing(2)
  /// The line of a prompt above the title.
  static let promptHeight = Theme.spacing(5)
  /// Between the chevron of a back button and its text.
  static let chevronWidth = 16.0
  /// How long the change from one item to the next takes, in seconds.
  static let changeDuration = 0.35
}
