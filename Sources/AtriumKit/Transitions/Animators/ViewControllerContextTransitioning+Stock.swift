/// Queries of the stock animators.
extension ViewControllerContextTransitioning {
  /// Whether the controller that is visible at the beginning is being dismissed.
  var isDismissal: Bool { viewController(forKey: .from)?.isBeingDismissed == true }

  /// The presented view, which moves; a coming one is added to the container first.
  func addMovingView() -> View? {
    guard !isDismissal else { return view(forKey: .from) }
    guard let view = view(forKey: .to) else { return nil }
    if view.superview !== containerView {
      View.performWithoutAnimation { containerView.addSubview(view) }
    }
    return view
  }
}
