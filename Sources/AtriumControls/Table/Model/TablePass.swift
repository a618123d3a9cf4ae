import AtriumGeometry

/// The state of a table at the beginning of a pass over its rows.
///
/// The delegate and the data source may change the table in any call. After each call the table is compared
/// with this state. If it has changed, the pass is abandoned.
struct TablePass: Equatable {
  /// The number of times that the table's rows had changed.
  let revision: Int
  /// The visible bounds of the table.
  var bounds: Rect
}
