public import AtriumGeometry

/// An interactor: drives a transition interactively.
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Whether the transition begins interactively; if not, the animator runs, and can be paused
  /// later. True unless implemented.
  var wantsInteractiveStart: Bool { get }
  /// The speed at which the transition continues or reverses after the interaction, as a part of
  /// the animator's speed; 1 unless implemented.
  var completionSpeed: Double { get }
  /// The curve after the interaction, as coordinators report it; ease-in and ease-out unless
  /// implemented.
  var completionCurve: UnitCurve { get }

  /// Starts the transition; called instead of the animator if ``wantsInteractiveStart`` is true.
  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
  /// Begins interactively.
  public var wantsInteractiveStart: Bool { true }
  /// As fast as the animator.
  public var completionSpeed: Double { 1 }
  /// Slow at both ends.
  public var completionCurve: UnitCurve { .easeInOut }

  /// The interactor, reset for a new transition.
  var prepared: Self {
    (self as? PercentDrivenInteractiveTransition)?.prepareForTransition()
    return self
  }
}
