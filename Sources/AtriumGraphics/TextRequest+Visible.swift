/// Shapes only the part of a long string that can be visible, if the number and the width of the lines are limited.
///
/// The length of the part is an estimate: letters are seldom narrower than a seventh of the font size. If the part
/// turns out not to fill the lines, it is not used. A wrong estimate therefore costs time but does not change the
/// result.
extension TextRequest {
  /// The minimum length of text for which shaping only a part saves time, in bytes.
  static let shortestCut = 2048

  /// The estimated number of bytes that fill the lines; nil if the whole text may be visible.
  var visibleByteCount: Int? {
    guard text.utf8.count > TextRequest.shortestCut, let maximumWidth, maximumLines > 0,
      canBeCut
    else { return nil }
    let letters = maximumWidth / (max(font.size, 1) / 7) + 16
    return max(1024, Int(min(letters * Double(maximumLines), 1e6)))
  }

  /// Whether a part from one end, or from both ends, is drawn in the same way as the whole text.
  private var canBeCut: Bool {
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byTruncatingTail: true
    case .byClipping:
      // With a centred or right alignment, the middle or the end of the line is visible.
      maximumLines == 1
        && (alignment == .natural || alignment == .justified || alignment == .left)
        && (alignment != .left || !text.hasRightToLeft)
    case .byTruncatingHead, .byTruncatingMiddle:
      maximumLines == 1 && paragraphs.count == 1 && !text.hasRightToLeft && runs.isEmpty
    }
  }

  /// Returns the request with only a part of the text; nil if the part would not be much shorter.
  func part(of byteCount: Int) -> TextRequest? {
    guard byteCount * 2 < text.utf8.count else { return nil }
    var part = self
    let bytes = text.utf8
    func start(_ count: Int) -> String.Index {
      var index = bytes.index(bytes.startIndex, offsetBy: count)
      while bytes[index] & 0xC0 == 0x80 { index = bytes.index(before: index) }
      return index
    }
    let (low, high) = (start(byteCount), start(bytes.count - byteCount))
    part.text =
      switch lineBreakMode {
      case .byTruncatingHead: String(text[high...])
      case .byTruncatingMiddle: String(text[..<low]) + String(text[high...])
      default: String(text[..<low])
      }
    part.isCut = false
    return part
  }
}

extension String {
  /// Whether the string may have right-to-left letters or marks; also true for some other rare characters.
  ///
  /// The property checks bytes, which is fast for long strings.
  var hasRightToLeft: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      bytes.indices.contains { index in
        func next(_ distance: Int) -> UInt8 {
          index + distance < bytes.count ? bytes[index + distance] : 0
        }
        return switch bytes[index] {
        // U+0580 to U+07FF.
        case 0xD6...0xDF: true
        // U+0800 to U+08FF.
        case 0xE0: next(1) < 0xA4
        // U+200F, and the embeddings and isolates that begin at U+202A and U+2066.
        case 0xE2:
          next(1) == 0x80 && (next(2) == 0x8F || (0xAA...0xAE).contains(next(2)))
            || next(1) == 0x81 && (0xA6...0xA9).contains(next(2))
        // Presentation forms, which begin at U+FB00.
        case 0xEF: (0xAC...0xBB).contains(next(1))
        // U+10000 to U+10FFF, and U+1E000 to U+1EFFF.
        case 0xF0: next(1) == 0x90 || next(1) == 0x9E
        default: false
        }
      }
    }
  }
}
