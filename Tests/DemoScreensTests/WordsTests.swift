import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// Words stay whole: no line in a room or in the ring breaks inside a word.
@MainActor
struct WordsTests {
  private nonisolated static let rooms = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions",
    "rotation", "playground",
  ]
  private nonisolated static let sizes = [
    Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
    Size(width: 1920, height: 1200),
  ]

  @Test(
    "no line in a room breaks inside a word", arguments: rooms, sizes)
  func rooms(room: String, size: Size) throws {
    let demo = try Demo(room, size: size, paints: false)
    let texts = demo.views((any TextDisplaying).self).flatMap(\.displayedTexts)
    #expect(texts.count >= 1)
    #expect(texts.filter(\.breaksWords).map(\.string) == [])
  }

  @Test("no line in the ring breaks inside a word, on any level", arguments: sizes)
  func ring(size: Size) throws {
    let demo = try Demo("welcome", size: size, paints: false)
    let ring = try #require(demo.root as? RingMenuController)
    var count = 0
    for key in ["", "6", "7"] {
      ring.setMenuVisible(true, animated: false)
      if !key.isEmpty { demo.stage.key(key) }
      demo.stage.settle()
      let texts = demo.views((any TextDisplaying).self).flatMap(\.displayedTexts)
      count += texts.count
      #expect(texts.filter(\.breaksWords).map(\.string) == [], "level \(key)")
      ring.setMenuVisible(false, animated: false)
      demo.stage.settle()
    }
    #expect(count > 10)
  }
}
