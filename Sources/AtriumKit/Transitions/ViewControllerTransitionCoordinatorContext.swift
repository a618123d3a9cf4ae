public import AtriumGeometry

/// What a coordinator tells of a change that is under way: of a presentation, of a swap in a container,
/// or of a window's size.
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How a controller is presented; `.none` for a swap in a container and for a resize.
  var presentationStyle: ModalPresentationStyle { get }
  /// How long it takes, in seconds; 0 when it is not animated.
  var transitionDuration: Double { get }
  /// The view in which it happens: for a resize the window. It is nil once that has gone.
  var containerView: View? { get }

  /// Whether it began in a hand.
  var initiallyInteractive: Bool { get }
  /// Whether it can be held once it runs: it has an interactor.
  var isInterruptible: Bool { get }
  /// Whether a hand drives it at present; a window's resize never.
  var isInteractive: Bool { get }
  /// Whether the change will not come about; a window's resize always does.
  var isCancelled: Bool { get }
  /// How much of it has gone, 0 … 1: where the hand is, else the part of its time. It is 1 when the
  /// change is not animated.
  var percentComplete: Double { get }
  /// The part of the animator's speed at which it runs on after the hand has let go.
  var completionVelocity: Double { get }
  /// The curve of its animation.
  var completionCurve: UnitCurve { get }
  /// How the picture turns: by a quarter when the orientation changes, else not at all (DC-32).
  var targetTransform: AffineTransform { get }

  /// The controller on a side; nil for a resize.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that comes or goes; nil for a side that stays on screen, and for a resize.
  func view(forKey key: TransitionContextViewKey) -> View?
}
