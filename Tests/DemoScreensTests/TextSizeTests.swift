import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The rooms with the largest text that the settings offer, in both languages.
@MainActor
@Suite(.serialized)
struct TextSizeTests {
  /// The largest sizes; `RoomMatrixTests` has the others.
  private nonisolated static let categories: [ContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge,
  ]
  private static let sizes = [Size(width: 420, height: 800), Size(width: 1280, height: 840)]

  @Test(
    "at the largest text size the strings of a room are complete, inside, and do not overlap",
    arguments: Rooms.all, categories)
  func english(room: String, category: ContentSizeCategory) throws {
    try Demo.withText(category) {
      for size in TextSizeTests.sizes { try check(room, size, "\(category)") }
    }
  }

  @Test(
    "at the largest text size the German strings of a room are complete, inside, and do not overlap",
    arguments: Rooms.all, categories)
  func german(room: String, category: ContentSizeCategory) throws {
    try Demo.inGerman {
      try Demo.withText(category) {
        for size in TextSizeTests.sizes { try check(room, size, "de \(category)") }
      }
    }
  }

  @Test("the titles of the ring are larger for larger text, complete, and do not overlap")
  func ring() throws {
    var sizes: [Double] = []
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      try Demo.withText(category) {
        let demo = try Demo("welcome", size: Size(width: 1280, height: 840), paints: false)
        let ring = try #require(demo.root as? RingMenuController)
        let below = demo.texts.map(\.text.string)
        ring.setMenuVisible(true, animated: false)
        demo.stage.key("Right")
        demo.stage.settle()
        let texts = demo.texts.filter { !below.dropFirst().contains($0.text.string) }
        let names = ["Clock", "Shapes", "Journal", "Gallery", "Containers", "CoconutKit"]
        for name in names {
          let title = try #require(texts.first { $0.text.string == name }, "\(name)")
          #expect(!title.text.isTruncated && !title.text.breaksWords, "\(name)")
          sizes.append(title.text.font.size)
        }
        for (index, one) in texts.enumerated() {
          for other in texts[(index + 1)...] {
            let common = one.frame.intersection(other.frame)
            #expect(common.height < 1, "“\(one.text.string)” and “\(other.text.string)”")
          }
        }
      }
    }
    #expect(sizes.count == 12 && sizes.prefix(6).allSatisfy { $0 == 13 })
    #expect(sizes.suffix(6).allSatisfy { $0 >= 18 }, "\(sizes)")
  }

  @Test("at the largest text size the titles of sheets are complete in a small window")
  func sheets() throws {
    try Demo.inGerman {
      try Demo.withText(.accessibilityLarge) {
        for (key, title) in [("Ctrl+,", "Einstellungen"), ("Ctrl+k", "Räume")] {
          for size in [Size(width: 320, height: 240), Size(width: 420, height: 800)] {
            let demo = try Demo("clock", size: size, paints: false)
            demo.stage.key(key)
            demo.stage.settle()
            let heading = try #require(demo.texts.first { $0.text.string == title })
            #expect(!heading.text.isTruncated, "\(title) in \(size)")
          }
        }
      }
    }
  }

  private func check(_ room: String, _ size: Size, _ variant: String) throws {
    let demo = try Demo(room, size: size, paints: false)
    let texts = demo.texts
    #expect(texts.count > 2)
    let window = Rect(origin: .zero, size: size)
    let place = "in \(size.width)×\(size.height) \(variant)"
    for (index, one) in texts.enumerated() {
      #expect(window.contains(one.frame), "“\(one.text.string)” at \(one.frame) \(place)")
      #expect(
        !one.text.isTruncated && !one.text.breaksWords && !one.isClipped,
        "“\(one.text.string)” is cut \(place)")
      for other in texts[(index + 1)...] {
        // The lines of two strings may touch.
        #expect(
          one.frame.intersection(other.frame).height < 1,
          "“\(one.text.string)” and “\(other.text.string)” \(place)")
      }
    }
  }
}
