public import Atrium

// Properties of cells whose values are kept and have no effect.

extension TableViewCell {
  private static let reorderValue = KeptValue(false)
  private static let backgroundValue = KeptValue(true)

  /// Whether the cell shows a handle in editing mode; the value is kept and has no effect.
  public var showsReorderControl: Bool {
    get { TableViewCell.reorderValue[self] }
    set { TableViewCell.reorderValue[self] = newValue }
  }
  /// Whether the background follows the state; the value is kept and has no effect.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { TableViewCell.backgroundValue[self] }
    set { TableViewCell.backgroundValue[self] = newValue }
  }
}

extension UIListContentConfiguration {
  /// Returns an empty content configuration for a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }
  /// Returns an empty content configuration for a cell in a sidebar, with secondary text below the primary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }
  /// Returns an empty content configuration for a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }
  /// Returns an empty content configuration for a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  /// Returns an empty content configuration for a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  /// Returns an empty content configuration for a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  /// Returns an empty content configuration for a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  private static func header() -> UIListContentConfiguration {
    var content = cell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    return content
  }

  private static func footer() -> UIListContentConfiguration {
    var content = cell()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    return content
  }
}
