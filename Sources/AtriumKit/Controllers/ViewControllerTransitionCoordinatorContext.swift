public import AtriumGeometry

/// The state of a transition in progress: a presentation, a swap of children, or a window's resize
///
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
  /// Whether the transition has an interactor, which can pause it while it runs.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now; false for a window's resize.
  var isInteractive: Bool { get }
  /// Whether the transition has been cancelled; false for a window's resize.
  var isCancelled: Bool { get }
  /// The progress of the transition, 0 … 1.
  ///
  /// The value is the progress that the interactor reports, or else the elapsed fraction of the
  /// duration. If the transition is not animated, the value is 1.
  var percentComplete: Double { get }
  /// The speed after the interaction, as a multiple of the animator's speed.
  var completionVelocity: Double { get }
  /// The curve of the animation after the interaction, as set by the interactor.
  var completionCurve: UnitCurve { get }
  /// The rotation of the interface when the orientation changes, otherwise the identity (DC-32).
  var targetTransform: AffineTransform { get }

  /// Returns the controller with the given role in the transition; nil for a resize.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the outgoing or incoming view; nil for a view that stays on screen, and for a resize.
  func view(forKey key: TransitionContextViewKey) -> View?
}
