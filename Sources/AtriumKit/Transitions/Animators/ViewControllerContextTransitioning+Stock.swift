/// What the stock animators ask of any context.
extension ViewControllerContextTransitioning {
  /// Whether the controller that is seen at the beginning is being dismissed.
  var isDismissal: Bool { viewController(forKey: .from)?.isBeingDismissed == true }

  /// The view that moves: the presented one, which is added first if it comes.
  func addMovingView() -> View? {
    guard !isDismissal else { return view(forKey: .from) }
    guard let view = view(forKey: .to) else { return nil }
    if view.superview !== containerView {
      View.performWithoutAnimation { containerView.addSubview(view) }
    }
    return view
  }
}
