import AtriumGeometry

/// A request for the size with which a view best satisfies its constraints.
struct FittingRequest {
  /// The views of controllers whose fitting size was requested; their containers are notified of changes.
  @MainActor static var watchedViews: [WeakView] = []

  var target: Size
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
  /// The fitting size at the last check.
  var answer = Size.zero

  func priority(of axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
}
