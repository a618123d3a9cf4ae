internal import CX11

/// The Latin letters of keys in a layout without Latin letters, for shortcuts.
///
/// A shortcut such as Ctrl+A names a Latin letter. In a Russian, Greek or Hebrew layout no key types that letter. The
/// shortcut is therefore triggered by the key that types the letter in another layout. If the user has no layout with
/// Latin letters, the positions of the US layout apply.
@MainActor
final class LatinKeys {
  private let connection: X11Connection
  /// For each layout group, whether it has Latin letters.
  private var hasLetters: [UInt32: Bool] = [:]

  init(connection: X11Connection) {
    self.connection = connection
  }

  /// Discards the cached information about the layouts, after the mapping has changed.
  func forget() {
    hasLetters = [:]
  }

  /// Returns the character that a key represents in shortcuts, if its layout has no Latin letters.
  ///
  /// - Parameters:
  ///   - code: The key.
  ///   - group: The layout group, 0 to 3.
  ///   - plain: The character that the key types with no modifier except Shift.
  ///   - isShifted: Whether Shift is held.
  /// - Returns: The character; nil if `plain` applies: the layout has Latin letters, the key has no character in the
  ///   layout used instead, or it types an ASCII character and is not a letter in that layout.
  func character(for code: UInt32, group: UInt32, plain: String, isShifted: Bool) -> String? {
    guard !hasLatinLetters(group) else { return nil }
    let other = (0..<4).first { $0 != group && hasLatinLetters($0) }
    let level: Int32 = isShifted ? 1 : 0
    let found = other.flatMap { scalar(of: keysym(code, group: $0, level: level)) }
    guard let character = found ?? Self.position(of: code, isShifted: isShifted) else { return nil }
    let isASCII = plain.utf8.count == 1
    return isASCII && !Self.isLetter(character) ? nil : String(Character(character))
  }

  /// Returns the keysym of an ASCII character.
  static func keysym(of character: String) -> KeySym? {
    character.unicodeScalars.first.map { KeySym($0.value) }
  }

  /// Returns the keysym of a key by its position in the US layout; nil for keys outside the main block.
  static func keysym(at code: UInt32) -> KeySym? {
    position(of: code, isShifted: false).map { KeySym($0.value) }
  }

  // MARK: Layouts

  private func hasLatinLetters(_ group: UInt32) -> Bool {
    if let known = hasLetters[group] { return known }
    // The letters of the main block have these key codes on each X server for Linux.
    let count = (24...58).count { code in
      scalar(of: keysym(UInt32(code), group: group, level: 0)).map(Self.isLetter) ?? false
    }
    let result = count >= Self.fewestLetters
    hasLetters[group] = result
    return result
  }

  /// The minimum number of Latin letters in a Latin layout; some other layouts contain a few Latin letters.
  private static let fewestLetters = 20

  private func keysym(_ code: UInt32, group: UInt32, level: Int32) -> KeySym {
    connection.query {
      XkbKeycodeToKeysym($0, KeyCode(truncatingIfNeeded: code), Int32(group), level)
    } ?? 0
  }

  private func scalar(of keysym: KeySym) -> Unicode.Scalar? {
    (0x21...0x7e).contains(keysym) ? Unicode.Scalar(UInt32(keysym)) : nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  // MARK: Positions

  /// The rows of the main block in the US layout: the first key code, and the characters without and with Shift.
  private static let rows: [(first: UInt32, plain: [Unicode.Scalar], shifted: [Unicode.Scalar])] = [
    (10, Array("1234567890-=".unicodeScalars), Array("!@#$%^&*()_+".unicodeScalars)),
    (24, Array("qwertyuiop[]".unicodeScalars), Array("QWERTYUIOP{}".unicodeScalars)),
    (38, Array("asdfghjkl;'`".unicodeScalars), Array("ASDFGHJKL:\"~".unicodeScalars)),
    (51, Array("\\zxcvbnm,./".unicodeScalars), Array("|ZXCVBNM<>?".unicodeScalars)),
  ]

  private static func position(of code: UInt32, isShifted: Bool) -> Unicode.Scalar? {
    for row in rows where code >= row.first && code - row.first < UInt32(row.plain.count) {
      let index = Int(code - row.first)
      return isShifted ? row.shifted[index] : row.plain[index]
    }
    return nil
  }
}
