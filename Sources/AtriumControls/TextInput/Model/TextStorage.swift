/// The attributed text of a text view, which a program can change in place.
///
/// ``TextView/textStorage`` returns the object. A change of the object changes the view at once, without asking the
/// delegate. A change of the view changes the object.
public final class TextStorage: MutableAttributedText {
  private weak var editor: TextEditor?

  @MainActor
  init(_ editor: TextEditor) {
    self.editor = editor
    super.init(string: "", attributes: nil)
    editor.attributedStorage = self
    follow(editor)
  }

  /// Copies the text of the editor into this object.
  @MainActor
  func follow(_ editor: TextEditor) {
    let text = editor.attributedText(color: nil)
    (string, runs) = (text.string, text.runs)
  }

  override func didChange() {
    // Text views and their storage are used on the main actor only.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.updateEditor() }
  }

  @MainActor
  private func updateEditor() {
    guard let editor else { return }
    guard string == editor.text else { return editor.replaceAttributedText(self) }
    editor.setStyles(of: self)
  }
}

extension TextEditor {
  /// Replaces the text and its attributes, and keeps the selection as far as the new text allows.
  fileprivate func replaceAttributedText(_ text: AttributedText) {
    let old = selection.range
    attributedStorage = nil
    setAttributedText(text)
    attributedStorage = text as? TextStorage
    selectByCode(min(old.lowerBound, storage.end)..<min(old.upperBound, storage.end))
  }
}
