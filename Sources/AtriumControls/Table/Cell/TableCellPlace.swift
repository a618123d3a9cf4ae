/// The part of a cell's appearance that depends on its place in the table.
struct TableCellPlace: Equatable {
  /// Whether it paints its own background, as in groups.
  var hasGround = false
  /// The corner radius at the ends of its group, in points.
  var cornerRadius = 0.0
  /// Whether it is the first row of its section.
  var isFirst = false
  /// Whether it is the last row of its section.
  var isLast = false
  /// Whether it has a separator below.
  var hasSeparator = true
}
