/// The settings that a settings manager publishes, read from the bytes of its property.
///
/// Any client can write such a property, so the property is validated: if a length exceeds the property, or
/// a type is unknown, the whole property is rejected.
package struct XSettings: Equatable, Sendable {
  /// The value of a setting.
  package enum Value: Equatable, Sendable {
    /// A number.
    case integer(Int32)
    /// A string.
    case text(String)
    /// A colour: red, green, blue and alpha, each at most 65,535.
    case color([UInt16])
  }

  /// The settings by name, such as `Net/ThemeName`.
  package let values: [String: Value]

  /// Reads a property; nil if the property is not a list of settings.
  ///
  /// - Parameter bytes: The bytes of the whole property.
  package init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    var reader = Reader(bytes: bytes[...], isBigEndian: order == 1)
    // Skips the byte order and the serial number of the change.
    guard reader.skip(8), let count = reader.number(of: 4) else { return nil }
    var values: [String: Value] = [:]
    // If the count is too large, reading fails when the bytes run out.
    for _ in 0..<count {
      guard let (name, value) = Self.setting(&reader) else { return nil }
      values[name] = value
    }
    self.values = values
  }

  private static func setting(_ reader: inout Reader) -> (String, Value)? {
    guard let kind = reader.number(of: 1), reader.skip(1),
      let length = reader.number(of: 2), let name = reader.text(length), reader.skip(4)
    else { return nil }
    switch kind {
    case 0:
      guard let number = reader.number(of: 4) else { return nil }
      return (name, .integer(Int32(truncatingIfNeeded: number)))
    case 1:
      guard let length = reader.number(of: 4), let text = reader.text(length) else { return nil }
      return (name, .text(text))
    case 2:
      let parts = (0..<4).compactMap { _ in reader.number(of: 2) }
      return parts.count == 4 ? (name, .color(parts.map { UInt16($0) })) : nil
    default: return nil
    }
  }
}

/// Reads values from bytes in sequence; each method returns nil if too few bytes are left.
private struct Reader {
  var bytes: ArraySlice<UInt8>
  let isBigEndian: Bool

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count else { return false }
    bytes = bytes.dropFirst(count)
    return true
  }

  /// Reads an unsigned number of up to four bytes.
  mutating func number(of size: Int) -> Int? {
    guard size <= bytes.count else { return nil }
    let digits = bytes.prefix(size)
    bytes = bytes.dropFirst(size)
    let ordered = isBigEndian ? Array(digits) : digits.reversed()
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a string that is padded to a multiple of four bytes.
  mutating func text(_ length: Int) -> String? {
    guard length <= bytes.count else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return skip((length + 3) / 4 * 4) ? text : nil
  }
}
