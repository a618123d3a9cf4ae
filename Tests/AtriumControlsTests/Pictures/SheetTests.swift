import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Foundation
import Testing

/// Compares images of every control in every theme, at one and two pixels per point, in both directions, with
/// the images in the folder `Sheets`.
///
/// Letters differ a little from one machine to another, so each sample may differ a little.
/// `ATRIUM_PICTURES=folder` writes the current images for inspection. `Scripts/pictures` replaces the
/// reference images.
@MainActor
struct SheetTests {
  private static let keptFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sheets").path(percentEncoded: false)
  /// The compared margin around a control, in points.
  private static let surroundings = 6.0

  private func picture(of sheet: SampleSheet, _ look: Look) -> Bitmap {
    let stage = Stage(size: sheet.size, scale: look.scale, settings: look.settings)
    stage.window.rootViewController = sheet
    stage.settle()
    sheet.showIndicators()
    stage.turn()
    return stage.snapshot()
  }

  private func difference(
    _ picture: Bitmap, from kept: Bitmap, at place: SampleSheet.Place, _ look: Look
  ) -> PictureDifference {
    let free = SheetTests.surroundings
    return PictureDifference(
      picture, from: kept,
      in: PixelRect(covering: place.frame.insetBy(dx: -free, dy: -free), scale: look.scale),
      hasLetters: place.sample.hasLetters)
  }

  @Test("every control looks like its reference image", arguments: Look.all)
  func sheet(look: Look) throws {
    let sheet = SampleSheet()
    let picture = picture(of: sheet, look)
    var advice = "ATRIUM_PICTURES=folder writes it"
    if let folder = ProcessInfo.processInfo.environment["ATRIUM_PICTURES"] {
      let path = "\(folder)/\(look.testDescription).png"
      try picture.writePNG(to: path)
      advice = "it is in \(path)"
    }
    let kept = try Bitmap(
      contentsOfPNG: "\(SheetTests.keptFolder)/\(look.testDescription).png", scale: look.scale)
    try #require(
      picture.size == kept.size, "the sheet \(look.testDescription) has another size; \(advice)")
    for place in sheet.places {
      let difference = difference(picture, from: kept, at: place, look)
      #expect(
        difference.isTolerable,
        "\(place.sample) in \(look.testDescription): \(difference); \(advice)")
    }
  }

  @Test(
    "the comparison finds a displacement of two points",
    arguments: [Look(), Look(style: .dark, scale: 2, direction: .rightToLeft)],
    [Point(x: 2, y: 0), Point(x: 0, y: 2)])
  func displacement(look: Look, by distance: Point) {
    let sheet = SampleSheet()
    let picture = picture(of: sheet, look)
    let displaced = self.picture(of: SampleSheet(displacement: distance), look)
    for place in sheet.places {
      let difference = difference(displaced, from: picture, at: place, look)
      #expect(!difference.isTolerable, "\(place.sample): \(difference)")
    }
  }
}
