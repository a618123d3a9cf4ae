internal import AtriumGeometry

/// The size of a long string on one line without a maximum width, computed from the sizes of its pieces.
///
/// The engine caches the sizes of pieces. A string that differs from an earlier string in a few letters, as in a label
/// that shows typed text, shares most of its pieces with the earlier string. A piece ends at a word boundary, or
/// between ideographs or Latin letters if no word boundary is near. Among the boundaries within some hundred bytes,
/// this is the boundary whose surrounding letters have the lowest hash. Pieces therefore end at the same places of the
/// text, regardless of the positions of these places in the string.
struct LongLine {
  /// The measurements of a piece, in points.
  struct Piece {
    var size: Size
    var ink: Rect
    var baseline: Double
    /// The position of the piece's last use among the uses of all pieces.
    ///
    /// The least recently used pieces are removed first.
    var use = 0
  }

  /// The values on which a piece's measurements depend.
  struct Key: Hashable {
    var text: Substring
    var font: Font
  }

  private static let shortest = 512
  private static let longest = 1024
  /// The maximum width that kerning between two pieces adds or removes, in points.
  private static let tolerance = 1.0

  private(set) var size = Size.zero
  private(set) var inkBounds = Rect.zero
  private(set) var firstBaseline = 0.0
  /// The number of bytes that were shaped.
  private(set) var shapedByteCount = 0

  /// Measures a string; nil if it is short, or if it cannot be divided.
  ///
  /// Text with runs or a maximum width, right-to-left text and text of several lines are not divided.
  init?(_ request: TextRequest, engine: TextEngine) {
    guard request.text.utf8.count > TextRequest.shortestCut, request.maximumWidth == nil,
      request.paragraphs.count == 1, !request.text.hasRightToLeft, request.runs.isEmpty,
      let cuts = LongLine.cuts(of: request.text)
    else { return nil }
    let bytes = request.text.utf8
    var (start, ink) = (bytes.startIndex, Rect.null)
    for (cut, next) in zip(cuts, cuts.dropFirst()) {
      let end = bytes.index(start, offsetBy: next - cut)
      let piece = engine.piece(LongLine.Key(text: request.text[start..<end], font: request.font)) {
        var part = request
        part.text = String(request.text[start..<end])
        part.isCut = false
        shapedByteCount += part.text.utf8.count
        return ShapedText(part, context: engine.context)
      }
      if !piece.ink.isEmpty { ink = ink.union(piece.ink.offsetBy(dx: size.width, dy: 0)) }
      size.width += piece.size.width + LongLine.tolerance
      size.height = max(size.height, piece.size.height)
      firstBaseline = max(firstBaseline, piece.baseline)
      start = end
    }
    inkBounds = ink.isNull ? .zero : ink
  }

  /// Returns the byte offsets at which the string is divided; nil if a part is too long and cannot be divided.
  ///
  /// The offsets include 0 and the length.
  private static func cuts(of text: String) -> [Int]? {
    var text = text
    return text.withUTF8 { bytes in
      var cuts = [0]
      while let start = cuts.last, bytes.count - start > longest {
        let places = start + shortest...start + longest
        // A line is divided between words, or between ideographs or Latin letters if no word begins in this range.
        let ends =
          places.filter { isWordStart(bytes, $0) }.nonEmpty
          ?? places.filter { isBetweenSeparateLetters(bytes, $0) }
        guard let cut = ends.min(by: { hash(bytes, $0) < hash(bytes, $1) }) else { return nil }
        cuts.append(cut)
      }
      return cuts + [bytes.count]
    }
  }

  private static func isWordStart(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index - 1] == 0x20 && (0x21...0x7E).contains(bytes[index])
  }

  private static func isBetweenSeparateLetters(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    func isLatin(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    func isIdeograph(_ byte: UInt8) -> Bool { (0xE4...0xE9).contains(byte) }
    return isLatin(bytes[index - 1]) && isLatin(bytes[index])
      || isIdeograph(bytes[index - 3]) && isIdeograph(bytes[index])
  }

  /// Returns the hash of the letters around an index.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in max(0, index - 8)..<min(bytes.count, index + 8) {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3
    }
    return hash
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
