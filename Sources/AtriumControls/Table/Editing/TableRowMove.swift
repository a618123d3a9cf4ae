import AtriumGeometry
import AtriumKit

/// A movement of a row by the user, from the press on its handle to the release.
struct TableRowMove {
  /// The distance from the table's upper or lower edge within which a held row scrolls the table, in points.
  static let scrollEdge = 44.0
  /// The scrolling speed at the edge, in points per second; the speed decreases with the distance from the edge.
  static let scrollSpeed = 600.0

  /// The cell that follows the pointer.
  let cell: TableViewCell
  /// The index path of the row.
  let origin: IndexPath
  /// The vertical distance of the press from the middle of the row, in points.
  let grip: Double
  /// The vertical distance of the pointer from the upper edge of the table, in points.
  var y: Double
  /// The display link that scrolls the table while the pointer is near an edge.
  let link: DisplayLink
  /// The time at which the display link last scrolled the table, in seconds; nil if the table does not scroll.
  var scrollTime: Double?
  /// The line at the position to which the row moves.
  let line: TableDropLine
  /// The index path to which the row moves.
  var target: IndexPath
}

/// The line between two rows that shows the new position of a moved row.
final class TableDropLine: View {
  /// The height of the line, in points.
  static let height = 3.0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.accent
  }
}
