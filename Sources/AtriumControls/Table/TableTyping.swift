/// What was typed into a table lately, to find a row by its first letters.
struct TableTyping {
  /// How long a pause may be between two letters of one word, in seconds.
  private static let pause = 1.0

  private var letters = ""
  private var time = -Double.infinity

  /// Whether a letter would go on with the word.
  func isGoingOn(at now: Double) -> Bool { !letters.isEmpty && now - time <= TableTyping.pause }

  /// Takes letters.
  ///
  /// - Returns: What rows are to begin with, and whether the row that the keyboard is at may stay: a
  ///   word that goes on may fit it still. One letter again and again goes from row to row instead.
  mutating func take(_ text: String, at now: Double) -> (prefix: String, staysIfItFits: Bool) {
    let goesOn = isGoingOn(at: now)
    letters = (goesOn ? letters : "") + text.lowercased()
    time = now
    guard let first = letters.first, letters.contains(where: { $0 != first }) else {
      return (String(letters.prefix(1)), false)
    }
    return (letters, goesOn)
  }
}
