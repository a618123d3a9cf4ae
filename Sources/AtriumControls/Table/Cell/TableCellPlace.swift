import AtriumGeometry
import AtriumGraphics

/// The part of a cell's appearance that depends on its position in the table.
struct TableCellPlace: Equatable {
  /// Whether the cell draws its own background, as in grouped tables.
  var hasGround = false
  /// The corner radius of the cell at the ends of its group, in points.
  var cornerRadius = 0.0
  /// Whether the cell is in the first row of its section.
  var isFirst = false
  /// Whether the cell is in the last row of its section.
  var isLast = false
  /// Whether the cell has a separator at its lower edge.
  var hasSeparator = true
  /// The margin at the sides, in points.
  var margin = 16.0
  /// The insets of the separators of the table; nil for the default insets.
  var separatorInset: EdgeInsets?
  /// The colour of the separators of the table; nil for the theme's colour.
  var separatorColor: Color?
  /// The width of the table's index titles at the trailing edge of the row, in points.
  var indexWidth = 0.0
}
