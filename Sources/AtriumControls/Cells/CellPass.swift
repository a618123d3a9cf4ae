import AtriumGeometry

/// The state of a table or collection view at the beginning of a layout pass over its rows.
///
/// Each call of the delegate or the data source may change the view. The view therefore compares its state with
/// this value after each of these calls, and abandons the pass if the state has changed.
struct CellPass: Equatable {
  /// The view's counter of changes to its rows.
  let revision: Int
  /// The view's bounds, which are the visible part of the content.
  var bounds: Rect
}
