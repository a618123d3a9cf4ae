import AtriumKit

/// A delegate that returns the animator, the interactors and the presentation controller that the test has
/// set.
@MainActor
final class TransitionDelegate: ViewControllerTransitioningDelegate {
  /// The animator of presentations and dismissals.
  var animator: (any ViewControllerAnimatedTransitioning)?
  var presentInteractor: PercentDrivenInteractiveTransition?
  var dismissInteractor: PercentDrivenInteractiveTransition?
  /// Makes the presentation controller for a presented controller and its presenter.
  var makeController: ((ViewController, ViewController?) -> PresentationController)?

  init(animator: (any ViewControllerAnimatedTransitioning)? = nil) {
    self.animator = animator
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { presentInteractor }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { dismissInteractor }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { makeController?(presented, presenting) }
}
