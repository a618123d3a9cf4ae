internal import CPango

/// The caret stops, words and line breaks of a string, by Pango's rules.
///
/// Pango determines the graphemes, since it also draws them. Finding the boundaries needs no
/// layout.
package struct TextBoundaries: Sendable {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let stop = Flags(rawValue: 1)
    static let word = Flags(rawValue: 2)
    static let lineBreak = Flags(rawValue: 4)
    static let deletesScalar = Flags(rawValue: 8)
    /// Whether the scalar after the boundary is a letter or a digit.
    static let isLetter = Flags(rawValue: 16)
  }

  /// The text.
  package let text: String
  /// The byte offset of each scalar, and of the end.
  private let places: [Int]
  private let flags: [Flags]

  /// Finds the boundaries of a string.
  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    let scalars = text.unicodeScalars
    var places: [Int] = []
    places.reserveCapacity(text.utf8.count + 1)
    var position = 0
    for scalar in scalars {
      places.append(position)
      position += UTF8.width(scalar)
    }
    places.append(position)
    let attributes = TextBoundaries.attributes(of: text, count: places.count)
    var flags: [Flags] = []
    flags.reserveCapacity(places.count)
    var previous: Unicode.Scalar?
    var rest = scalars.makeIterator()
    for attribute in attributes {
      let next = rest.next()
      var flag: Flags = []
      if attribute.is_cursor_position != 0 { flag.insert(.stop) }
      if attribute.is_line_break != 0 { flag.insert(.lineBreak) }
      if attribute.backspace_deletes_character != 0 { flag.insert(.deletesScalar) }
      // In a script without spaces between words, only Pango's dictionary finds the word boundaries.
      let usesDictionary = previous?.needsDictionary == true && next?.needsDictionary == true
      if usesDictionary
        ? attribute.is_word_start != 0 || attribute.is_word_end != 0
        : attribute.is_word_boundary != 0
      {
        flag.insert(.word)
      }
      if let next, next.properties.isAlphabetic || next.properties.numericType != nil {
        flag.insert(.isLetter)
      }
      flags.append(flag)
      previous = next
    }
    for edge in [0, flags.count - 1] { flags[edge].formUnion([.stop, .word]) }
    (self.text, self.places, self.flags) = (text, places, flags)
  }

  private static func attributes(of text: String, count: Int) -> [PangoLogAttr] {
    TextEngine.withShared { _ in
      var text = text
      var attributes = Attributes(list: Array(repeating: PangoLogAttr(), count: count))
      text.withUTF8 { bytes in
        guard !bytes.isEmpty else { return }
        bytes.withMemoryRebound(to: CChar.self) {
          pango_get_log_attrs(
            $0.baseAddress, Int32($0.count), -1, pango_language_get_default(), &attributes.list,
            Int32(count))
        }
      }
      return attributes
    }.list
  }

  /// Carries Pango's values out of the engine's closure.
  private struct Attributes: @unchecked Sendable {
    var list: [PangoLogAttr]
  }

  /// The end of the text.
  package var end: TextOffset { TextOffset(places[places.count - 1]) }

  /// Returns the index of the last scalar boundary at or before an offset.
  private func index(_ offset: TextOffset) -> Int {
    var (low, high) = (0, places.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= offset.bytes { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the offset that is a number of scalars after another offset.
  package func offset(_ offset: TextOffset, scalars: Int) -> TextOffset {
    TextOffset(places[min(max(0, index(offset) + scalars), places.count - 1)])
  }

  // MARK: Caret stops

  /// Returns whether a caret can be at an offset.
  package func isStop(_ offset: TextOffset) -> Bool {
    let index = index(offset)
    return places[index] == offset.bytes && flags[index].contains(.stop)
  }

  /// Returns the last caret stop at or before an offset (TX-2).
  package func stop(atOrBefore offset: TextOffset) -> TextOffset {
    var index = index(offset)
    while !flags[index].contains(.stop) { index -= 1 }
    return TextOffset(places[index])
  }

  /// Returns the first caret stop at or after an offset.
  package func stop(atOrAfter offset: TextOffset) -> TextOffset {
    isStop(offset) ? offset : stop(after: offset) ?? end
  }

  /// Returns the next caret stop; nil at the end.
  package func stop(after offset: TextOffset) -> TextOffset? {
    var index = index(offset) + 1
    while index < places.count {
      if flags[index].contains(.stop) { return TextOffset(places[index]) }
      index += 1
    }
    return nil
  }

  /// Returns the previous caret stop; nil at the start.
  package func stop(before offset: TextOffset) -> TextOffset? {
    offset > .zero ? stop(atOrBefore: TextOffset(places[index(offset - 1)])) : nil
  }

  /// The number of graphemes, which is the number of caret stops after the start.
  package var graphemeCount: Int {
    flags.dropFirst().reduce(0) { $0 + ($1.contains(.stop) ? 1 : 0) }
  }

  /// Returns the number of graphemes of a range between two caret stops.
  package func graphemeCount(in range: Range<TextOffset>) -> Int {
    let (low, high) = (index(range.lowerBound), index(range.upperBound))
    guard low < high else { return 0 }
    return flags[(low + 1)...high].reduce(0) { $0 + ($1.contains(.stop) ? 1 : 0) }
  }

  /// All caret stops, in order.
  package var stops: [TextOffset] {
    zip(places, flags).filter { $0.1.contains(.stop) }.map { TextOffset($0.0) }
  }

  /// Returns the start of the text that Backspace removes at a caret stop, and the text that replaces it (TX-36).
  ///
  /// - Parameter offset: The caret stop.
  /// - Returns: The start of the removed text, and its replacement, which is usually empty; nil at the
  ///   start of the text.
  package func backspace(at offset: TextOffset) -> (start: TextOffset, kept: String)? {
    guard let start = stop(before: offset) else { return nil }
    guard flags[index(offset)].contains(.deletesScalar) else { return (start, "") }
    var scalars = String.UnicodeScalarView(String(text[start..<offset]).decomposed.unicodeScalars)
    scalars.removeLast()
    let kept = String(scalars)
    // A cluster that is already decomposed loses only its last scalar.
    let cluster = text[start..<offset]
    guard Array(cluster.utf8).starts(with: kept.utf8) else { return (start, kept) }
    return (start + kept.utf8.count, "")
  }

  // MARK: Words

  /// Returns the range between two word boundaries that contains the scalar at an offset (TX-25).
  package func stretch(at offset: TextOffset) -> Range<TextOffset> {
    var low = min(index(offset), max(0, places.count - 2))
    var high = low + 1
    while low > 0, !flags[low].contains(.word) { low -= 1 }
    while high < places.count - 1, !flags[high].contains(.word) { high += 1 }
    return TextOffset(places[low])..<TextOffset(places[min(high, places.count - 1)])
  }

  /// Returns the end of the first word that ends after an offset (TX-21); nil if there is no such word.
  package func wordEnd(after offset: TextOffset) -> TextOffset? {
    var index = index(offset)
    var hasLetter = false
    // A word may have begun before the offset.
    var start = index
    while start > 0, !flags[start].contains(.word) { start -= 1 }
    for before in start..<index where flags[before].contains(.isLetter) { hasLetter = true }
    while index < places.count - 1 {
      if flags[index].contains(.isLetter) { hasLetter = true }
      index += 1
      guard flags[index].contains(.word) else { continue }
      if hasLetter { return TextOffset(places[index]) }
      hasLetter = false
    }
    return nil
  }

  /// Returns the start of the last word that begins before an offset; nil if there is no such word.
  package func wordStart(before offset: TextOffset) -> TextOffset? {
    var index = index(offset)
    var hasLetter = false
    var end = index
    while end < places.count - 1, !flags[end].contains(.word) {
      if flags[end].contains(.isLetter) { hasLetter = true }
      end += 1
    }
    while index > 0 {
      index -= 1
      if flags[index].contains(.isLetter) { hasLetter = true }
      guard flags[index].contains(.word) else { continue }
      if hasLetter { return TextOffset(places[index]) }
      hasLetter = false
    }
    return nil
  }

  /// Returns the last offset after `low` and up to `high` at which a line may break; nil if there is none.
  package func lineBreak(
    from low: TextOffset, through high: TextOffset
  ) -> TextOffset? {
    var index = index(high)
    while index > 0, places[index] > low.bytes {
      if flags[index].isSuperset(of: [.lineBreak, .stop]) { return TextOffset(places[index]) }
      index -= 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar's script has no spaces between words: Thai, Lao, Burmese, Khmer.
  fileprivate var needsDictionary: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F:
      true
    default: false
    }
  }
}
