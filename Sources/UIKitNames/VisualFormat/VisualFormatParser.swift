import Atrium

/// A parser for the visual format language, such as `H:|-[a(>=80@500)]-12-[b(==a)]|`.
struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  /// Parses a visual format.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(text))
    return try parser.format()
  }

  private init(text: [Character]) { self.text = text }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V:") {
      result.isVertical = true
    } else {
      _ = take("H:")
    }
    if take("|") { result.leading = try gap() }
    result.items.append(try item())
    while place < text.count {
      let gap = try gap()
      if take("|") {
        result.trailing = gap
        guard place == text.count else { throw error("nothing after the last |") }
      } else {
        guard place < text.count else { throw error("a view or | after the distance") }
        result.gaps.append(gap)
        result.items.append(try item())
      }
    }
    return result
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = peek == "(" ? try predicates() : [try predicate()]
    guard take("-") else { throw error("- after the distance") }
    return .predicates(predicates)
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw error("[ before the name of a view") }
    var item = VisualFormat.Item(name: try name())
    if peek == "(" { item.predicates = try predicates() }
    guard take("]") else { throw error("] after the view") }
    return item
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw error("(") }
    var result = [try predicate()]
    while take(",") { result.append(try predicate()) }
    guard take(")") else { throw error(") or , after the length") }
    return result
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var result = VisualFormat.Predicate(relation: relation, value: try value())
    if take("@") { result.priority = try value() }
    return result
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Predicate.Value {
    guard let peek, peek.isNumber || peek == "-" || peek == "." else { return .name(try name()) }
    let start = place
    if take("-") {}
    while let next = self.peek, next.isNumber || next == "." { place += 1 }
    guard let number = Double(String(text[start..<place])) else {
      place = start
      throw error("a number")
    }
    return .number(number)
  }

  private mutating func name() throws(VisualFormatError) -> String {
    let start = place
    while let next = peek, next.isLetter || next == "_" || (place > start && next.isNumber) {
      place += 1
    }
    guard place > start else { throw error("a name") }
    return String(text[start..<place])
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ token: String) -> Bool {
    let characters = Array(token)
    guard text[place...].starts(with: characters) else { return false }
    place += characters.count
    return true
  }

  private func error(_ expected: String) -> VisualFormatError {
    VisualFormatError(message: "\(expected) was expected", offset: place)
  }
}
