extension PresentationController {
  /// Whether the user may dismiss the presentation (M-9).
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Handles Escape or a press outside, and dismisses if the user may.
  ///
  /// - Returns: Whether the presentation handled it, allowed or refused.
  @discardableResult
  func dismissByUser() -> Bool {
    guard let presentation, isDismissibleByUser else { return false }
    guard !presentation.isEnding else { return true }
    guard mayBeDismissedByUser else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    presentation.dismiss(animated: true) {
      self.delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}
