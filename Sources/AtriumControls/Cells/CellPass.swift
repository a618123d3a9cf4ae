import AtriumGeometry

/// The state of a table or collection view at the beginning of a layout pass over its rows.
///
/// The delegate and the data source may change the view in any call. The view therefore compares its state
/// with this value after each call, and abandons the pass if the state has changed.
struct CellPass: Equatable {
  /// The view's counter of changes to its rows.
  let revision: Int
  /// The view's bounds, which are the visible part of the content.
  var bounds: Rect
}
