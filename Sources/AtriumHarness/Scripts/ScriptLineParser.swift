import AtriumGeometry
import AtriumKit

/// Parses the words of one line, from left to right.
struct ScriptLineParser {
  /// The largest coordinate, far beyond any window, in points.
  private static let largestCoordinate = 1_000_000.0

  private var tokens: ArraySlice<ScriptToken>

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens[...]
  }

  var isAtEnd: Bool { tokens.isEmpty }

  /// The next token if it is a word, not a quoted text.
  var nextWord: String? {
    guard case .word(let word)? = tokens.first else { return nil }
    return word
  }

  mutating func skip() {
    tokens = tokens.dropFirst()
  }

  /// Takes the next word if it is the given one.
  mutating func takeIf(_ word: String) -> Bool {
    guard nextWord == word else { return false }
    skip()
    return true
  }

  func mistake(expected what: String) -> ScriptMistake {
    ScriptMistake("expected \(what), found \(tokens.first?.display ?? "the end of the line")")
  }

  func requireEnd(after command: String) throws(ScriptMistake) {
    guard isAtEnd else { throw mistake(expected: "the end of the line after \(command)") }
  }

  mutating func quoted(_ what: String) throws(ScriptMistake) -> String {
    guard case .quoted(let text)? = tokens.first else { throw mistake(expected: what) }
    skip()
    return text
  }

  mutating func target() throws(ScriptMistake) -> ScriptCommand.Target {
    switch tokens.first {
    case .quoted(let name)?:
      skip()
      return .name(name)
    case .word(let word)?:
      guard let point = ScriptLineParser.point(word) else { break }
      skip()
      return .point(point)
    case nil: break
    }
    throw mistake(expected: "\"NAME\" or X,Y")
  }

  mutating func point(_ what: String) throws(ScriptMistake) -> Point {
    guard let point = nextWord.flatMap(ScriptLineParser.point) else {
      throw mistake(expected: what)
    }
    skip()
    return point
  }

  /// Takes a button's name; the left button if there is none.
  mutating func optionalButton() -> PointerButton {
    guard let button = nextWord.flatMap({ PointerButton(scriptName: $0) }) else { return .primary }
    skip()
    return button
  }

  /// Takes modifiers, such as `with Shift+Ctrl`; none if the next word is not `with`.
  mutating func optionalModifiers() throws(ScriptMistake) -> KeyModifierFlags {
    guard takeIf("with") else { return [] }
    var flags: KeyModifierFlags = []
    for part in (nextWord ?? "").split(separator: "+", omittingEmptySubsequences: false) {
      guard let flag = Key.modifiers[part.lowercased()] else {
        throw mistake(expected: "Shift, Ctrl, Alt or Super, joined by +")
      }
      flags.insert(flag)
    }
    skip()
    return flags
  }

  mutating func number(
    _ what: String, in range: ClosedRange<Double>
  ) throws(ScriptMistake) -> Double {
    guard let number = nextWord.flatMap({ ScriptLineParser.number($0[...]) }),
      range.contains(number)
    else { throw mistake(expected: what) }
    skip()
    return number
  }

  mutating func integer(
    _ what: String, in range: ClosedRange<Int>
  ) throws(ScriptMistake) -> Int {
    guard let number = nextWord.flatMap({ Int($0) }), range.contains(number) else {
      throw mistake(expected: what)
    }
    skip()
    return number
  }

  /// Takes one of several words.
  mutating func choice<Value>(
    _ choices: [(word: String, value: Value)]
  ) throws(ScriptMistake) -> Value {
    guard let found = choices.first(where: { $0.word == nextWord }) else {
      throw mistake(expected: ScriptLineParser.alternatives(choices.map(\.word)))
    }
    skip()
    return found.value
  }

  mutating func size() throws(ScriptMistake) -> Size {
    let parts = (nextWord ?? "").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...32_767).contains(width), (1...32_767).contains(height)
    else { throw mistake(expected: "WIDTHxHEIGHT, each from 1 to 32767") }
    skip()
    return Size(width: Double(width), height: Double(height))
  }

  /// Words as a list in a sentence: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func point(_ word: String) -> Point? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]),
      abs(x) <= largestCoordinate, abs(y) <= largestCoordinate
    else { return nil }
    return Point(x: x, y: y)
  }

  /// A plain decimal number; `Double` alone would also accept `inf`, `nan` and `0x1p4`.
  private static func number(_ text: Substring) -> Double? {
    guard
      text.utf8.allSatisfy({
        ("0"..."9").contains(Character(UnicodeScalar($0))) || $0 == 0x2d || $0 == 0x2e
      }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
