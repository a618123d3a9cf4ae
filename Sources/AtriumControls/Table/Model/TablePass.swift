import AtriumGeometry

/// What a table's rows are brought up to date for.
///
/// Whoever is asked for a height or a cell, or hears of one, may change the table in that call. So
/// after each call it is compared with the table, and what was begun for another one is given up.
struct TablePass: Equatable {
  /// Counts the table's changes of rows.
  let revision: Int
  /// The part that is in sight.
  var bounds: Rect
}
