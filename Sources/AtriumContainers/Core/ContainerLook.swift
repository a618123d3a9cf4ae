public import AtriumKit

/// How a change of a container looks.
public enum ContainerLook {
  /// The views change places at once, in the order of ``ContainerOrder/atOnce``.
  case atOnce
  /// The views change places at once, in the order of ``ContainerOrder/atOnce``, and the container moves them in.
  ///
  /// The change ends with ``ContainerDriver/finish()``, which sends `didMove(toParent:)` to the coming children.
  case arrival
  /// An animator moves the views; the interactor drives it, if there is one.
  ///
  /// Without an animator the change is made at once, with the order of calls of a transition.
  case animator(
    (any ViewControllerAnimatedTransitioning)?,
    interactor: (any ViewControllerInteractiveTransitioning)? = nil)
  /// The look of `transition(from:to:duration:options:animations:)`, with a duration in seconds.
  ///
  /// It needs one leaving and one coming child; other changes are made at once.
  case block(
    duration: Double, options: View.AnimationOptions = [],
    animations: ((_ from: ViewController, _ to: ViewController) -> Void)? = nil)
}
