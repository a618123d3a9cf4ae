import AtriumGeometry

/// A request for the size of a view that best satisfies its constraints.
struct FittingRequest {
  /// Views of controllers with a fitting size that was requested, so changes may be reported.
  @MainActor static var watchedViews: [WeakView] = []

  var target: Size
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
  /// The last answer.
  var answer = Size.zero

  func priority(of axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
}
