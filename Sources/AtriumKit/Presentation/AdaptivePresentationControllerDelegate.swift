/// Hears of, and has a say in, the user's wish to dismiss what is presented (M-9).
///
/// None of these is called for a ``ViewController/dismiss(animated:completion:)`` in code.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss it; true unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  /// Tells that the user begins to dismiss it; a drag may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Tells that the user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Tells that the user tried, and was refused.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Allows it.
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
}
