public import AtriumGeometry

/// What an animator is told of a presentation or dismissal, and how it reports back (M-8).
///
/// The toolkit makes it; nobody else conforms.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens; the coming view is in it already.
  var containerView: View { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether somebody's hand drives it.
  var isInteractive: Bool { get }
  /// Whether it was turned back by ``cancelInteractiveTransition()``.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: ModalPresentationStyle { get }
  /// How the picture turns: not at all.
  var targetTransform: AffineTransform { get }

  /// Tells how far an interactive transition is, 0 … 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Tells that an interactive transition goes to its end by itself from now on.
  func finishInteractiveTransition()
  /// Tells that an interactive transition goes back by itself from now on.
  func cancelInteractiveTransition()

  /// Ends the transition; the animator must call it, once (M-8).
  ///
  /// - Parameter didComplete: False if it was cancelled: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller on a side.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that comes or goes; nil for the side that stays on screen.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is at the beginning, in the container; zero if nowhere.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Where a controller's view is at the end, in the container; zero if nowhere.
  func finalFrame(for viewController: ViewController) -> Rect
}
