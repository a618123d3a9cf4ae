public import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The text of fields and text views for assistive technologies (TX-83).
extension TextInput {
  private var host: (any TextInputHost)? { self as? any TextInputHost }
  private var editor: TextEditor? { host?.interaction.editor }

  /// The whole text, including a composition; one bullet for each grapheme of secure text.
  public var accessibilityText: String {
    editor.map { $0.spoken(in: .zero..<$0.storage.end) } ?? ""
  }

  /// The selected range; empty at the caret if no text is selected.
  public var accessibilitySelectedRange: Range<Int> {
    guard let editor else { return 0..<0 }
    let range = editor.selection.range
    let start = editor.characterCount(before: range.lowerBound)
    return start..<start + editor.spoken(in: range).unicodeScalars.count
  }

  /// The offset of the caret.
  public var accessibilityCaretOffset: Int {
    editor.map { $0.characterCount(before: $0.selection.head) } ?? 0
  }

  /// Whether the user can change the text.
  public var isAccessibilityTextEditable: Bool {
    editor?.isEditable == true && (self as? Control)?.isEnabled ?? true
  }

  /// Whether the text can have several lines.
  public var isAccessibilityTextMultiline: Bool { editor?.isSingleLine == false }

  /// Whether the text is displayed as bullets.
  public var isAccessibilityTextSecure: Bool { editor?.isSecure == true }

  /// Selects a range on behalf of the user; an empty range moves the caret.
  public func selectAccessibilityText(in range: Range<Int>) {
    guard let editor else { return }
    let range = editor.rounded(offsets(range))
    editor.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
  }

  /// Replaces a range as one edit by the user; the delegate may refuse the edit.
  public func replaceAccessibilityText(in range: Range<Int>, with text: String) -> Bool {
    guard let host, let editor, isAccessibilityTextEditable else { return false }
    host.interaction.commitComposition()
    let text = TextCleaning.cleaned(text, isSingleLine: editor.isSingleLine)
    return editor.change(editor.rounded(offsets(range)), to: text, kind: .replacement)
  }

  /// Returns the rectangle of a character in the window's coordinates, in points.
  ///
  /// At the end of the text, the method returns the rectangle of the caret.
  public func accessibilityFrame(ofCharacterAt offset: Int) -> Rect {
    guard let host, let editor else { return .zero }
    let range = editor.rounded(offsets(offset..<max(offset, offset + 1)))
    let rect =
      editor.rects(of: range).first ?? editor.caretRect(at: range.lowerBound, isUpstream: false)
    let origin = host.textOrigin
    return convert(rect.offsetBy(dx: origin.x, dy: origin.y), to: nil)
  }

  /// Returns the offset of the character at a point in the window's coordinates; nil if there is no text.
  public func accessibilityOffset(at point: Point) -> Int? {
    guard let host, let editor, !editor.isEmpty else { return nil }
    return editor.characterCount(
      before: editor.hit(convert(point, from: nil) - host.textOrigin).scalar)
  }

  /// Returns the range in the stored text for a range of spoken characters.
  private func offsets(_ range: Range<Int>) -> Range<TextOffset> {
    let low = offset(ofCharacter: range.lowerBound)
    return low..<max(low, offset(ofCharacter: range.upperBound))
  }

  private func offset(ofCharacter index: Int) -> TextOffset {
    guard let editor, index > 0 else { return .zero }
    guard !editor.isSecure else {
      var place = TextOffset.zero
      for _ in 0..<index {
        guard let next = editor.neighbour(of: place, isForward: true) else { break }
        place = next
      }
      return place
    }
    let text = editor.storage.string(in: .zero..<editor.storage.end)
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: index, limitedBy: scalars.endIndex)
    return TextOffset(text.utf8.distance(from: text.startIndex, to: end ?? text.endIndex))
  }
}
