/// The recently typed letters, by which a table finds a row.
struct TableTyping {
  /// The longest pause between two letters of one word, in seconds.
  private static let pause = 1.0

  private var letters = ""
  private var time = -Double.infinity

  /// Returns whether a letter that is typed at the given time continues the word.
  func isGoingOn(at now: Double) -> Bool { !letters.isEmpty && now - time <= TableTyping.pause }

  /// Adds typed letters.
  ///
  /// - Returns: The prefix to find, and whether the cursor may stay on a row that already matches. The
  ///   cursor may stay if the letters continue a word. Typing one letter repeatedly moves from row to row
  ///   instead.
  mutating func take(_ text: String, at now: Double) -> (prefix: String, staysIfItFits: Bool) {
    let goesOn = isGoingOn(at: now)
    letters = (goesOn ? letters : "") + TableTextFolding.folded(text)
    time = now
    guard let first = letters.first, letters.contains(where: { $0 != first }) else {
      return (String(letters.prefix(1)), false)
    }
    return (letters, goesOn)
  }
}
