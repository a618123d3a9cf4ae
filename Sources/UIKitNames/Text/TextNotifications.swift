public import Atrium
import AtriumControls
public import Foundation

extension TextField {
  /// Posted when a field begins editing; the object is the field.
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text of a field; the object is the field.
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when a field ends editing; the object is the field.
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
}

extension TextView {
  /// Posted when a text view begins editing; the object is the view.
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text of a view; the object is the view.
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted when a text view ends editing; the object is the view.
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
}

extension NSNotification.Name {
  /// The name for `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  public static let UITextFieldTextDidBeginEditing = TextField.textDidBeginEditingNotification
  /// The name for `UITextField.textDidChangeNotification` before Swift 4.2.
  public static let UITextFieldTextDidChange = TextField.textDidChangeNotification
  /// The name for `UITextField.textDidEndEditingNotification` before Swift 4.2.
  public static let UITextFieldTextDidEndEditing = TextField.textDidEndEditingNotification
  /// The name for `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  public static let UITextViewTextDidBeginEditing = TextView.textDidBeginEditingNotification
  /// The name for `UITextView.textDidChangeNotification` before Swift 4.2.
  public static let UITextViewTextDidChange = TextView.textDidChangeNotification
  /// The name for `UITextView.textDidEndEditingNotification` before Swift 4.2.
  public static let UITextViewTextDidEndEditing = TextView.textDidEndEditingNotification
}

extension TextField: TextEditingReporting {
  /// Posts the notification about a step of editing.
  public func didReport(_ step: TextEditingStep) {
    let name =
      switch step {
      case .begin: TextField.textDidBeginEditingNotification
      case .change: TextField.textDidChangeNotification
      case .end: TextField.textDidEndEditingNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension TextView: TextEditingReporting {
  /// Posts the notification about a step of editing.
  public func didReport(_ step: TextEditingStep) {
    let name =
      switch step {
      case .begin: TextView.textDidBeginEditingNotification
      case .change: TextView.textDidChangeNotification
      case .end: TextView.textDidEndEditingNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}
