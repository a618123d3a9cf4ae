/// Finds items by the first letters of their titles, regardless of case and accents.
package struct RingMenuTypeAhead: Sendable {
  /// The pause after which a letter begins a new search, in seconds.
  package static let pause = 1.0

  private var typed = ""
  private var time = -Double.infinity

  package init() {}

  /// Adds a letter to the search, and returns the item that is found.
  ///
  /// - Parameters:
  ///   - text: The character that was typed.
  ///   - now: The time, in seconds.
  ///   - names: The titles of the items, with nil for items that cannot be found.
  ///   - current: The highlighted item.
  /// - Returns: The item that is found; nil if no title begins with the typed letters.
  package mutating func type(
    _ text: String, at now: Double, names: [String?], current: Int?
  ) -> Int? {
    if now - time > RingMenuTypeAhead.pause + 1e-9 { typed = "" }
    time = now
    let letter = RingMenuTypeAhead.folded(text)
    // Typing the same letter again moves to the next title that begins with this letter.
    let isRepeated = !typed.isEmpty && typed.allSatisfy { String($0) == letter }
    typed += letter
    let folded = names.map { $0.map(RingMenuTypeAhead.folded) }
    func find(_ prefix: String, after index: Int) -> Int? {
      let order = folded.indices.map { (index + 1 + $0) % max(1, folded.count) }
      return order.first { folded[$0]?.hasPrefix(prefix) == true }
    }
    if let found = find(typed, after: -1) { return found }
    if isRepeated { return find(letter, after: current ?? -1) }
    return nil
  }

  /// Returns the first index of a letter in a title, regardless of case and accents; nil if the title lacks the letter.
  package static func index(of letter: Character, in name: String) -> String.Index? {
    let wanted = folded(String(letter))
    return name.indices.first { folded(String(name[$0])) == wanted }
  }

  /// Returns a string in lower case and without accents.
  package static func folded(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() {
      if let base = bases[character] {
        result.append(base)
      } else {
        for scalar in character.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The Latin letters that have one or two accents, as in French, Vietnamese and Pinyin, with their base letters.
  ///
  /// The comparison of characters does not depend on their Unicode composition.
  private static let bases: [Character: Character] = {
    var bases: [Character: Character] = [:]
    func add(_ marks: some Sequence<UInt32>, to letter: Character, of base: Character) {
      for mark in marks {
        guard let scalar = Unicode.Scalar(mark) else { continue }
        var text = String(letter)
        text.unicodeScalars.append(scalar)
        if text.count == 1, let accented = text.first { bases[accented] = base }
      }
    }
    // The marks of letters with two accents: grave, acute, circumflex, tilde, macron, breve, dot, diaeresis, hook,
    // caron, horn, dot below.
    let double: [UInt32] = [
      0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30c, 0x31b, 0x323,
    ]
    for base in "abcdefghijklmnopqrstuvwxyz" {
      add(0x300...0x345, to: base, of: base)
      for mark in double.compactMap(Unicode.Scalar.init) {
        var text = String(base)
        text.unicodeScalars.append(mark)
        if let letter = text.first { add(double, to: letter, of: base) }
      }
    }
    return bases
  }()
}
