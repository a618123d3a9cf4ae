import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import Foundation
import Testing

/// Compares images of the controls pressed, hovered, focused and disabled, in every theme, with the images in
/// the folder `Sheets`; see `SheetTests`.
@MainActor
struct StateSheetTests {
  private nonisolated static let looks = Look.all.filter { $0.direction == .leftToRight }
  private static let keptFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sheets").path(percentEncoded: false)

  @Test("every state looks like its reference image", arguments: looks)
  func sheet(look: Look) throws {
    let sheet = try StateSheet(look)
    let name = "states-\(look.testDescription).png"
    var advice = "ATRIUM_PICTURES=folder writes it"
    if let folder = ProcessInfo.processInfo.environment["ATRIUM_PICTURES"] {
      try sheet.picture.writePNG(to: "\(folder)/\(name)")
      advice = "it is in \(folder)/\(name)"
    }
    let kept = try Bitmap(
      contentsOfPNG: "\(StateSheetTests.keptFolder)/\(name)", scale: look.scale)
    try #require(sheet.picture.size == kept.size, "\(name) has another size; \(advice)")
    for place in sheet.places {
      let difference = PictureDifference(
        sheet.picture, from: kept,
        in: PixelRect(covering: place.frame.insetBy(dx: 2, dy: 2), scale: look.scale),
        hasLetters: place.sample.hasLetters)
      #expect(difference.isTolerable, "\(place.sample.name) in \(name): \(difference); \(advice)")
    }
  }

  @Test(
    "each state differs from the control at rest", arguments: looks.filter { $0.scale == 1 })
  func difference(look: Look) throws {
    let states = StateSample.all.filter { sample in
      ["hovered", "pressed", "focused"].contains { sample.name.contains($0) }
    }
    let resting = states.map { StateSample(name: $0.name, make: $0.make) }
    let (sheet, rest) = (
      try StateSheet(look, samples: states), try StateSheet(look, samples: resting)
    )
    for (one, other) in zip(sheet.places, rest.places) {
      #expect(one.frame == other.frame)
      let area = PixelRect(covering: one.frame, scale: look.scale)
      #expect(
        StateSheetTests.differs(sheet.picture, rest.picture, in: area),
        "\(one.sample.name) in \(look.testDescription)")
    }
  }

  private static func differs(_ one: Bitmap, _ other: Bitmap, in area: PixelRect) -> Bool {
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width
      where one.color(atX: x, y: y) != other.color(atX: x, y: y) {
        return true
      }
    }
    return false
  }
}
