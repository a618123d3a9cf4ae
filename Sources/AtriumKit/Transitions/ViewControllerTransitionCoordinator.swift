/// A change that is under way, and a place to join it.
///
/// ``ViewController/transitionCoordinator`` has it for every controller concerned, from the first `will`
/// call on.
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Joins the change.
  ///
  /// In a presentation or a swap `animation` is run after the layout that follows the animator's start,
  /// so that `viewIsAppearing` is early enough.
  ///
  /// - Parameters:
  ///   - animation: Is run once, with the new bounds, inside the change's animation; not if the change
  ///     is cancelled before.
  ///   - completion: Is run once, at its end, in the order in which they came.
  /// - Returns: Whether it was early enough; otherwise neither closure is run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Joins the change with the animation of a view that need not be inside ``containerView``.
  ///
  /// Any view of the window can be animated, so `view` only says what is meant.
  ///
  /// - Parameters:
  ///   - view: The view that `animation` changes, or one that holds it.
  ///   - animation: As in ``animate(alongsideTransition:completion:)``.
  ///   - completion: As in ``animate(alongsideTransition:completion:)``.
  /// - Returns: Whether it was early enough; otherwise neither closure is run.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Hears each time that a hand takes the change, or lets it go.
  ///
  /// In the call ``ViewControllerTransitionCoordinatorContext/isInteractive`` and
  /// ``ViewControllerTransitionCoordinatorContext/isCancelled`` are the new ones. A change that no hand
  /// drives never calls it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Joins the change with nothing to do at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
