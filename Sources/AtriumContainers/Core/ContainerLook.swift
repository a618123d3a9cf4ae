public import AtriumKit

/// The way in which a change of a container is displayed.
public enum ContainerLook {
  /// The views are exchanged at once, in the order of ``ContainerOrder/atOnce``.
  case atOnce
  /// The views are exchanged at once, and the container itself animates the incoming views.
  ///
  /// The steps have the order of ``ContainerOrder/atOnce``.
  ///
  /// The change ends with ``ContainerDriver/finish()``, which sends `didMove(toParent:)` to the incoming
  /// children.
  case arrival
  /// An animator moves the views. The interactor, if there is one, drives the animator.
  ///
  /// Without an animator the views are exchanged at once, with the call order of a transition.
  case animator(
    (any ViewControllerAnimatedTransitioning)?,
    interactor: (any ViewControllerInteractiveTransitioning)? = nil)
  /// The animation of `transition(from:to:duration:options:animations:)`, with a duration in seconds.
  ///
  /// This animation needs one outgoing and one incoming child. Other changes are made at once.
  case block(
    duration: Double, options: View.AnimationOptions = [],
    animations: ((_ from: ViewController, _ to: ViewController) -> Void)? = nil)
}
