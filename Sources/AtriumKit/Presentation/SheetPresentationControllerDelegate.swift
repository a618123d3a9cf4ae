/// A delegate that is notified when the detent of a sheet changes, in addition to dismissals.
///
/// Set the delegate as the sheet's ``PresentationController/delegate``.
@MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent, by a drag or by the grabber.
  ///
  /// The method is not called for changes by code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
