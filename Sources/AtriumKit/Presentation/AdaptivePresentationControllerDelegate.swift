/// A delegate that decides about dismissals by the user (M-9), and adapts presentations to the window's size (M-17).
///
/// When code calls ``ViewController/dismiss(animated:completion:)``, the methods about dismissals are not called.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the presentation; the default implementation returns true.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Called when the user begins a dismissal; the dismissal is cancelled if the user drags the view back.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user has tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)

  /// Returns the style of the presentation for a horizontally compact size (M-17).
  ///
  /// ``ModalPresentationStyle/none``, the default, keeps the requested style.
  ///
  /// The method is called for popovers, sheets and custom presentations, when they are presented and when the size
  /// class of the presenter changes. It may return full screen, over full screen or one of the two sheet styles. Any
  /// other value keeps the requested style.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle
  /// Returns the style of the presentation for the given traits of the presenter.
  ///
  /// The default implementation calls ``adaptivePresentationStyle(for:)`` if the width is compact,
  /// and otherwise keeps the requested style.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Configures the presentation controller of an adapted style before it presents.
  ///
  /// For example, the delegate sets the detents of a sheet.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)
  /// Returns a controller that replaces the presented controller in an adapted style.
  ///
  /// Nil, the default, keeps the presented controller.
  ///
  /// The replacement can be a navigation controller that contains the presented controller. When the presentation
  /// returns to its original style, the presented controller is removed from the replacement.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called before a presentation begins, and before it changes to another style.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller of the original style.
  ///   - style: The adapted style; ``ModalPresentationStyle/none`` stands for the original style.
  ///   - transitionCoordinator: The coordinator of the presentation.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)
}

extension AdaptivePresentationControllerDelegate {
  /// The default implementation allows the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
  /// The default implementation keeps the requested style.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
  /// The default implementation calls ``adaptivePresentationStyle(for:)`` if the width is compact.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}
  /// The default implementation returns nil.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
}
