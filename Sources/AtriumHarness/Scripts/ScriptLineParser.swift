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

  private var isAtEnd: Bool { tokens.isEmpty }

  /// The next token if it is a word; nil if it is a quoted string.
  private var nextWord: String? {
    guard case .word(let word)? = tokens.first else { return nil }
    return word
  }

  private mutating func skip() {
    tokens = tokens.dropFirst()
  }

  /// Takes the next word if it is the given word.
  private mutating func takeIf(_ word: String) -> Bool {
    guard nextWord == word else { return false }
    skip()
    return true
  }

  private func mistake(expected what: String) -> ScriptMistake {
    ScriptMistake("expected \(what), found \(tokens.first?.display ?? "the end of the line")")
  }

  private func requireEnd(after command: String) throws(ScriptMistake) {
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

  /// Takes a button's name; returns the left button if there is none.
  private mutating func optionalButton() -> PointerButton {
    guard let button = nextWord.flatMap({ PointerButton(scriptName: $0) }) else { return .primary }
    skip()
    return button
  }

  /// Takes modifiers, such as `with Shift+Ctrl`; returns none if the next word is not `with`.
  private mutating func optionalModifiers() throws(ScriptMistake) -> KeyModifierFlags {
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

  private mutating func integer(
    _ what: String, in range: ClosedRange<Int>
  ) throws(ScriptMistake) -> Int {
    guard let number = nextWord.flatMap({ Int($0) }), range.contains(number) else {
      throw mistake(expected: what)
    }
    skip()
    return number
  }

  /// Takes one of several words.
  private mutating func choice<Value>(
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

  /// Returns words as a list in a sentence: `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
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

  /// Returns a plain decimal number; `Double` alone would also accept `inf`, `nan` and `0x1p4`.
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

extension ScriptLineParser {
  /// The word with which a line begins.
  private enum CommandName: String, CaseIterable {
    case click, press, release, move, drag, chord, touch, swipe, scroll
    case pinch, rotate, touchpad, key, type, resize, theme, motion, wait, screenshot
    case expect, note
  }

  /// Parses the whole line.
  mutating func command() throws(ScriptMistake) -> ScriptCommand {
    guard let name = nextWord.flatMap({ CommandName(rawValue: $0) }) else {
      let names = ScriptLineParser.alternatives(CommandName.allCases.map(\.rawValue))
      throw mistake(expected: "a command (\(names))")
    }
    skip()
    let command = try arguments(of: name)
    try requireEnd(after: name.rawValue)
    return command
  }

  // The switch has no default, so that the compiler requires a case for each name.
  private mutating func arguments(of name: CommandName) throws(ScriptMistake) -> ScriptCommand {
    switch name {
    case .click: .click(optionalButton(), try target(), try optionalModifiers())
    case .press: .press(optionalButton(), try target(), try optionalModifiers())
    case .release: try release()
    case .move: .move(try target())
    case .drag: try drag()
    case .chord: .chord(try buttons(), try target())
    case .touch: try touch()
    case .swipe:
      .swipe(try choice(SwipeDirection.allCases.map { ($0.rawValue, $0) }), try target())
    case .scroll:
      .scroll(try point("DX,DY"), takeIf("at") ? try target() : nil)
    case .pinch: try pinch()
    case .rotate: try rotate()
    case .touchpad: try touchpad()
    case .key: .key(try key())
    case .type: .type(try quoted("\"TEXT\""))
    case .resize: .resize(try size(), isLive: takeIf("live"))
    case .theme: try theme()
    case .motion:
      .motion(try choice([("full", .full), ("reduced", .reduced), ("off", .off)]))
    case .wait: try wait()
    case .screenshot: .screenshot(try pictureName())
    case .expect:
      .expect(
        try choice(ScriptCommand.Expectation.allCases.map { ($0.rawValue, $0) }),
        try quoted("\"NAME\""))
    case .note: .note(try quoted("\"TEXT\""))
    }
  }

  private mutating func release() throws(ScriptMistake) -> ScriptCommand {
    let button = optionalButton()
    let place = isAtEnd || nextWord == "with" ? nil : try target()
    return .release(button, place, try optionalModifiers())
  }

  private mutating func drag() throws(ScriptMistake) -> ScriptCommand {
    let button = optionalButton()
    let start = try target()
    guard takeIf("->") else { throw mistake(expected: "->") }
    let end = try target()
    let duration =
      takeIf("in") ? try number("seconds from 0 to 60", in: 0...60) : 0.3
    return .drag(button, start, end, duration: duration, try optionalModifiers())
  }

  private mutating func buttons() throws(ScriptMistake) -> [PointerButton] {
    let words = (nextWord ?? "").split(separator: "+", omittingEmptySubsequences: false)
    let buttons = words.compactMap { PointerButton(scriptName: String($0)) }
    guard buttons.count == words.count, buttons.count >= 2, Set(buttons).count == words.count
    else { throw mistake(expected: "two or three different buttons such as left+middle+right") }
    skip()
    return buttons
  }

  private mutating func touch() throws(ScriptMistake) -> ScriptCommand {
    if let phase = nextWord.flatMap({ ScriptCommand.TouchPhase(rawValue: $0) }) {
      skip()
      let id = try integer("the number of a finger from 0 to 99", in: 0...99)
      return .touch(phase, id: id, phase == .cancelled ? .point(.zero) : try target())
    }
    let fingers = try integer(
      "a number of fingers from 1 to 10, or began, moved, ended or cancelled", in: 1...10)
    guard takeIf("tap") else { throw mistake(expected: "tap") }
    return .tap(fingers: fingers, try target())
  }

  private mutating func key() throws(ScriptMistake) -> Key {
    guard let key = nextWord.flatMap({ Key(named: $0) }) else {
      throw mistake(expected: "a key such as Escape, Return, Left, F10, a or Shift+F10")
    }
    skip()
    return key
  }

  private mutating func theme() throws(ScriptMistake) -> ScriptCommand {
    let theme: (UserInterfaceStyle, AccessibilityContrast) = try choice([
      ("light", (.light, .normal)), ("dark", (.dark, .normal)), ("contrast", (.light, .high)),
    ])
    return .theme(theme.0, theme.1)
  }

  private mutating func wait() throws(ScriptMistake) -> ScriptCommand {
    if takeIf("idle") { return .waitIdle }
    return .wait(try number("idle or seconds from 0 to 3600", in: 0...3600))
  }

  /// Takes a file name without folders, so that a script cannot write outside the given folder.
  private mutating func pictureName() throws(ScriptMistake) -> String {
    let expected = "a file's name that ends in .png, without folders"
    let name: String
    if let word = nextWord {
      name = word
      skip()
    } else {
      name = try quoted(expected)
    }
    guard name.hasSuffix(".png"), name.utf8.count > 4, !name.utf8.contains(UInt8(ascii: "/")),
      !name.hasPrefix("."), !name.unicodeScalars.contains(where: { $0.value < 0x20 })
    else {
      throw ScriptMistake("expected \(expected), found \(ScriptToken.shortened(name))")
    }
    return name
  }
}

/// Commands for two fingers and for touchpads.
extension ScriptLineParser {
  mutating func pinch() throws(ScriptMistake) -> ScriptCommand {
    .pinch(try scale(), try target(), duration: try duration(usually: 0.3))
  }

  mutating func rotate() throws(ScriptMistake) -> ScriptCommand {
    .rotate(degrees: try degrees(), try target(), duration: try duration(usually: 0.3))
  }

  mutating func touchpad() throws(ScriptMistake) -> ScriptCommand {
    let gesture: ScriptCommand.TouchpadGesture
    switch nextWord {
    case "scroll":
      skip()
      gesture = .scroll(try point("DX,DY"))
    case "swipe":
      skip()
      let fingers = try integer("a number of fingers from 3 to 5", in: 3...5)
      gesture = .swipe(
        fingers: fingers, try choice(SwipeDirection.allCases.map { ($0.rawValue, $0) }))
    case "pinch":
      skip()
      gesture = .pinch(try scale())
    case "rotate":
      skip()
      gesture = .rotate(degrees: try degrees())
    default: throw mistake(expected: "scroll, swipe, pinch or rotate")
    }
    return .touchpad(gesture, try target(), duration: try duration(usually: gesture.usualDuration))
  }

  private mutating func scale() throws(ScriptMistake) -> Double {
    try number("a scale from 0.05 to 20", in: 0.05...20)
  }

  private mutating func degrees() throws(ScriptMistake) -> Double {
    try number("degrees from -3600 to 3600", in: -3600...3600)
  }

  private mutating func duration(usually seconds: Double) throws(ScriptMistake) -> Double {
    takeIf("in") ? try number("seconds from 0 to 60", in: 0...60) : seconds
  }
}
