extension PresentationController {
  /// Whether the user may dismiss the presentation.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.holdsPresentation
      && delegate?.presentationControllerShouldDismiss(known) ?? true
  }

  /// Handles Escape or a press outside, and dismisses if the user may.
  ///
  /// - Returns: Whether the presentation handled it, allowed or refused.
  @discardableResult
  func dismissByUser() -> Bool {
    guard let presentation, isDismissibleByUser else { return false }
    guard !presentation.isEnding else { return true }
    guard mayBeDismissedByUser else {
      delegate?.presentationControllerDidAttemptToDismiss(known)
      return true
    }
    delegate?.presentationControllerWillDismiss(known)
    presentation.dismiss(animated: true) {
      self.delegate?.presentationControllerDidDismiss(self.known)
    }
    return true
  }
}

extension ViewController {
  /// Whether this controller, or one that is shown inside it, is modal in its presentation.
  ///
  /// The topmost controller of a presented stack decides as well, and a covered one does not.
  fileprivate var holdsPresentation: Bool {
    if isModalInPresentation { return true }
    // A controller that covers another one in its context is shown instead of it (DC-44).
    let inside =
      children.map(\.appearanceTarget) + [contextFollower, modal.cover].compactMap(\.self)
    return inside.contains { $0.isAppearingOrAppeared && $0.holdsPresentation }
  }
}
