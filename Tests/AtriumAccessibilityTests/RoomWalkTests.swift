import AtriumAccessibility
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// A walk by Tab through every room, as a screen reader speaks it, in both languages and in two windows.
@MainActor
@Suite(.serialized)
struct RoomWalkTests {
  /// The language and the size of a window.
  struct Face: Sendable, CustomTestStringConvertible {
    let language: Language
    let size: Size

    static let all = Language.allCases.flatMap { language in
      [Size(width: 960, height: 640), Size(width: 420, height: 800)].map {
        Face(language: language, size: $0)
      }
    }

    var testDescription: String { "\(language.rawValue), \(size.width) × \(size.height)" }
  }

  /// The largest number of stops in a room.
  private static let mostStops = 60

  @Test(
    "AX-30: in every room Tab leads through all stops back to the first one, and each stop is spoken once, with a name and a role",
    arguments: AccessibleRoom.all, Face.all)
  func walk(room: String, face: Face) throws {
    face.language.use(assetsFolder: AccessibleRoom.assetsFolder)
    defer { Language.english.use(assetsFolder: nil) }
    let page = try AccessibleRoom.open(room, size: face.size, settings: Settings(motion: .off))
    defer { page.close() }
    let speech = Speech(page.client)
    var stops: [View] = []
    var spoken: [Speech.Text] = []
    while stops.count <= Self.mostStops {
      page.stage.key(.keyboardTab)
      page.settle()
      let stop = try #require(page.stage.window.focusedView, "after \(spoken)")
      let texts = speech.take()
      #expect(!texts.isEmpty, "silent after \(String(describing: spoken.last))")
      spoken += texts
      if stop === stops.first { break }
      #expect(!stops.contains(stop), "\(texts)")
      stops.append(stop)
    }
    #expect((4...Self.mostStops).contains(stops.count), "\(spoken)")
    for text in spoken {
      #expect(text.name.contains { !$0.isWhitespace } && text.name != "?", "\(text)")
      #expect(!["unknown", "invalid", "?"].contains(text.role), "\(text)")
    }
    for (former, text) in zip(spoken, spoken.dropFirst()) {
      #expect(!text.repeats(former), "\(text) twice")
    }
  }
}
