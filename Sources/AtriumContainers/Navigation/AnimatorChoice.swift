import AtriumKit

/// The animator that was chosen for a change of a navigation controller's stack.
@MainActor
struct AnimatorChoice {
  let animator: any ViewControllerAnimatedTransitioning
  /// Whether the delegate made the animator.
  ///
  /// The delegate is asked for an interactor only for its own animator.
  let isByDelegate: Bool
  let operation: NavigationController.Operation
  private let old: ViewController
  private let new: ViewController

  init(
    _ animator: any ViewControllerAnimatedTransitioning, isByDelegate: Bool,
    for operation: NavigationController.Operation, from old: ViewController, to new: ViewController
  ) {
    (self.animator, self.isByDelegate, self.operation) = (animator, isByDelegate, operation)
    (self.old, self.new) = (old, new)
  }

  /// Returns whether the animator was chosen for an operation between two controllers.
  func isFor(
    _ operation: NavigationController.Operation, from old: ViewController, to new: ViewController
  ) -> Bool { self.operation == operation && self.old === old && self.new === new }
}
