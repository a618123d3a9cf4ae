import AtriumGraphics

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

  /// Returns the index of a letter in a title, regardless of case and accents; nil if the title lacks the letter.
  package static func index(of letter: Character, in name: String) -> String.Index? {
    index(of: letter, in: name.map { $0 }).map { name.index(name.startIndex, offsetBy: $0) }
  }

  /// Returns the index of a letter in a list, regardless of case and accents; nil if the list lacks the letter.
  ///
  /// A letter with the same accents is preferred.
  static func index(of letter: Character, in letters: [Character?]) -> Int? {
    let (exact, wanted) = (letter.lowercased(), folded(String(letter)))
    return letters.firstIndex { $0?.lowercased() == exact }
      ?? letters.firstIndex { $0.map { folded(String($0)) } == wanted }
  }

  /// Returns a string in lower case and without accents.
  package static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposed.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      result.append(scalar)
    }
    return String(result)
  }
}
