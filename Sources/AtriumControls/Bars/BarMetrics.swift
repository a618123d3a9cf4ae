import AtriumGeometry

/// How large the parts of bars are, in points.
enum BarMetrics {
  static let itemSpacing = Theme.grid
  /// Around text and picture of an item.
  static let buttonInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// How much narrower a text's button may be where there is little room.
  static let buttonGive = 8.0
  /// Between a bar's edges and what is in it.
  static let margin = Theme.spacing(2)
  /// Between a title and what stands beside it.
  static let titleSpacing = Theme.spacing(2)
  /// The line of a prompt above the title.
  static let promptHeight = Theme.spacing(5)
  /// Between the chevron of a back button and its text.
  static let chevronWidth = 16.0
  /// A way back of the arrow alone.
  static let arrowWidth = Theme.minimumTarget
  /// The least width of a way back that has a text.
  static let leastBackWidth = 72.0
  /// What a title has at the least, if there is any room.
  static let leastTitleWidth = 60.0
  /// How long the change from one item to the next takes, in seconds.
  static let changeDuration = 0.35
}
