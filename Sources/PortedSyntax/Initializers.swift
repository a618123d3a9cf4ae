extension SourceFile {
  /// An initialiser that a class declares.
  struct Initializer {
    var labels: [String]
    var isConvenience: Bool
  }

  /// Returns the initialisers in the body of a type.
  func initializers(of type: Declaration) -> [Initializer] {
    guard let body = type.body else { return [] }
    var result: [Initializer] = []
    var depth = 0
    for place in body {
      if isToken(place, "{") { depth += 1 }
      if isToken(place, "}") { depth -= 1 }
      guard depth == 1, isToken(place, "init"), !isToken(place - 1, ".") else { continue }
      let isFailable = isToken(place + 1, "?") || isToken(place + 1, "!")
      let open = isFailable ? place + 2 : place + 1
      guard isToken(open, "("), let close = closing(open) else { continue }
      let modifiers = (max(0, place - 4)..<place).map { tokens[$0].text }
      result.append(
        Initializer(
          labels: labels(from: open, to: close), isConvenience: modifiers.contains("convenience")))
    }
    return result
  }

  private func labels(from open: Int, to close: Int) -> [String] {
    var result: [String] = []
    var place = open + 1
    var expects = true
    while place < close {
      if expects, tokens[place].kind == .word {
        result.append(tokens[place].text)
        expects = false
      } else if ["(", "[", "{"].contains(tokens[place].text) {
        place = closing(place) ?? place
      } else if tokens[place].text == "," {
        expects = true
      }
      place += 1
    }
    return result
  }
}
