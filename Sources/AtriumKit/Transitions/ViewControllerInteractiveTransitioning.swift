public import AtriumGeometry

/// An interactor: drives a transition by hand (M-8).
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Whether the transition begins in the hand; if not, the animator runs, and can be held later. True
  /// unless implemented.
  var wantsInteractiveStart: Bool { get }
  /// How fast the transition goes on or back by itself, as a part of the animator's speed; 1 unless
  /// implemented.
  var completionSpeed: Double { get }
  /// The curve of that way, for those that join; ease-in and ease-out unless implemented.
  var completionCurve: UnitCurve { get }

  /// Starts the transition; called instead of the animator if ``wantsInteractiveStart`` says so.
  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
  /// Begins in the hand.
  public var wantsInteractiveStart: Bool { true }
  /// As fast as the animator.
  public var completionSpeed: Double { 1 }
  /// Slow at both ends.
  public var completionCurve: UnitCurve { .easeInOut }

  /// The interactor for a transition that is asked for now.
  var prepared: Self {
    (self as? PercentDrivenInteractiveTransition)?.prepareForTransition()
    return self
  }
}
