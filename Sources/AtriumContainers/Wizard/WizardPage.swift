public import AtriumKit

/// A page of a ``WizardController`` that decides whether the user may go forward.
@MainActor
public protocol WizardPage: ViewController {
  /// Returns whether the input of the page is valid.
  ///
  /// A page that returns false must inform the user itself.
  ///
  /// The method is called with the view loaded, before a later page is shown and before the wizard ends. It
  /// is not called when the user goes back.
  func validate() -> Bool
}
