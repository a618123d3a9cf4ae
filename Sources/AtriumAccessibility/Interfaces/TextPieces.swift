/// The characters, words, sentences and lines of a text, for assistive technologies.
struct TextPieces {
  /// A unit of text.
  enum Unit {
    case character
    case word
    case sentence
    case line

    /// Makes the unit for an AT-SPI granularity.
    init(granularity: Int) {
      switch granularity {
      case 0: self = .character
      case 1: self = .word
      case 2: self = .sentence
      default: self = .line
      }
    }

    /// Makes the unit for an AT-SPI boundary.
    ///
    /// Words, sentences and lines each have two boundary types, for their start and their end.
    init(boundary: Int) {
      switch boundary {
      case 0: self = .character
      case 1, 2: self = .word
      case 3, 4: self = .sentence
      default: self = .line
      }
    }
  }

  let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Returns the piece that contains an offset, or the piece before or after that piece.
  ///
  /// - Parameters:
  ///   - offset: The offset; the end of the text belongs to the last piece, except that no character is at the end.
  ///   - unit: The unit of the pieces.
  ///   - step: −1 for the preceding piece, 1 for the following piece, 0 for the piece itself.
  /// - Returns: The range; empty, at the start or the end of the text, if there is no such piece.
  func piece(at offset: Int, _ unit: Unit, by step: Int = 0) -> Range<Int> {
    let starts = starts(of: unit)
    let place = min(max(0, offset), scalars.count)
    guard unit != .character || step != 0 || place < scalars.count else {
      return scalars.count..<scalars.count
    }
    let current = (starts.lastIndex { $0 <= place } ?? 0) + step
    guard starts.indices.contains(current) else {
      return step < 0 ? 0..<0 : scalars.count..<scalars.count
    }
    return starts[current]..<(current + 1 < starts.count ? starts[current + 1] : scalars.count)
  }

  /// Returns the offsets at which pieces begin; the first piece begins at 0.
  private func starts(of unit: Unit) -> [Int] {
    scalars.indices.filter { index in
      guard index > 0 else { return true }
      let (before, here) = (scalars[index - 1], scalars[index])
      switch unit {
      case .character: return true
      case .word: return !TextPieces.isWord(before) && TextPieces.isWord(here)
      case .line: return before == "\n"
      case .sentence: return before == "\n" || isSentenceStart(index)
      }
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'"
      || scalar == "_" || scalar.properties.isDiacritic
  }

  private func isSentenceStart(_ index: Int) -> Bool {
    guard scalars[index - 1] == " ", scalars[index] != " " else { return false }
    let end = scalars[..<index].last { $0 != " " }
    return end == "." || end == "!" || end == "?"
  }
}
