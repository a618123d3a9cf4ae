/// A table of translated strings, as Xcode writes it: `"key" = "text";`, with comments.
package enum StringsTable {
  /// Reads a table.
  ///
  /// Incomplete entries are ignored.
  package static func read(_ bytes: [UInt8]) -> [String: String] {
    var scalars = Array(text(of: bytes).unicodeScalars)[...]
    var table: [String: String] = [:]
    while let key = word(&scalars) {
      guard key != ";" else { continue }
      guard word(&scalars) == "=", let value = word(&scalars) else { continue }
      table[key] = value
    }
    return table
  }

  /// Returns the text, decoded from UTF-8, or from UTF-16 with a byte order mark.
  private static func text(of bytes: [UInt8]) -> String {
    guard bytes.count > 1 else { return "" }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let low = UInt16(bytes[isLittle ? index : index + 1])
      let high = UInt16(bytes[isLittle ? index + 1 : index])
      units.append(high << 8 | low)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the next quoted string, word or symbol; nil at the end of the text.
  private static func word(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    skip(&rest)
    guard let first = rest.popFirst() else { return nil }
    if first == "\"" { return quoted(&rest) }
    var word = String(first)
    guard first != "=", first != ";" else { return word }
    while let next = rest.first, next != "=", next != ";", !next.properties.isWhitespace {
      word.unicodeScalars.append(next)
      rest.removeFirst()
    }
    return word
  }

  private static func quoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst(), next != "\"" {
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      default: text.append(escaped)
      }
    }
    return String(text)
  }

  /// Skips white space and comments.
  private static func skip(_ rest: inout ArraySlice<Unicode.Scalar>) {
    while let first = rest.first {
      if first.properties.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }
}
