public import AtriumKit

/// A page of a ``WizardController`` that decides whether the user may leave it forwards.
@MainActor
public protocol WizardPage: ViewController {
  /// Returns whether the input of the page is valid; a page that returns false informs the user
  /// itself.
  ///
  /// It is asked before a page further on is shown, and before the wizard is done; its view is loaded.
  /// Going back never asks.
  func validate() -> Bool
}
