/// Allows or refuses dismissals by the user and is told of them (M-9), and adapts presentations to the size
/// of their window (M-17).
///
/// None of the calls for dismissals is made for a ``ViewController/dismiss(animated:completion:)`` in code.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss it; true unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Called when the user begins to dismiss it; a drag may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when the user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user tried to dismiss it and was refused.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)

  /// Returns the style in a horizontally compact size; ``ModalPresentationStyle/none``, the default, for the
  /// style that was asked for (M-17).
  ///
  /// It is asked for popovers, sheets and custom presentations, when they are presented and when the size
  /// class of the presenter changes. Full screen, over full screen and the two sheets are possible answers;
  /// with others the style stays.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle
  /// Returns the style with some traits of the presenter.
  ///
  /// The default asks ``adaptivePresentationStyle(for:)`` if the width is compact, and else keeps the style.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Configures the presentation controller of another style, such as the detents of a sheet, before it
  /// presents.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)
  /// Returns a controller to present in another style instead of the presented one, such as a navigation
  /// controller around it; nil, the default, for that one.
  ///
  /// When the original style comes back, the presented controller leaves its new parent.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called before a presentation begins, and before it begins again in another style.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller of the original style.
  ///   - style: The style; ``ModalPresentationStyle/none`` for the original one.
  ///   - transitionCoordinator: The coordinator of the presentation.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)
}

extension AdaptivePresentationControllerDelegate {
  /// Allows the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
  /// Keeps the style.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
  /// Asks ``adaptivePresentationStyle(for:)`` if the width is compact.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}
  /// Returns nil.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
}
