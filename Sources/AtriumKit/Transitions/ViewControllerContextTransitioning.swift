public import AtriumGeometry

/// What an animator is told of a transition, and how it reports back (M-8).
///
/// ``ViewController/perform(_:)`` and presentations make one. Other types may conform, to drive an
/// animator without the toolkit; a ``PercentDrivenInteractiveTransition`` only tells those of progress.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens. The leaving view is in it, unless it stays on screen; the animator adds
  /// the coming view.
  var containerView: View { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a hand drives it.
  var isInteractive: Bool { get }
  /// Whether it was turned back by ``cancelInteractiveTransition()``.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for a swap in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// How the picture turns: not at all.
  var targetTransform: AffineTransform { get }

  /// Tells how far an interactive transition is, 0 … 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Tells that an interactive transition goes to its end by itself from now on.
  func finishInteractiveTransition()
  /// Tells that an interactive transition goes back by itself from now on.
  func cancelInteractiveTransition()
  /// Holds a transition that runs, at the present moment: it is interactive from now on.
  func pauseInteractiveTransition()

  /// Ends the transition; the animator must call it, once (M-8).
  ///
  /// - Parameter didComplete: False if it was cancelled: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller on a side; of several the first.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that comes or goes; nil for a side that stays on screen, or has no controller.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is at the beginning, in the container; zero if it is not seen then.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Where a controller's view is at the end, in the container; zero if it is not seen then. For a
  /// dismissed controller it is the place that it had while it was presented.
  func finalFrame(for viewController: ViewController) -> Rect
}
