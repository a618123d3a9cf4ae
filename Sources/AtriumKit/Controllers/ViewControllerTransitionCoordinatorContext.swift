public import AtriumGeometry

/// The state of a transition: a presentation, a dismissal, a swap of children, or a window's resize.
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `.none` for a swap of children and for a resize.
  var presentationStyle: ModalPresentationStyle { get }
  /// The duration, in seconds; 0 if the transition is not animated.
  var transitionDuration: Double { get }
  /// The container view; for a resize, the window. Nil after the transition has been released.
  var containerView: View? { get }

  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused while it runs, because it has an interaction controller.
  var isInterruptible: Bool { get }
  /// Whether the transition is currently interactive; false for a window's resize.
  var isInteractive: Bool { get }
  /// Whether the transition has been cancelled; false for a window's resize.
  var isCancelled: Bool { get }
  /// The progress of the transition, from 0 to 1.
  ///
  /// The value is the progress that the interaction controller reports. Without such reports, it is the elapsed
  /// fraction of the duration. If the transition is not animated, it is 1.
  var percentComplete: Double { get }
  /// The speed after the interaction, as a multiple of the animator's speed.
  var completionVelocity: Double { get }
  /// The curve of the animation after the interaction, as set by the interaction controller.
  var completionCurve: UnitCurve { get }
  /// The rotation of the interface in a change of the orientation, and otherwise the identity (DC-32).
  var targetTransform: AffineTransform { get }

  /// Returns the controller with a role in the transition; nil for a resize.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the incoming or outgoing view; nil for a view that stays on screen, and for a resize.
  func view(forKey key: TransitionContextViewKey) -> View?
}
