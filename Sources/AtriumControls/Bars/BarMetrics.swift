import AtriumGeometry

/// The sizes of the parts of bars, in points.
enum BarMetrics {
  static let itemSpacing = Theme.grid
  /// The insets around the title or image of an item.
  static let buttonInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// The maximum width by which a button with a title may shrink if there is too little space.
  static let buttonGive = 8.0
  /// The distance between a bar's edges and its contents.
  static let margin = Theme.spacing(2)
  /// The distance between a title and its neighbours.
  static let titleSpacing = Theme.spacing(2)
  /// The height of the prompt above the title.
  static let promptHeight = Theme.spacing(5)
  /// The space for the chevron of a back button, before its title.
  static let chevronWidth = 16.0
  /// The width of a back button without a title.
  static let arrowWidth = Theme.minimumTarget
  /// The minimum width of a back button with a title.
  static let leastBackWidth = 72.0
  /// The minimum width of a title, if there is space for it.
  static let leastTitleWidth = 60.0
  /// The opacity of a translucent bar's background.
  static let translucentAlpha = 0.9
  /// The duration of the transition between navigation items, in seconds.
  static let changeDuration = 0.35
}
