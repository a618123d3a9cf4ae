public import AtriumKit

extension NavigationController {
  /// Makes an animator with the navigation controller's default slide, for delegates and other containers.
  ///
  /// In 0.35 seconds the upper view slides over the lower view, which moves by a third of the distance
  /// under a scrim. A pushed view comes from the trailing edge, and a popped view goes back there.
  public static func slideAnimator(
    for operation: Operation
  ) -> any ViewControllerAnimatedTransitioning { NavigationSlide(operation) }

  /// Returns the children and the animation that a change would have if it began now.
  func outlook(of change: NavigationChange, from displayed: ViewController?)
    -> ContainerTransition.Outlook
  {
    let old = displayed?.parent === self ? displayed : nil
    let new = change.tail.last { $0.parent === self }
    guard new !== old else { return .init(leaving: [], coming: [], animator: nil) }
    var outlook = ContainerTransition.Outlook(
      leaving: old.map { [$0] } ?? [], coming: new.map { [$0] } ?? [], animator: nil)
    if change.isAnimated, let old, let new {
      outlook.animator = { [unowned self] in choice(for: change, from: old, to: new).animator }
    }
    return outlook
  }

  /// Returns the animator of a change (N-21).
  ///
  /// The delegate's animator is used, unless the delegate has none or a gesture drives the change. In these cases
  /// the navigation controller's own animator is used.
  ///
  /// The delegate is asked once for each pair of controllers.
  func choice(
    for change: NavigationChange, from old: ViewController, to new: ViewController
  ) -> AnimatorChoice {
    let operation = change.operation ?? (change.original.contains(new) ? .pop : .push)
    if let known = change.choice, known.isFor(operation, from: old, to: new) { return known }
    let made =
      change.interactor == nil
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new) : nil
    let choice = AnimatorChoice(
      made ?? ownAnimator(for: operation, from: old, to: new), isByDelegate: made != nil,
      for: operation, from: old, to: new)
    change.choice = choice
    return choice
  }

  /// Returns the interactor for a change that was not begun by a gesture.
  ///
  /// It is the delegate's interactor, or the interactor by which the user can catch the slide.
  func interactor(
    for choice: AnimatorChoice, of change: NavigationChange
  ) -> (any ViewControllerInteractiveTransitioning)? {
    if choice.isByDelegate {
      return delegate?.navigationController(self, interactionControllerFor: choice.animator)
    }
    return choice.animator is NavigationSlide
      ? change.makeHand(for: choice.operation, in: view) : nil
  }

  /// Returns the animator that is used if the delegate provides none (TR-4).
  ///
  /// It is the transition that the pushed or popped controller prefers, or the slide.
  func ownAnimator(
    for operation: Operation, from old: ViewController, to new: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let wish = operation == .pop ? old.preferredTransition?.reversed : new.preferredTransition
    return wish?.animator() ?? NavigationSlide(operation)
  }
}
