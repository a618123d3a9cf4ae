public import AtriumGeometry

extension View {
  /// The target size that requests the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target size that requests the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that best satisfies the constraints in this view's subtree.
  ///
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` returns this size.
  func constraintSizeFitting(
    _ targetSize: Size, _ horizontalFittingPriority: LayoutPriority,
    _ verticalFittingPriority: LayoutPriority
  ) -> Size {
    let call = "\(type(of: self)).systemLayoutSizeFitting"
    guard targetSize.width.isFinite, targetSize.height.isFinite else {
      programmerError("\(call) got the size \(targetSize); give finite numbers, in points.")
    }
    horizontalFittingPriority.check(call)
    verticalFittingPriority.check(call)
    if needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints { updateConstraintsIfNeeded() }
    var request = FittingRequest(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    request.answer = answer(to: request)
    if viewController != nil {
      let state = madeLayoutState
      if state.fitting == nil {
        FittingRequest.watchedViews.removeAll { $0.view == nil }
        FittingRequest.watchedViews.append(WeakView(self))
      }
      state.fitting = request
    }
    return request.answer
  }

  private func answer(to request: FittingRequest) -> Size {
    let engine = LayoutEngine(root: self, request: request)
    engine.enqueueTree(self)
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] { _ = engine.part(of: self, axis) }
    engine.solve()
    return engine.frame(of: self)?.size ?? .zero
  }

  /// Recomputes the fitting size, and notifies the container if the size has changed.
  func updateFittingSize() {
    guard let request = layoutState?.fitting, let controller = viewController else { return }
    let answer = answer(to: request)
    guard answer != request.answer else { return }
    layoutState?.fitting?.answer = answer
    controller.parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: controller)
  }
}

extension LayoutEngine {
  /// Records a view whose change may change a fitting size.
  func touch(_ view: View) {
    // The engine of a view outside windows may never have a layout pass, so it must not retain the view.
    if !FittingRequest.watchedViews.isEmpty { touchedViews.append(WeakView(view)) }
  }

  /// Notifies containers of changes in the fitting sizes of their children's views.
  func tellFittingSizes() {
    guard !touchedViews.isEmpty else { return }
    let touched = touchedViews.compactMap(\.view)
    touchedViews = []
    FittingRequest.watchedViews.removeAll { $0.view == nil }
    for watched in FittingRequest.watchedViews {
      guard let view = watched.view, touched.contains(where: { $0.isDescendant(of: view) }) else {
        continue
      }
      view.updateFittingSize()
    }
  }
}
