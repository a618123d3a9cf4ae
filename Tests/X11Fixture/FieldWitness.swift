import AtriumControls
import AtriumKit

/// A text field with a long text, which reports each change.
@MainActor
final class FieldWitness: TextFieldDelegate {
  let field = TextField()
  private let say: (String) -> Void

  /// Creates a field with a text of 6,000 characters, as in rule TX-79.
  init(say: @escaping (String) -> Void) {
    self.say = say
    field.text = String(repeating: "word ", count: 1_200)
    field.delegate = self
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    say("inserted [\(string)]")
    return true
  }
}
