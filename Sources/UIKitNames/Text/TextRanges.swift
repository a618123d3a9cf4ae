public import Atrium
public import Foundation

extension NSRange {
  /// Converts a text range to a range of UTF-16 units.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - input: The view that contains the text.
  @MainActor
  public init(_ range: TextRange, in input: any TextInput) {
    let before = TextRange(from: input.beginningOfDocument, to: range.start)
    self.init(
      location: input.text(in: before).utf16.count, length: input.text(in: range).utf16.count)
  }
}

extension TextRange {
  /// Makes the text range of a range of UTF-16 units.
  ///
  /// A range beyond the end of the text is clamped, and a range that divides a character is extended to whole
  /// characters.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - input: The view that contains the text.
  @MainActor
  public init(_ range: NSRange, in input: any TextInput) {
    let text = input.text(
      in: TextRange(from: input.beginningOfDocument, to: input.endOfDocument))
    let length = text.utf16.count
    let start = min(max(range.location, 0), length)
    let end = min(max(start + max(range.length, 0), start), length)
    func position(_ offset: Int, roundedUp: Bool) -> TextPosition {
      let index = String.Index(utf16Offset: offset, in: text)
      var count = text[..<index].count
      // If the prefix ends inside a character, `count` includes this character, which rounds the position up.
      if !roundedUp, text.index(text.startIndex, offsetBy: count) > index { count -= 1 }
      return input.position(from: input.beginningOfDocument, offset: count) ?? input.endOfDocument
    }
    self.init(
      from: position(start, roundedUp: false),
      to: end == start ? position(start, roundedUp: false) : position(end, roundedUp: true))
  }
}

extension TextInput {
  /// Returns the order of two positions.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    position == other ? .orderedSame : position < other ? .orderedAscending : .orderedDescending
  }
}

extension TextInput {
  fileprivate func setSelection(_ range: TextRange?) {
    let end = selectedTextRange.end
    selectedTextRange = range ?? TextRange(from: end, to: end)
  }
}

extension TextField {
  /// The range of the selected text, which is never nil; setting nil collapses the selection to its end.
  public var selectedTextRange: TextRange? {
    get { (self as any TextInput).selectedTextRange }
    set { setSelection(newValue) }
  }

  /// Selects the whole text; the sender is not used.
  public func selectAll(_ sender: Any?) { selectAll() }
}

extension TextView {
  /// The range of the selected text, which is never nil; setting nil collapses the selection to its end.
  public var selectedTextRange: TextRange? {
    get { (self as any TextInput).selectedTextRange }
    set { setSelection(newValue) }
  }

  /// The selected text, in UTF-16 units.
  public var selectedRange: NSRange {
    get { NSRange((self as any TextInput).selectedTextRange, in: self) }
    set { (self as any TextInput).selectedTextRange = TextRange(newValue, in: self) }
  }

  /// Selects the whole text; the sender is not used.
  public func selectAll(_ sender: Any?) { selectAll() }

  /// Scrolls until a range of UTF-16 units is visible.
  public func scrollRangeToVisible(_ range: NSRange) {
    scrollRangeToVisible(TextRange(range, in: self))
  }
}
