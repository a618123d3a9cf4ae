/// An object that is notified of the events of a ``WizardController``; all methods are optional.
@MainActor
public protocol WizardControllerDelegate: PlaceholderControllerDelegate {
  /// Called when another page begins to appear.
  func wizardController(_ wizardController: WizardController, didMoveToPage page: Int)
  /// Called by ``WizardController/finish()`` if the last page is shown and valid (CK-W4).
  func wizardControllerDidFinish(_ wizardController: WizardController)
}

extension WizardControllerDelegate {
  /// Does nothing.
  public func wizardController(_ wizardController: WizardController, didMoveToPage page: Int) {}
  /// Does nothing.
  public func wizardControllerDidFinish(_ wizardController: WizardController) {}
}
