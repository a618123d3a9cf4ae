import AtriumGeometry
import AtriumKit

/// A movement of a row by the user, from the press on its handle to the release.
struct TableRowMove {
  /// The cell that follows the pointer.
  let cell: TableViewCell
  /// The index path of the row.
  let origin: IndexPath
  /// The vertical position of the press, in the coordinates of the table, in points.
  let start: Double
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
