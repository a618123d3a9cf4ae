public import AtriumGeometry

/// An interaction controller: it drives a transition interactively.
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Whether the transition begins interactively; the default implementation returns true.
  ///
  /// If the value is false, the animator runs automatically, and can be paused later.
  var wantsInteractiveStart: Bool { get }
  /// The speed after the interaction, as a multiple of the animator's speed.
  ///
  /// The default implementation returns 1.
  var completionSpeed: Double { get }
  /// The curve of the animation after the interaction, which coordinators report.
  ///
  /// The default implementation returns `easeInOut`.
  var completionCurve: UnitCurve { get }

  /// Starts the transition; called instead of the animator if ``wantsInteractiveStart`` is true.
  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
  /// The default value: the transition begins interactively.
  public var wantsInteractiveStart: Bool { true }
  /// The default value: the speed of the animator.
  public var completionSpeed: Double { 1 }
  /// The default value: slow at both ends.
  public var completionCurve: UnitCurve { .easeInOut }

  /// The object itself, after it has been reset for a new transition.
  var prepared: Self {
    (self as? PercentDrivenInteractiveTransition)?.prepareForTransition()
    return self
  }
}
