/// A change of edited text, reported to assistive technologies in the order of the changes (TX-83).
///
/// Offsets and lengths count Unicode scalars, which AT-SPI calls characters. For secure text, the events contain one
/// bullet for each grapheme instead of the characters.
public enum AccessibilityTextEvent: Hashable, Sendable {
  /// A substring is about to be removed; the view's text still contains it.
  case willRemove(String, at: Int)
  /// A substring has been inserted; the view's text contains it.
  case didInsert(String, at: Int)
  /// The caret has moved to an offset.
  case didMoveCaret(to: Int)
  /// The selection has changed to a range; the range is empty if no text is selected.
  case didChangeSelection(Range<Int>)
}
