/// A transition in progress to which other code can add animations.
///
/// ``ViewController/transitionCoordinator`` returns the coordinator for each controller that takes part. For an
/// animated change, the coordinator exists directly after the call that requests the change. For a change without
/// animation, it exists from the first `will` call.
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Adds an animation and a completion to the transition.
  ///
  /// In a presentation or a swap of children, `animation` runs after the layout that follows the start of the
  /// animator. An override of `viewIsAppearing` can therefore still add an animation.
  ///
  /// - Parameters:
  ///   - animation: Runs once, with the new bounds, inside the transition's animation. If the transition is
  ///     cancelled before, the closure does not run.
  ///   - completion: Runs once, at the end, even if `animation` was added too late. Completions run in the order of
  ///     addition.
  /// - Returns: Whether `animation` was added in time; if not, it does not run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds an animation of a view that may be outside the transition's container view.
  ///
  /// Any view of the window can be animated; `view` has no effect.
  ///
  /// - Parameters:
  ///   - view: The view that `animation` changes, or a superview of it.
  ///   - animation: As in ``animate(alongsideTransition:completion:)``.
  ///   - completion: As in ``animate(alongsideTransition:completion:)``.
  /// - Returns: Whether `animation` was added in time; if not, it does not run.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called when the running transition becomes interactive or ceases to be interactive.
  ///
  /// During the call, ``ViewControllerTransitionCoordinatorContext/isInteractive`` and
  /// ``ViewControllerTransitionCoordinatorContext/isCancelled`` have their new values. The handler is not called for
  /// a transition that is never interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Adds an animation to the transition, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
