import AtriumGeometry

/// The sizes of the parts of bars, in points.
enum BarMetrics {
  static let itemSpacing = Theme.grid
  /// Around text and image of an item.
  static let buttonInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// By how much a button with text may shrink where there is little room.
  static let buttonGive = 8.0
  /// Between a bar's edges and its contents.
  static let margin = Theme.spacing(2)
  /// Between a title and its neighbours.
  static let titleSpacing = Theme.spacing(2)
  /// The height of the prompt above the title.
  static let promptHeight = Theme.spacing(5)
  /// The room for the chevron of a back button, before its text.
  static let chevronWidth = 16.0
  /// The width of a back button without text.
  static let arrowWidth = Theme.minimumTarget
  /// The least width of a back button with text.
  static let leastBackWidth = 72.0
  /// The least width of a title, if there is room for it.
  static let leastTitleWidth = 60.0
  /// How opaque a translucent bar is.
  static let translucentAlpha = 0.9
  /// The duration of the transition between items, in seconds.
  static let changeDuration = 0.35
}
