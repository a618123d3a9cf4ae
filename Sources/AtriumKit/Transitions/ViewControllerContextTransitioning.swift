public import AtriumGeometry

/// The context of a transition, which informs an animator and takes its reports.
///
/// ``ViewController/perform(_:)`` and presentations provide one. Other types may conform, to run an
/// animator without the toolkit; to those a ``PercentDrivenInteractiveTransition`` only reports
/// progress.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The container view. The leaving view is in it, unless it stays on screen; the animator adds
  /// the coming view.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive at present.
  var isInteractive: Bool { get }
  /// Whether ``cancelInteractiveTransition()`` or `completeTransition(false)` has cancelled it.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `.none` for a swap of children.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the picture: always the identity.
  var targetTransform: AffineTransform { get }

  /// Reports the progress of an interactive transition, 0 … 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Reports that the interaction has ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition reverses; it is cancelled.
  func cancelInteractiveTransition()
  /// Pauses a running transition at the current moment; it becomes interactive.
  func pauseInteractiveTransition()

  /// Ends the transition; the animator must call it, once.
  ///
  /// - Parameter didComplete: False if it was cancelled: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// The controller on a side; of several the first.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that comes or goes; nil for a side that stays on screen, or has no controller.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// The initial frame of a controller's view, in the container; zero if it is not visible then.
  func initialFrame(for viewController: ViewController) -> Rect
  /// The final frame of a controller's view, in the container; zero if it is not visible then. For
  /// a dismissed controller it is the frame that it had while it was presented.
  func finalFrame(for viewController: ViewController) -> Rect
}
