import AtriumGeometry

/// The state of a table at the beginning of a pass over its rows.
///
/// The delegate and the data source may change the table in any call. So the pass is compared with
/// the table after each call, and abandoned if the table has changed.
struct TablePass: Equatable {
  /// The number of changes of the table's rows.
  let revision: Int
  /// The visible part.
  var bounds: Rect
}
