import AtriumGeometry

/// A question for the size of a view that its constraints would like.
struct FittingRequest {
  /// Controllers' views whose fitting size somebody has asked for, and may want to hear of.
  @MainActor static var watchedViews: [WeakView] = []

  var target: Size
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
  /// What the answer was.
  var answer = Size.zero

  func priority(of axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
}
