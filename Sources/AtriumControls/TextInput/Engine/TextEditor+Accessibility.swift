import AtriumGraphics
import AtriumKit

/// The announcements of a text editor to assistive technology (TX-83).
///
/// If there is no observer, an announcement takes no time.
extension TextEditor {
  /// Announces that a range is about to be removed.
  func announceRemoval(of range: Range<TextOffset>) {
    guard !range.isEmpty else { return }
    announce { .willRemove(spoken(in: range), at: characterCount(before: range.lowerBound)) }
  }

  /// Announces that a range has been inserted.
  func announceInsertion(of range: Range<TextOffset>) {
    guard !range.isEmpty else { return }
    announce { .didInsert(spoken(in: range), at: characterCount(before: range.lowerBound)) }
  }

  /// Announces a new position of the caret, and a selection that is not empty or has become empty.
  func announceSelection(after old: TextSelection) {
    if selection.head != old.head {
      announce { .didMoveCaret(to: characterCount(before: selection.head)) }
    }
    guard !selection.isEmpty || !old.isEmpty else { return }
    announce {
      let start = characterCount(before: selection.range.lowerBound)
      return .didChangeSelection(
        start..<start + spoken(in: selection.range).unicodeScalars.count)
    }
  }

  private func announce(_ event: () -> AccessibilityTextEvent) {
    guard let client, let observer = client.window?.accessibilityTextObserver else { return }
    observer(client, event())
  }

  /// Returns the text of a range for assistive technology, with bullets for secure text (TX-74).
  func spoken(in range: Range<TextOffset>) -> String {
    isSecure
      ? String(repeating: ParagraphLayout.bullet, count: graphemeCount(in: range))
      : storage.string(in: range)
  }

  /// Returns the number of Unicode scalars of the spoken text before an offset.
  func characterCount(before offset: TextOffset) -> Int {
    spoken(in: .zero..<offset).unicodeScalars.count
  }
}
