/// Gives a presented controller its animators, interactors and presentation controller (M-8).
@MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The animator of the presentation; nil, the default, leaves it to the transition style.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The animator of the dismissal; nil, the default, leaves it to the transition style.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The interactor of the presentation; nil, the default, lets the animator run by itself.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The interactor of the dismissal; nil, the default, lets the animator run by itself.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The presentation controller for the style ``ModalPresentationStyle/custom``; nil, the default,
  /// takes a plain ``PresentationController``.
  ///
  /// - Parameters:
  ///   - presented: Who is presented.
  ///   - presenting: Who presents; nil if that is not known yet.
  ///   - source: Whose `present` was called.
  /// - Returns: A presentation controller made for the presented one.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Leaves it to the transition style.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Leaves it to the transition style.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Lets the animator run by itself.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Lets the animator run by itself.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Takes a plain ``PresentationController``.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
