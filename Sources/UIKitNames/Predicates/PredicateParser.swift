/// Parses the format of a predicate.
struct PredicateParser {
  private var words: [String]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    words = Self.split(format)
    // The arguments are stored in reverse order, since the parser removes each used argument from the end.
    self.arguments = arguments.reversed()
  }

  /// Returns the test; nil for an invalid format.
  mutating func predicate() -> PredicateTest? {
    guard let test = alternatives(), words.isEmpty else { return nil }
    return test
  }

  private mutating func alternatives() -> PredicateTest? {
    guard var test = conjunctions() else { return nil }
    while take("OR") || take("||") {
      guard let next = conjunctions() else { return nil }
      test = .any(test, next)
    }
    return test
  }

  private mutating func conjunctions() -> PredicateTest? {
    guard var test = factor() else { return nil }
    while take("AND") || take("&&") {
      guard let next = factor() else { return nil }
      test = .all(test, next)
    }
    return test
  }

  private mutating func factor() -> PredicateTest? {
    if take("NOT") || take("!") { return factor().map(PredicateTest.not) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      let test = alternatives()
      return take(")") ? test : nil
    }
    guard let left = term(), let comparison = comparison() else { return nil }
    var options: Set<Character> = []
    if let word = words.first, word.hasPrefix("[") {
      options = Set(word.lowercased().filter(\.isLetter))
      words.removeFirst()
    }
    guard let right = term() else { return nil }
    return .comparison(left, comparison, right, options: options)
  }

  private mutating func comparison() -> PredicateOperator? {
    guard let word = words.first else { return nil }
    words.removeFirst()
    return switch word.uppercased() {
    case "=", "==": .equal
    case "!=", "<>": .unequal
    case "<": .less
    case ">": .greater
    case "<=", "=<": .lessOrEqual
    case ">=", "=>": .greaterOrEqual
    default: PredicateOperator(rawValue: word.uppercased())
    }
  }

  private mutating func term() -> PredicateTerm? {
    guard let word = words.first else { return nil }
    words.removeFirst()
    if word == "{" { return list() }
    if word.hasPrefix("%") {
      guard let argument = arguments.popLast() else { return nil }
      guard word == "%K" else { return .value(argument) }
      return (argument as? String).map { .path($0.split(separator: ".").map(String.init)) }
    }
    if let first = word.first, first == "'" || first == "\"" {
      return .value(String(word.dropFirst().dropLast()))
    }
    if let number = Double(word) { return .value(number) }
    switch word.uppercased() {
    case "SELF": return .path([])
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default: break
    }
    let names = word.split(separator: ".").map(String.init)
    return .path(names.first == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func list() -> PredicateTerm? {
    var values: [Any] = []
    while !take("}") {
      guard case .value(let value?)? = term() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return .value(values)
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first?.uppercased() == word else { return false }
    words.removeFirst()
    return true
  }

  /// Splits a format into names, numbers, texts, operators and brackets.
  private static func split(_ format: String) -> [String] {
    var words: [String] = []
    var rest = Substring(format)
    while let first = rest.first {
      let length: Int
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first == "'" || first == "\"" {
        length =
          rest.dropFirst().firstIndex(of: first).map {
            rest.distance(from: rest.startIndex, to: $0) + 1
          } ?? rest.count
      } else if first == "[" {
        length =
          rest.firstIndex(of: "]").map { rest.distance(from: rest.startIndex, to: $0) + 1 }
          ?? rest.count
      } else if "(){},".contains(first) {
        length = 1
      } else if "=<>!&|".contains(first) {
        length = max(1, rest.prefix { "=<>!&|".contains($0) }.count)
      } else {
        length = rest.prefix { !$0.isWhitespace && !"(){},[]=<>!&|'\"".contains($0) }.count
      }
      words.append(String(rest.prefix(max(1, length))))
      rest = rest.dropFirst(max(1, length))
    }
    return words
  }
}
