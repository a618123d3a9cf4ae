/// An interactor: drives a presentation or dismissal by somebody's hand (M-8).
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Whether the transition begins in somebody's hand; if not, the animator runs. True unless
  /// implemented.
  var wantsInteractiveStart: Bool { get }

  /// Starts the transition; called in a turn's layout step.
  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
  /// Begins in somebody's hand.
  public var wantsInteractiveStart: Bool { true }
}
