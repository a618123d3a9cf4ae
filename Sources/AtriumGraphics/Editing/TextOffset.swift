/// A place in a text, in bytes of UTF-8 from its start.
///
/// It is neither an index of a string nor a number of characters, and neither of these converts to
/// it.
package struct TextOffset: Hashable, Comparable, Sendable {
  /// The number of bytes before the place.
  package var bytes: Int

  /// Makes a place from a number of bytes.
  package init(_ bytes: Int) { self.bytes = bytes }

  /// The start of a text.
  package static let zero = TextOffset(0)

  /// Whether one place is before another.
  package static func < (left: TextOffset, right: TextOffset) -> Bool { left.bytes < right.bytes }

  /// A place a number of bytes further on.
  package static func + (offset: TextOffset, bytes: Int) -> TextOffset {
    TextOffset(offset.bytes + bytes)
  }

  /// A place a number of bytes further back.
  package static func - (offset: TextOffset, bytes: Int) -> TextOffset {
    TextOffset(offset.bytes - bytes)
  }

  /// The number of bytes between two places.
  package static func - (left: TextOffset, right: TextOffset) -> Int { left.bytes - right.bytes }
}

extension Range where Bound == TextOffset {
  /// The number of bytes.
  package var byteCount: Int { upperBound - lowerBound }
}

extension String {
  /// The part of a text between two places; a place inside a scalar moves down to its start.
  package subscript(_ range: Range<TextOffset>) -> Substring {
    self[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// The index of a place, clamped to the text and to the start of a scalar.
  package func index(_ offset: TextOffset) -> Index {
    let bytes = Swift.min(Swift.max(0, offset.bytes), utf8.count)
    var index = utf8.index(startIndex, offsetBy: bytes)
    while index < endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
    return index
  }
}
