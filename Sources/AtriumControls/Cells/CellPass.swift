import AtriumGeometry

/// The state of a table or collection view at the beginning of a pass over its rows.
///
/// The delegate and the data source may change the view in any call. So the pass is compared with
/// the view after each call, and abandoned if the view has changed.
struct CellPass: Equatable {
  /// The view's counter of changes to its rows.
  let revision: Int
  /// The view's bounds, which are the visible part of the content.
  var bounds: Rect
}
