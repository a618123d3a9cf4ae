/// The bytes of a settings manager's property.
struct SettingsBytes {
  /// Whether numbers begin with their most significant byte.
  let isBigEndian: Bool

  private var body: [UInt8] = []
  private var count = 0

  init(isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
  }

  /// Returns the whole property, which claims to contain the number of settings that were added, or the
  /// given number.
  func bytes(claiming claimed: Int? = nil) -> [UInt8] {
    [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(claimed ?? count, 4) + body
  }

  func adding(_ name: String, _ value: Int) -> SettingsBytes {
    adding(0, name, number(value, 4))
  }

  func adding(_ name: String, _ text: String) -> SettingsBytes {
    adding(1, name, number(text.utf8.count, 4) + padded(text))
  }

  func adding(_ name: String, color: [Int]) -> SettingsBytes {
    adding(2, name, color.flatMap { number($0, 2) })
  }

  /// Adds a setting with any type code.
  func adding(_ kind: UInt8, _ name: String, _ value: [UInt8]) -> SettingsBytes {
    var copy = self
    copy.count += 1
    copy.body += [kind, 0] + number(name.utf8.count, 2) + padded(name) + number(3, 4) + value
    return copy
  }

  private func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    let digits = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return isBigEndian ? digits.reversed() : digits
  }
}
