extension String {
  /// The text for a message in a terminal, with control characters escaped.
  ///
  /// Use this property for file names, arguments and variables, which come from outside and may contain any
  /// characters. Control characters, line and paragraph separators and bidirectional control characters are
  /// written as in Swift's literals: `\n`, `\t`, `\u{1B}`. All other characters are unchanged.
  package var forMessage: String {
    guard unicodeScalars.contains(where: \.actsInTerminal) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.actsInTerminal:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The name of a file for a message; `""` for an empty name.
  package var asNameForMessage: String { isEmpty ? "\"\"" : forMessage }
}

extension Unicode.Scalar {
  fileprivate var actsInTerminal: Bool {
    switch value {
    // Control characters of ASCII and of Latin-1.
    case 0..<0x20, 0x7f..<0xa0: true
    // Directional marks, embeddings, overrides and isolates; line separators.
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
