import AtriumGeometry
import AtriumKit

extension ScriptLineParser {
  /// The first words of the commands.
  private static let commandNames = [
    "click", "press", "release", "move", "drag", "chord", "touch", "swipe", "scroll",
    "pinch", "rotate", "touchpad", "key", "type", "resize", "theme", "motion", "wait", "screenshot",
    "expect", "note",
  ]

  /// Parses the whole line.
  mutating func command() throws(ScriptMistake) -> ScriptCommand {
    guard let name = nextWord, ScriptLineParser.commandNames.contains(name) else {
      throw mistake(
        expected: "a command ("
          + ScriptLineParser.alternatives(ScriptLineParser.commandNames) + ")")
    }
    skip()
    let command = try arguments(of: name)
    try requireEnd(after: name)
    return command
  }

  private mutating func arguments(of name: String) throws(ScriptMistake) -> ScriptCommand {
    switch name {
    case "click": .click(optionalButton(), try target(), try optionalModifiers())
    case "press": .press(optionalButton(), try target(), try optionalModifiers())
    case "release": try release()
    case "move": .move(try target())
    case "drag": try drag()
    case "chord": .chord(try buttons(), try target())
    case "touch": try touch()
    case "swipe":
      .swipe(try choice(SwipeDirection.allCases.map { ($0.rawValue, $0) }), try target())
    case "scroll":
      .scroll(try point("DX,DY"), takeIf("at") ? try target() : nil)
    case "pinch": try pinch()
    case "rotate": try rotate()
    case "touchpad": try touchpad()
    case "key": .key(try key())
    case "type": .type(try quoted("\"TEXT\""))
    case "resize": .resize(try size(), isLive: takeIf("live"))
    case "theme": try theme()
    case "motion":
      .motion(try choice([("full", .full), ("reduced", .reduced), ("off", .off)]))
    case "wait": try wait()
    case "screenshot": .screenshot(try pictureName())
    case "expect":
      .expect(
        try choice(ScriptCommand.Expectation.allCases.map { ($0.rawValue, $0) }),
        try quoted("\"NAME\""))
    default: .note(try quoted("\"TEXT\""))
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

  /// A name without folders, so that a script cannot write outside the given folder.
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
