import AtriumKit

/// A requested change of a navigation controller's stack, from the request to its end.
///
/// Requests that have not begun merge where only the last one would be seen.
@MainActor
final class NavigationChange {
  /// The most controllers of the stack that a change keeps: those that the bar lists.
  static let longestTail = 32

  /// The upper end of the stack after the change.
  var tail: [ViewController]
  var isAnimated: Bool
  /// The operation of the last request; nil if it follows from the two stacks (N-10).
  var operation: NavigationController.Operation?
  /// Whether a request has set the whole stack, so that nothing of an earlier change comes back.
  var setsList = false
  /// The controllers that get `didMove(toParent:)` at the end.
  var added: [ViewController] = []
  /// The controllers that leave the container at the end.
  var removed: [ViewController] = []
  /// The interactor of a pop that a gesture drives.
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The stack before the change.
  var original: [ViewController] = []
  /// Whether the transition has begun, so that no request can merge with it.
  var hasBegun = false
  /// Whether the delegate was told of the controller to be shown, and of an animation.
  var announcement: (animated: Bool, ViewController)?

  init(to stack: [ViewController], animated: Bool, operation: NavigationController.Operation?) {
    tail = NavigationChange.tail(of: stack)
    (isAnimated, self.operation) = (animated, operation)
  }

  /// The last controllers of a stack, at a cost that does not depend on its length.
  static func tail(of stack: [ViewController]) -> [ViewController] {
    Array(stack[max(0, stack.count - longestTail)...])
  }

  /// The controller to be shown.
  var top: ViewController? { tail.last }

  /// Takes over a later request.
  func merge(
    to stack: [ViewController], animated: Bool, operation: NavigationController.Operation?
  ) {
    if self.operation != operation { self.operation = nil }
    tail = NavigationChange.tail(of: stack)
    isAnimated = animated
  }

  /// The animator, once it was chosen.
  var choice: AnimatorChoice?

  /// The slide of this change for a user to catch; nil if it has none, or does not run by itself.
  private(set) var slide: CaughtSlide?

  /// Makes the interactor of a slide that runs by itself until it is caught.
  ///
  /// - Returns: Nil with reduced motion, and for a change that would not be undone as a whole.
  func makeHand(
    for operation: NavigationController.Operation, in view: View
  ) -> PercentDrivenInteractiveTransition? {
    guard self.operation != nil, view.traitCollection.motion == .full else { return nil }
    let hand = PercentDrivenInteractiveTransition()
    hand.wantsInteractiveStart = false
    hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    slide = CaughtSlide(hand, of: operation)
    return hand
  }
}
