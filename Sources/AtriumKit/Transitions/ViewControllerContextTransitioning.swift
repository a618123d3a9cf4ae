public import AtriumGeometry

/// The context of a transition.
///
/// The context provides the views and controllers to an animator, and receives the animator's reports.
///
/// ``ViewController/perform(_:)`` and presentations provide a context. Client code can implement the protocol to run
/// an animator without the toolkit. To such a context, a ``PercentDrivenInteractiveTransition`` only reports its
/// progress.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The container view.
  ///
  /// It contains the outgoing view, unless that view stays on screen. The animator must add the incoming view.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether ``cancelInteractiveTransition()`` or `completeTransition(false)` has cancelled the
  /// transition.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `.none` for a swap of children.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the interface, which is always the identity.
  var targetTransform: AffineTransform { get }

  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Reports that the interaction has ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended, and that the transition is cancelled and reverses.
  func cancelInteractiveTransition()
  /// Pauses a running transition at its current progress, and makes it interactive.
  func pauseInteractiveTransition()

  /// Ends the transition; the animator must call this method exactly once.
  ///
  /// - Parameter didComplete: Whether the transition was completed; pass `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller with a role in the transition; if there are several, the first one.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the incoming or outgoing view.
  ///
  /// The result is nil for a view that stays on screen, or if there is no such controller.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the initial frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// The frame is zero if the view is not visible at the beginning.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Returns the final frame of a controller's view, in points, in the container view's coordinates.
  ///
  /// The frame is zero if the view is not visible at the end.
  ///
  /// For a dismissed controller, this is the frame that its view had while it was presented.
  func finalFrame(for viewController: ViewController) -> Rect
}
