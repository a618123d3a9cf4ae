public import AtriumKit

extension NavigationController {
  /// Makes the animator of the navigation controller's own slide, for delegates and other containers.
  ///
  /// The upper view slides over the lower one, which follows by a third of the way under a scrim, in 0.35
  /// seconds. A push comes from the trailing edge, a pop goes back there.
  public static func slideAnimator(
    for operation: Operation
  ) -> any ViewControllerAnimatedTransitioning { NavigationSlide(operation) }

  /// The transition that a change would be if it began now.
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

  /// The animator of a change: the delegate's, unless a gesture drives the change, or its own (N-21).
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

  /// The interactor of a change that no gesture began: the delegate's, or the one that can catch the
  /// slide.
  func interactor(
    for choice: AnimatorChoice, of change: NavigationChange
  ) -> (any ViewControllerInteractiveTransitioning)? {
    if choice.isByDelegate {
      return delegate?.navigationController(self, interactionControllerFor: choice.animator)
    }
    return choice.animator is NavigationSlide
      ? change.makeHand(for: choice.operation, in: view) : nil
  }

  /// The animator without the delegate: the wish of the pushed or popped controller, or the slide (TR-4).
  func ownAnimator(
    for operation: Operation, from old: ViewController, to new: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let wish = operation == .pop ? old.preferredTransition?.reversed : new.preferredTransition
    return wish?.animator() ?? NavigationSlide(operation)
  }
}
