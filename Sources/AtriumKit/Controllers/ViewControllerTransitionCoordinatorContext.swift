public import AtriumGeometry

/// The state of a transition in progress: a presentation, a swap of children, or a window's resize
///
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `.none` for a swap of children and for a resize.
  var presentationStyle: ModalPresentationStyle { get }
  /// The duration, in seconds; 0 if it is not animated.
  var transitionDuration: Double { get }
  /// The container view; for a resize the window. It is nil once the transition is released.
  var containerView: View? { get }

  /// Whether it began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether it has an interactor, which can pause it while it runs.
  var isInterruptible: Bool { get }
  /// Whether it is interactive at present; a window's resize never is.
  var isInteractive: Bool { get }
  /// Whether it is cancelled; a window's resize never is.
  var isCancelled: Bool { get }
  /// The progress, 0 … 1: as the interactor reports it, else the part of the duration. It is 1 when
  /// the transition is not animated.
  var percentComplete: Double { get }
  /// The speed after the interaction, as a part of the animator's speed.
  var completionVelocity: Double { get }
  /// The curve of the animation after the interaction, as the interactor declares it.
  var completionCurve: UnitCurve { get }
  /// The rotation of the picture when the orientation changes, else the identity (DC-32).
  var targetTransform: AffineTransform { get }

  /// The controller on a side; nil for a resize.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that comes or goes; nil for a side that stays on screen, and for a resize.
  func view(forKey key: TransitionContextViewKey) -> View?
}
