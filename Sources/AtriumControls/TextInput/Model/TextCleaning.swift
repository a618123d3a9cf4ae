import AtriumGraphics

/// Cleans all text before it is inserted (TX-76, TX-77).
enum TextCleaning {
  /// Returns a string without control characters, in which all line breaks are newlines.
  ///
  /// - Parameters:
  ///   - text: Text from keys, a pasteboard, an input method or the program.
  ///   - isSingleLine: Whether each tab, and each run of line breaks between two lines, becomes a space. Line breaks at
  ///     the start and the end are removed.
  /// - Returns: The cleaned text.
  static func cleaned(_ text: String, isSingleLine: Bool) -> String {
    let cleaned = isClean(text) ? text : cleanedScalars(of: text)
    guard isSingleLine, cleaned.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else {
      return cleaned
    }
    let lines = cleaned.utf8.split(separator: 0x0A).map { String(Substring($0)) }
    let joined = lines.joined(separator: " ")
    return String(
      String.UnicodeScalarView(joined.unicodeScalars.map { $0 == "\t" ? " " : $0 }))
  }

  private static func isClean(_ text: String) -> Bool {
    // Control characters are single bytes or begin with 0xC2. Line and paragraph separators begin with 0xE2.
    !text.utf8.contains {
      ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
    }
  }

  private static func cleanedScalars(of text: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where wasReturn: break
      case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(scalar)
      case 0..<0x20, 0x7F...0x9F: break
      default: result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }
}
