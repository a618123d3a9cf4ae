import AtriumGeometry
import AtriumGraphics

/// The sizes of the parts of a menu, in points.
enum MenuMetrics {
  static let cornerRadius = 12.0
  /// The space above the first row and below the last row, and beside the highlight of a row.
  static let padding = Theme.spacing(1)
  /// The space between the edges of a row and its content.
  static let inset = Theme.spacing(2)
  static let rowHeight = Theme.controlHeight
  static let subtitleHeight = 16.0
  static let titleHeight = 28.0
  static let separatorHeight = 9.0
  static let width = (least: 160.0, most: 320.0)
  /// The width of the column for marks.
  static let markWidth = 24.0
  static let imageSide = 20.0
  /// The width of the chevron of a submenu's item, including the space before the chevron.
  static let chevronWidth = 24.0
  /// The distance between the menu and the button that opens it.
  static let gap = 4.0
  /// The distance between the menu and the edges of the window.
  static let margin = 8.0
  /// The length by which a submenu overlaps its menu.
  static let overlap = 4.0
  /// The distance that a pressed pointer must move so that its release chooses a row.
  static let travel = 8.0
  /// The time after which the pointer opens the submenu of a row, in seconds.
  static let hoverDelay = 0.2
  static let font = Font.preferredFont(forTextStyle: .body)
  static let smallFont = Font.preferredFont(forTextStyle: .caption)
}
