/// An event about an edited text for assistive technology, sent in the order of the changes
/// (TX-83).
///
/// Offsets count Unicode scalars, which AT-SPI calls characters; so does the length of a text.
/// Events of a secure text have bullets, one for each grapheme, and never its own characters.
public enum AccessibilityTextEvent: Hashable, Sendable {
  /// A part is about to be removed; the view's text still has it.
  case willRemove(String, at: Int)
  /// A part was inserted; the view's text has it.
  case didInsert(String, at: Int)
  /// The caret has another place.
  case didMoveCaret(to: Int)
  /// The selection is another range; an empty one if nothing is selected any more.
  case didChangeSelection(Range<Int>)
}
