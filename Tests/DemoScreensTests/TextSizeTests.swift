import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The rooms at every text size that the settings offer.
@MainActor
@Suite(.serialized)
struct TextSizeTests {
  private nonisolated static let categories: [ContentSizeCategory] = [
    .small, .extraLarge, .extraExtraLarge,
  ]
  private static let sizes = [
    Size(width: 420, height: 800), Size(width: 960, height: 640), Size(width: 1280, height: 840),
  ]

  @Test(
    "at every text size the strings of a room are whole, inside, and apart from each other",
    arguments: Rooms.all, categories)
  func rooms(room: String, category: ContentSizeCategory) throws {
    try Demo.withText(category) {
      for size in TextSizeTests.sizes {
        let demo = try Demo(room, size: size, paints: false)
        if room == "sliding" {
          demo.stage.key("F9")
          demo.stage.settle()
        }
        let texts = demo.texts
        #expect(texts.count > 2)
        let window = Rect(origin: .zero, size: size)
        for (index, one) in texts.enumerated() {
          #expect(window.contains(one.frame), "“\(one.text.string)” at \(one.frame) in \(size)")
          #expect(
            !one.text.isTruncated && !one.text.breaksWords,
            "“\(one.text.string)” is cut in \(size)")
          for other in texts[(index + 1)...] {
            // The lines of two strings may touch.
            #expect(
              one.frame.intersection(other.frame).height < 1,
              "“\(one.text.string)” and “\(other.text.string)” in \(size)")
          }
        }
      }
    }
  }
}
