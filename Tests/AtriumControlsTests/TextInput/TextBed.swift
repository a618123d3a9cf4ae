import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// A stage of 400×300 with a text field, a text view and a button, and a log of all calls.
@MainActor
final class TextBed {
  let stage: Stage
  let root = ViewController()
  let field = TextField()
  let view = TextView()
  let button = Button(title: "Other")
  private(set) var log: [String] = []
  /// The calls to which the delegate answers no, by the first word of their line in the log.
  var denied: Set<String> = []
  /// Called inside each call, with the first word of its line in the log.
  var during: (String) -> Void = { _ in }

  init(settings: Settings = Settings()) {
    stage = Stage(size: Size(width: 400, height: 300), settings: settings)
    stage.window.rootViewController = root
    field.frame = Rect(x: 20, y: 20, width: 200, height: 36)
    field.borderStyle = .roundedRect
    view.frame = Rect(x: 20, y: 80, width: 200, height: 120)
    button.frame = Rect(x: 20, y: 240, width: 100, height: 36)
    for subview in [field, view, button] { root.view.addSubview(subview) }
    field.delegate = self
    view.delegate = self
    let events: [(Control.Event, String)] = [
      (.editingDidBegin, "didBeginEvent"), (.editingChanged, "changedEvent"),
      (.editingDidEnd, "didEndEvent"),
    ]
    for (event, name) in events {
      field.addAction(for: event) { [weak self] in self?.note(name) }
    }
    Pasteboard.general.string = nil
    Pasteboard.primary.string = nil
    stage.settle()
  }

  static var rightToLeft: Settings { Settings(layoutDirection: .rightToLeft) }

  /// Returns the log since the last call, and clears it.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ line: String) {
    log.append(line)
    during(String(line.prefix { $0 != " " }))
  }

  func ask(_ line: String) -> Bool {
    note(line)
    return !denied.contains(String(line.prefix { $0 != " " }))
  }

  /// Focuses a text input with the given text, puts the caret at the end, and clears the log.
  @discardableResult
  func begin<Text: TextInput>(_ input: Text, _ text: String = "") -> Text {
    (input as? TextField)?.text = text
    (input as? TextView)?.text = text
    input.becomeFirstResponder()
    stage.settle()
    log = []
    return input
  }

  func keys(_ names: String...) {
    for name in names { stage.key(name) }
  }

  /// Returns the selection in characters, for example `3` or `1-4`.
  func selection(of input: some TextInput) -> String {
    let range = input.selectedTextRange
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    let end = input.offset(from: input.beginningOfDocument, to: range.end)
    return start == end ? "\(start)" : "\(start)-\(end)"
  }

  func select(_ start: Int, _ end: Int, in input: some TextInput) {
    let begin = input.beginningOfDocument
    guard let low = input.position(from: begin, offset: start),
      let high = input.position(from: begin, offset: end)
    else { return }
    input.selectedTextRange = TextRange(from: low, to: high)
    log = []
  }

  /// Returns the position of a caret in the window, in the middle of its height.
  func point(_ character: Int, in input: some TextInput) -> Point {
    guard let place = input.position(from: input.beginningOfDocument, offset: character) else {
      return Point(x: -1, y: -1)
    }
    return input.convert(input.caretRect(for: place).center, to: nil)
  }

  private func text(_ input: some TextInput, _ range: TextRange, _ text: String) -> String {
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    let end = input.offset(from: input.beginningOfDocument, to: range.end)
    return "\(start)-\(end) \"\(text)\""
  }
}

extension TextBed: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: TextField) { note("didBegin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: TextField) { note("didEnd without reason") }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    note("didEnd")
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { ask("shouldChange " + text(textField, range, string)) }
  func textFieldDidChangeSelection(_ textField: TextField) {
    note("didSelect " + selection(of: textField))
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("shouldReturn") }
  func textField(_ textField: TextField, insertionRefused reason: TextInsertionRefusal) {
    note("refused \(reason)")
  }
}

extension TextBed: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: TextView) { note("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: TextView) { note("didEnd") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { ask("shouldChange " + self.text(textView, range, text)) }
  func textViewDidChange(_ textView: TextView) { note("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) {
    note("didSelect " + selection(of: textView))
  }
  func textViewMarkedTextDidChange(_ textView: TextView) { note("markedText") }
  func textView(_ textView: TextView, insertionRefused reason: TextInsertionRefusal) {
    note("refused \(reason)")
  }
}
