/// Provides the animators, interactors and presentation controller of a presented controller.
@MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The animator of the presentation; nil, the default, uses the
  /// ``ViewController/preferredTransition`` or the transition style's (TR-1, TR-4).
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The animator of the dismissal; nil, the default, uses the
  /// ``ViewController/preferredTransition`` or the transition style's.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The interactor of the presentation; nil, the default, runs the animator without interaction.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The interactor of the dismissal; nil, the default, runs the animator without interaction.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The presentation controller for the style ``ModalPresentationStyle/custom``; nil, the default,
  /// uses a plain ``PresentationController``.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenter; nil if it is not known yet.
  ///   - source: The controller that received the call of `present`.
  /// - Returns: A presentation controller made for the presented controller.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Uses the preferred transition, or that of the transition style.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Uses the preferred transition, or that of the transition style.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Runs the animator without interaction.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Runs the animator without interaction.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Uses a plain ``PresentationController``.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
