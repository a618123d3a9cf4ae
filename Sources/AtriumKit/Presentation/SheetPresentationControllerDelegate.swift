/// A delegate that is notified of the detents of a sheet, in addition to its dismissal.
///
/// Set the delegate as the sheet's ``PresentationController/delegate``.
@MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent by a drag or by the grabber; not called for
  /// changes in code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
