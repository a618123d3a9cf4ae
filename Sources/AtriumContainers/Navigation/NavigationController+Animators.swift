public import AtriumKit

extension NavigationController {
  /// Makes the animator of the navigation controller's own slide, for delegates and other containers.
  ///
  /// The upper view slides over the lower one, which follows by a third of the way under a scrim, in 0.35
  /// seconds. A push comes from the trailing edge, a pop goes back there.
  public static func slideAnimator(
    for operation: Operation
  ) -> any ViewControllerAnimatedTransitioning { NavigationSlide(operation) }

  /// The animator without the delegate: the wish of the pushed or popped controller, or the slide (TR-4).
  func ownAnimator(
    for operation: Operation, from old: ViewController, to new: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let wish = operation == .pop ? old.preferredTransition?.reversed : new.preferredTransition
    return wish?.animator() ?? NavigationSlide(operation)
  }
}
