import AtriumKit

/// A requested change of a navigation controller's stack, from the request to its end.
///
/// Later requests can merge with a change that has not begun.
@MainActor
final class NavigationChange {
  /// The maximum number of controllers, counted from the top of the stack, that a change stores and a bar lists.
  static let longestTail = 32

  /// The controllers at the top of the stack after the change, at most ``longestTail``.
  var tail: [ViewController]
  var isAnimated: Bool
  /// The operation of all merged requests; nil if the old and the new stack determine the operation (N-10).
  var operation: NavigationController.Operation?
  /// Whether a request has set the whole stack.
  ///
  /// If an earlier change is cancelled, that change then does not restore its stack.
  var setsList = false
  /// The controllers that receive `didMove(toParent:)` when the change ends.
  var added: [ViewController] = []
  /// The controllers that are removed from the container when the change ends.
  var removed: [ViewController] = []
  /// The interactor of a pop that a gesture drives.
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The stack before the change.
  var original: [ViewController] = []
  /// Whether the transition has begun, so that no request can merge with it.
  var hasBegun = false
  /// The controller for which the delegate received `willShow`, and the announced animation; nil before the call.
  var announcement: (animated: Bool, ViewController)?

  init(to stack: [ViewController], animated: Bool, operation: NavigationController.Operation?) {
    tail = NavigationChange.tail(of: stack)
    (isAnimated, self.operation) = (animated, operation)
  }

  /// Returns the last controllers of a stack, at a cost that does not depend on the stack's length.
  static func tail(of stack: [ViewController]) -> [ViewController] {
    Array(stack[max(0, stack.count - longestTail)...])
  }

  /// The controller on top after the change.
  var top: ViewController? { tail.last }

  /// Merges a later request into this change.
  func merge(
    to stack: [ViewController], animated: Bool, operation: NavigationController.Operation?
  ) {
    if self.operation != operation { self.operation = nil }
    tail = NavigationChange.tail(of: stack)
    isAnimated = animated
  }

  /// The animator; nil until it is chosen.
  var choice: AnimatorChoice?

  /// The slide of this change that a user can catch; nil if there is none.
  private(set) var slide: CaughtSlide?

  /// Makes the interactor of a slide that runs without a gesture until the user catches it.
  ///
  /// - Returns: The interactor; nil with reduced motion, and if the change sets a whole list or merges different
  ///   operations. Such a change cannot be undone as a whole.
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
