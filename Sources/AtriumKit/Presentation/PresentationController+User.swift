extension PresentationController {
  /// Whether the user may dismiss it (M-9).
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// The user pressed Escape, or outside.
  ///
  /// - Returns: Whether that was meant for this presentation, granted or not.
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
