/// A position in a string, in UTF-8 bytes from the start.
///
/// A string index or a number of characters is a different value, and does not convert to an offset.
package struct TextOffset: Hashable, Comparable, Sendable {
  /// The number of bytes before the position.
  package var bytes: Int

  /// Makes a position from a number of bytes.
  package init(_ bytes: Int) { self.bytes = bytes }

  /// The start of a string.
  package static let zero = TextOffset(0)

  /// Returns whether one position is before another.
  package static func < (left: TextOffset, right: TextOffset) -> Bool { left.bytes < right.bytes }

  /// Returns the position that is a number of bytes later.
  package static func + (offset: TextOffset, bytes: Int) -> TextOffset {
    TextOffset(offset.bytes + bytes)
  }

  /// Returns the position that is a number of bytes earlier.
  package static func - (offset: TextOffset, bytes: Int) -> TextOffset {
    TextOffset(offset.bytes - bytes)
  }

  /// Returns the number of bytes between two positions.
  package static func - (left: TextOffset, right: TextOffset) -> Int { left.bytes - right.bytes }
}

extension Range where Bound == TextOffset {
  /// The number of bytes in the range.
  package var byteCount: Int { upperBound - lowerBound }
}

extension String {
  /// The part of the string between two positions; a position inside a scalar counts as the start of the scalar.
  package subscript(_ range: Range<TextOffset>) -> Substring {
    self[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the string index of a position, clamped to the string and to the start of a scalar.
  package func index(_ offset: TextOffset) -> Index {
    let bytes = Swift.min(Swift.max(0, offset.bytes), utf8.count)
    var index = utf8.index(startIndex, offsetBy: bytes)
    while index < endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
    return index
  }
}
