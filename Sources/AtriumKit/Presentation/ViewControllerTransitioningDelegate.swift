/// A delegate that provides the objects for the presentation of a controller.
///
/// These are the animators, the interaction controllers and the presentation controller.
@MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of the presentation (TR-1, TR-4).
  ///
  /// Nil, the default, uses the ``ViewController/preferredTransition``, or the animator of the transition style. A
  /// popover then uses its own animator.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the animator of the dismissal.
  ///
  /// Nil, the default, uses the ``ViewController/preferredTransition``, or the animator of the transition style. A
  /// popover then uses its own animator.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of the presentation.
  ///
  /// Nil, the default, runs the animator without interaction.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the interaction controller of the dismissal.
  ///
  /// Nil, the default, runs the animator without interaction.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for the style ``ModalPresentationStyle/custom``.
  ///
  /// Nil, the default, uses a plain ``PresentationController``.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenter; nil if it is not known yet.
  ///   - source: The controller on which `present` was called.
  /// - Returns: A presentation controller that was made for the presented controller.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// The default implementation returns nil, which uses the preferred transition or the transition
  /// style.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// The default implementation returns nil, which uses the preferred transition or the transition
  /// style.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// The default implementation returns nil, which runs the animator without interaction.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// The default implementation returns nil, which runs the animator without interaction.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// The default implementation returns nil, which uses a plain ``PresentationController``.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
