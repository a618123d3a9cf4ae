/// A JSON value, as asset catalogues contain them.
///
/// A number, true, false or null is stored as a word, as it is written.
indirect enum JSONValue: Equatable {
  case text(String)
  case word(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Parses a whole JSON document; nil if it is not valid, or is nested more than 32 levels deep.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes[...])
    guard let value = reader.value(depth: 0), reader.isAtEnd() else { return nil }
    self = value
  }

  /// The value under a key of an object; nil if there is none.
  subscript(key: String) -> JSONValue? {
    if case .object(let values) = self { return values[key] }
    return nil
  }

  /// The string; nil if the value is not a string.
  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The values of an array; empty if the value is not an array.
  var elements: [JSONValue] {
    if case .list(let values) = self { return values }
    return []
  }
}

/// Reads JSON from the beginning of the bytes.
private struct JSONReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns whether only white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return rest.isEmpty
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < 32, let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "\""): return string().map(JSONValue.text)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      return members(end: UInt8(ascii: "]")) { reader in
        guard let value = reader.value(depth: depth + 1) else { return false }
        values.append(value)
        return true
      } ? .list(values) : nil
    case UInt8(ascii: "{"):
      var values: [String: JSONValue] = [:]
      return members(end: UInt8(ascii: "}")) { reader in
        reader.skipSpace()
        guard let key = reader.string() else { return false }
        reader.skipSpace()
        guard reader.rest.popFirst() == UInt8(ascii: ":"),
          let value = reader.value(depth: depth + 1)
        else { return false }
        values[key] = value
        return true
      } ? .object(values) : nil
    default:
      let word = rest.prefix { !" \t\r\n,]}".utf8.contains($0) }
      guard !word.isEmpty else { return nil }
      rest = rest.dropFirst(word.count)
      return .word(String(decoding: word, as: UTF8.self))
    }
  }

  /// Reads members separated by commas, from the opening bracket to the closing bracket.
  private mutating func members(
    end: UInt8, _ read: (inout JSONReader) -> Bool
  ) -> Bool {
    rest.removeFirst()
    skipSpace()
    if rest.first == end {
      rest.removeFirst()
      return true
    }
    while read(&self) {
      skipSpace()
      switch rest.popFirst() {
      case UInt8(ascii: ","): continue
      case end: return true
      default: return false
      }
    }
    return false
  }

  /// Reads a quoted string.
  ///
  /// Only the escapes of quotes, slashes, backslashes, tabs and line breaks are replaced.
  private mutating func string() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(escaped)
        default: bytes += [byte, escaped]
        }
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func skipSpace() {
    while let byte = rest.first, " \t\r\n".utf8.contains(byte) { rest.removeFirst() }
  }
}
