import AtriumGeometry

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
