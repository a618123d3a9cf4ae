extension PresentationController {
  /// Whether the user may dismiss the presentation.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.holdsPresentation
      && delegate?.presentationControllerShouldDismiss(known) ?? true
  }

  /// Handles Escape or a click outside; dismisses the presentation if the user may dismiss it.
  ///
  /// - Returns: Whether the presentation handled the input, also by refusing it or because it is ending.
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
  /// Whether this controller, or a controller visible inside it, prevents the user from dismissing the presentation.
  ///
  /// For a presented stack, the topmost controller is considered, and covered controllers are not.
  fileprivate var holdsPresentation: Bool {
    if isModalInPresentation { return true }
    // If another controller covers a child in the child's own context, the covering controller is considered instead
    // (DC-44).
    let inside =
      children.map(\.appearanceTarget) + [contextFollower, modal.cover].compactMap(\.self)
    return inside.contains { $0.isAppearingOrAppeared && $0.holdsPresentation }
  }
}
