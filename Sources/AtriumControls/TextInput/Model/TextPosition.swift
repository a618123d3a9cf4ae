import AtriumGraphics

/// A place in the text of a text field or a text view; always between two graphemes (TX-2).
///
/// Only text views make positions. A position is valid until the text changes. A later use of it is
/// safe: it is moved into the text and down to the start of a grapheme.
public struct TextPosition: Hashable, Comparable, Sendable {
  let offset: TextOffset

  init(_ offset: TextOffset) { self.offset = offset }

  /// Whether one place is before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    left.offset < right.offset
  }
}

/// A part of the text of a text field or a text view.
public struct TextRange: Hashable, Sendable {
  /// The start, in the order of reading.
  public let start: TextPosition
  /// The end.
  public let end: TextPosition

  /// Makes the range between two positions, in any order.
  public init(from start: TextPosition, to end: TextPosition) {
    (self.start, self.end) = (min(start, end), max(start, end))
  }

  init(_ range: Range<TextOffset>) {
    (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound))
  }

  /// Whether it has no characters.
  public var isEmpty: Bool { start == end }

  var offsets: Range<TextOffset> { start.offset..<end.offset }
}
