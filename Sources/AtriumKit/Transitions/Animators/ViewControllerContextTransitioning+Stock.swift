/// The queries that the stock animators need.
extension ViewControllerContextTransitioning {
  /// Whether the controller that is visible at the beginning is being dismissed.
  var isDismissal: Bool { viewController(forKey: .from)?.isBeingDismissed == true }

  /// Returns the presented view, which moves; an incoming view is first added to the container.
  func addMovingView() -> View? {
    guard !isDismissal else { return view(forKey: .from) }
    guard let view = view(forKey: .to) else { return nil }
    if view.superview !== containerView {
      View.performWithoutAnimation { containerView.addSubview(view) }
    }
    return view
  }
}
