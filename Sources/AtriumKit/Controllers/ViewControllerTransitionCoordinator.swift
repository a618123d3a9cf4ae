/// A transition in progress to which other code can add animations.
///
/// ``ViewController/transitionCoordinator`` returns the coordinator for every controller that takes
/// part. The coordinator of an animated change exists directly after the call that requests the
/// change. The coordinator of a change without animation exists from the first `will` call.
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Adds an animation and a completion to the transition.
  ///
  /// In a presentation or a swap of children, `animation` runs after the layout that follows the
  /// animator's start, so an override of `viewIsAppearing` can still add an animation.
  ///
  /// - Parameters:
  ///   - animation: Runs once, with the new bounds, inside the transition's animation; does not run
  ///     if the transition is cancelled first.
  ///   - completion: Runs once, at the end, even if `animation` was added too late. Completions run
  ///     in the order in which they were added.
  /// - Returns: Whether `animation` was added in time; if not, it does not run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds an animation of a view that need not be inside the transition's container view.
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

  /// Adds a handler that is called when the running transition becomes interactive, or stops being
  /// interactive.
  ///
  /// During the call ``ViewControllerTransitionCoordinatorContext/isInteractive`` and
  /// ``ViewControllerTransitionCoordinatorContext/isCancelled`` have their new values. A transition
  /// that is never interactive does not call the handler.
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
