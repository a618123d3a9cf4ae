import AtriumGraphics

/// A position in the text of a text field or a text view.
///
/// The position is always between two graphemes (TX-2).
///
/// Only text fields and text views make positions. A position is valid until the text changes. Using a
/// position later is safe: the position is limited to the text and moved to the start of a grapheme.
public struct TextPosition: Hashable, Comparable, Sendable {
  let offset: TextOffset

  init(_ offset: TextOffset) { self.offset = offset }

  /// Returns whether one position is before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    left.offset < right.offset
  }
}

/// A range of the text of a text field or a text view.
public struct TextRange: Hashable, Sendable {
  /// The start of the range, in reading order.
  public let start: TextPosition
  /// The end of the range.
  public let end: TextPosition

  /// Makes the range between two positions, in any order.
  public init(from start: TextPosition, to end: TextPosition) {
    (self.start, self.end) = (min(start, end), max(start, end))
  }

  init(_ range: Range<TextOffset>) {
    (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound))
  }

  /// Whether the range contains no characters.
  public var isEmpty: Bool { start == end }

  var offsets: Range<TextOffset> { start.offset..<end.offset }
}
