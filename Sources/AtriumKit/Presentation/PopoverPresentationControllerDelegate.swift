public import AtriumGeometry

/// A delegate that decides about a popover's position, in addition to its dismissal.
///
/// Set the delegate as the popover's ``PresentationController/delegate``.
@MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover's frame is computed and before the popover is presented.
  ///
  /// The delegate can still set the popover's source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)

  /// Called when the size of the popover's container has changed, before the popover gets its new frame.
  ///
  /// This method is not called if the ``PopoverPresentationController/sourceItem`` is not a view.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The rectangle that the arrow points at, in points, in the view's coordinates. Changing the rectangle
  ///     sets the ``PopoverPresentationController/sourceRect``.
  ///   - view: The source view. Changing the view sets the
  ///     ``PopoverPresentationController/sourceView``.
  func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout Rect, in view: inout View)

  /// Returns whether the user may dismiss the popover; the default implementation returns true.
  ///
  /// This method is UIKit's older form of `presentationControllerShouldDismiss(_:)`. It is not called if the
  /// delegate implements the newer method.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool

  /// Called when the user has dismissed the popover.
  ///
  /// This method is UIKit's older form of `presentationControllerDidDismiss(_:)`. It is not called if the delegate
  /// implements the newer method.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// The default implementation does not change the source.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout Rect, in view: inout View
  ) {}
  /// The default implementation allows the dismissal.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}

  /// The default implementation calls ``popoverPresentationControllerShouldDismissPopover(_:)`` for a popover.
  ///
  /// It allows the dismissal of any other presentation.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    (presentationController as? PopoverPresentationController).map(
      popoverPresentationControllerShouldDismissPopover) ?? true
  }
  /// The default implementation calls ``popoverPresentationControllerDidDismissPopover(_:)`` for a popover.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    (presentationController as? PopoverPresentationController).map(
      popoverPresentationControllerDidDismissPopover)
  }
}
