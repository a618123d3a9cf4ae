import AtriumGeometry
import AtriumKit
import DemoScreens
import TestSupport
import Testing

/// Damaged files of the user's choices.
struct StateDamageTests {
  private static let whole = """
    room shapes
    size 960x640
    theme dark
    contrast high
    motion reduced
    direction rtl
    scale 1.5
    text extraLarge
    language de
    ring plain
    ring-directions compass
    explanation on
    guide off
    tour 3
    practice 1:4:100,5.2:3
    date 1000

    """

  @Test("a damaged file gives a state that can be saved and read again, with possible values only")
  func damage() throws {
    let whole = Array(StateDamageTests.whole.utf8)
    #expect(DemoState(text: StateDamageTests.whole).text == StateDamageTests.whole)
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    let numbers = [
      "9223372036854775807", "-9223372036854775808", "1e400", "nan", "99999999999999999999", "-1",
    ]
    var kept = 0
    for round in 0..<4000 {
      var bytes = whole
      switch round % 4 {
      case 0: bytes.removeLast(random.below(bytes.count))
      case 1:
        for _ in 0...random.below(8) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      case 2:
        let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
        guard let place = random.element(of: digits) else { continue }
        bytes.replaceSubrange(place...place, with: (random.element(of: numbers) ?? "").utf8)
      default:
        let (start, end) = (random.below(bytes.count), random.below(bytes.count))
        bytes.insert(
          contentsOf: bytes[min(start, end)..<max(start, end)], at: random.below(bytes.count))
      }
      var state = DemoState(text: String(decoding: bytes, as: UTF8.self))
      state.advance(to: [0, .max, .min, 1_800_000_000][round % 4])
      #expect(DemoState(text: state.text).text == state.text)
      if let size = state.size { #expect(size.width >= 1 && size.width <= 32_767) }
      if let scale = state.scale { #expect(scale >= 0.75 && scale <= 4) }
      if state.userInterfaceStyle == .dark { kept += 1 }
    }
    #expect(kept > 2000)
  }
}
