extension SourceFile {
  /// Returns the tokens of a stored variable's initial value; nil if the declaration has no value.
  func initialValue(of variable: Declaration) -> ClosedRange<Int>? {
    guard variable.kind == .variable, variable.body == nil else { return nil }
    var place = variable.nameIndex + 1
    while place < tokens.count, tokens[place].text != "=" {
      if tokens[place].beginsLine || ["{", "}", ";", ","].contains(tokens[place].text) {
        return nil
      }
      let isBracket = ["(", "["].contains(tokens[place].text)
      place = (isBracket ? closing(place) ?? place : place) + 1
    }
    let first = place + 1
    guard first < tokens.count else { return nil }
    var last = first
    place = first
    while place < tokens.count {
      let token = tokens[place]
      if place > first {
        let continues = [".", "?", ":", "&", "|", "+", "-", "*"].contains(token.text)
        if token.beginsLine, !continues { break }
        if ["}", ";", ","].contains(token.text) { break }
        // Braces that begin with `didSet` or `willSet` contain observers. Other braces are a closure of the value.
        if token.text == "{", hasObservers(place) { break }
      }
      last = ["(", "[", "{"].contains(token.text) ? closing(place) ?? place : place
      place = last + 1
    }
    return first...last
  }

  /// Returns whether a brace begins the observers of a stored variable.
  func hasObservers(_ brace: Int) -> Bool {
    (isToken(brace + 1, "didSet") || isToken(brace + 1, "willSet"))
      && (isToken(brace + 2, "{") || isToken(brace + 2, "("))
  }
}
