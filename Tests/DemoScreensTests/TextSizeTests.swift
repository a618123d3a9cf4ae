import AtriumControls
import AtriumGeometry
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
