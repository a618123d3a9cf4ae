/// What a cell's look owes to its place in the table.
struct TableCellPlace: Equatable {
  /// Whether it paints a ground of its own, as in groups.
  var hasGround = false
  /// How round the corners are at the ends of its group, in points.
  var cornerRadius = 0.0
  /// Whether it is the first row of its section.
  var isFirst = false
  /// Whether it is the last row of its section.
  var isLast = false
  /// Whether a line is drawn below it.
  var hasSeparator = true
}
