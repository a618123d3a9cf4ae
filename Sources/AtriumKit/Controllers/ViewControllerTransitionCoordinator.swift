/// A transition in progress that other code can join.
///
/// ``ViewController/transitionCoordinator`` returns it for every controller concerned, directly
/// after the call that requests an animated change, and otherwise from the first `will` call on.
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Joins the transition.
  ///
  /// In a presentation or a swap `animation` runs after the layout that follows the animator's
  /// start, so `viewIsAppearing` can still join.
  ///
  /// - Parameters:
  ///   - animation: Runs once, with the new bounds, inside the transition's animation; it does not
  ///     run if the transition is cancelled before.
  ///   - completion: Runs once, at the end, also if `animation` came too late. Completions run in the
  ///     order in which they joined.
  /// - Returns: Whether it was early enough for `animation`; otherwise that does not run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Joins the transition with the animation of a view that need not be inside its container view.
  ///
  /// Any view of the window can be animated; `view` has no effect.
  ///
  /// - Parameters:
  ///   - view: The view that `animation` changes, or a superview of it.
  ///   - animation: As in ``animate(alongsideTransition:completion:)``.
  ///   - completion: As in ``animate(alongsideTransition:completion:)``.
  /// - Returns: Whether it was early enough for `animation`; otherwise that does not run.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called when the transition becomes interactive while it runs, or stops
  /// being so.
  ///
  /// In the call ``ViewControllerTransitionCoordinatorContext/isInteractive`` and
  /// ``ViewControllerTransitionCoordinatorContext/isCancelled`` have their new values. A transition
  /// that is never interactive does not call it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Joins the transition without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
