import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The rooms in both directions, and the common column of all rooms.
@MainActor
struct MirroredRoomTests {
  /// A string or a control, and its frame in the window.
  private struct Part {
    let name: String
    let frame: Rect
    /// The distance by which the side bearings of letters may move an edge, in points.
    let tolerance: Double

    /// Returns whether a part of a right-to-left layout is the mirror image of this part.
    func isMirrored(by other: Part, in width: Double) -> Bool {
      name == other.name && abs(width - frame.maxX - other.frame.minX) <= tolerance
        && abs(width - frame.minX - other.frame.maxX) <= tolerance
        && abs(frame.midY - other.frame.midY) <= 2
    }
  }

  /// Strings that are not mirrored: a dial and the page in a turned window are drawings.
  private static let drawn =
    Set((1...12).map { "\($0)" })
    .union(["A", "Shown in portrait", "Supports portrait", "Tapped 0 times"])

  private static func parts(
    _ room: String, _ size: Size, _ direction: UserInterfaceLayoutDirection
  ) throws -> [Part] {
    let demo = try Demo(
      room, size: size, settings: Settings(layoutDirection: direction), paints: false)
    if room == "sliding" {
      demo.stage.key("F9")
      demo.stage.settle()
    }
    // The addresses of controllers in printed lines differ in each run.
    let isDrawing = room == "clock" || room == "rotation"
    let texts = demo.texts.filter {
      !$0.text.string.contains("0x") && !(isDrawing && drawn.contains($0.text.string))
    }.map {
      Part(
        name: $0.text.string, frame: $0.frame, tolerance: max(3, $0.text.font.size * 0.15))
    }
    let controls = demo.views(Control.self).map {
      Part(
        name: "\(type(of: $0)) \($0.accessibilityLabel ?? "")",
        frame: $0.convert($0.bounds, to: nil), tolerance: 1.5)
    }
    // The items of the ring and of the court run clockwise in both reading directions.
    return texts
      + controls.filter { part in
        !part.name.hasPrefix("CourtRoomControl") && !part.name.hasSuffix(" Tapped 0 times")
      }
  }

  @Test(
    "in a right-to-left layout, each string and each control is the mirror image of the other layout",
    arguments: Rooms.all, [Size(width: 960, height: 640), Size(width: 420, height: 800)])
  func mirrored(room: String, size: Size) throws {
    let parts = try MirroredRoomTests.parts(room, size, .leftToRight)
    var others = try MirroredRoomTests.parts(room, size, .rightToLeft)
    #expect(parts.count > 8)
    var missing: [String] = []
    for part in parts {
      let index = others.firstIndex { part.isMirrored(by: $0, in: size.width) }
      if let index {
        others.remove(at: index)
      } else {
        missing.append("\(part.name) \(part.frame)")
      }
    }
    #expect(missing == [], "left over: \(others.map { "\($0.name) \($0.frame)" })")
  }

  @Test("in a right-to-left layout, the buttons of the playground are mirrored")
  func playgroundButtons() throws {
    func buttons(
      _ direction: UserInterfaceLayoutDirection
    ) throws -> [(frame: Rect, width: Double)] {
      let demo = try Demo(
        "playground", size: Size(width: 1280, height: 800),
        settings: Settings(layoutDirection: direction), paints: false)
      let parents = demo.views(Button.self).compactMap { button -> View? in
        let name = button.accessibilityLabel ?? ""
        return name == "New leaf" || name == "Scenes" ? button.superview : nil
      }
      #expect(parents.count == 2)
      return parents.flatMap { parent in
        parent.subviews.filter { $0 is Button && !$0.isHidden }.map {
          (frame: $0.frame, width: parent.bounds.width)
        }
      }
    }
    let (usual, mirrored) = (try buttons(.leftToRight), try buttons(.rightToLeft))
    #expect(usual.count > 12 && usual.count == mirrored.count)
    for (one, other) in zip(usual, mirrored) {
      #expect(abs(one.width - other.width) < 0.01 && one.frame.minY == other.frame.minY)
      #expect(abs(one.width - one.frame.maxX - other.frame.minX) < 0.01)
    }
  }

  /// Rooms with a single composition in the middle, which does not reach the edges of the column.
  private nonisolated static let centred = ["welcome", "clock"]

  @Test(
    "the parts of every room are in one column in the middle of the window; beside the guide they are in the middle",
    arguments: Rooms.all, [Size(width: 1280, height: 840), Size(width: 1920, height: 1200)])
  func column(room: String, size: Size) throws {
    let demo = try Demo(room, size: size, paints: false)
    // The column does not depend on the guide.
    let column = RoomMetrics(size).column(in: Rect(origin: .zero, size: size))
    #expect(column.width == min(size.width - 48, 1640))
    #expect(abs(column.midX - size.width / 2) <= 0.5)
    let outside = demo.texts.filter {
      $0.frame.minY > 60 && ($0.frame.minX < column.minX - 1 || $0.frame.maxX > column.maxX + 1)
    }
    #expect(outside.map(\.text.string) == [])
    guard !MirroredRoomTests.centred.contains(room) else { return }
    let frames = demo.views(View.self).map { $0.convert($0.bounds, to: nil) }
      .filter { $0.minY >= 56 && !$0.isEmpty }
    var area = column
    if let guide = demo.stage.view(named: "Guide") {
      let frame = guide.convert(guide.bounds, to: nil)
      #expect(abs(frame.maxX - column.maxX) < 1)
      area.size.width = frame.minX - 24 - area.minX
    }
    let parts = frames.filter { $0.minX > area.minX - 1 && $0.maxX < area.maxX + 1 }
    let left = try #require(parts.map(\.minX).min())
    let right = try #require(parts.map(\.maxX).max())
    #expect(abs(left - area.minX - (area.maxX - right)) <= 2, "\(left) and \(right)")
    #expect(right - left >= min(area.width, 912) - 1)
    // The pictures of Shapes fill the column, and the book limits its own size; the side part of the playground has 540
    // points.
    if !["shapes", "pages"].contains(room) { #expect(right - left <= 912 + 24 + 540) }
  }
}
