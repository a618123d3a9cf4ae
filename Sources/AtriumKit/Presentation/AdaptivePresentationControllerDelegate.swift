/// Allows or refuses dismissals by the user, and is told of them.
///
/// None of these is called for a ``ViewController/dismiss(animated:completion:)`` in code.
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
}
