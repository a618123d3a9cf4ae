public import AtriumGeometry

/// The calls about the positions of a popover, beside those about its dismissal.
///
/// Set it as the popover's ``PresentationController/delegate``.
@MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be presented, and has no place yet; the last moment to set its
  /// source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)

  /// Called when the popover gets another place because its container has another size.
  ///
  /// It is not called for a popover of a ``PopoverPresentationController/sourceItem`` that is no view.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The rectangle that the arrow points at, in the view's coordinates, in points; a change
  ///     replaces the ``PopoverPresentationController/sourceRect``.
  ///   - view: The view; a change replaces the ``PopoverPresentationController/sourceView``.
  func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout Rect, in view: inout View)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// Leaves the place as it is.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout Rect, in view: inout View
  ) {}
}
