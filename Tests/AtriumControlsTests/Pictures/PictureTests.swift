import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Properties of the image of every control in every theme, at one and two pixels per point, in both
/// directions.
///
/// `SheetTests` compares the images with reference images.
@MainActor
struct PictureTests {
  /// The empty margin around a control, in points.
  private static let margin = 12.0

  private func stage(_ sample: Sample, _ look: Look) -> (stage: Stage, view: View) {
    let view = sample.make()
    let margin = PictureTests.margin
    let stage = Stage(
      size: Size(
        width: view.bounds.width + 2 * margin, height: view.bounds.height + 2 * margin),
      scale: look.scale, settings: look.settings)
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = root.view.theme.background
    view.frame.origin = Point(x: margin, y: margin)
    root.view.addSubview(view)
    stage.settle()
    return (stage, view)
  }

  @Test("nothing is painted outside the bounds", arguments: Sample.allCases, Look.all)
  func inside(sample: Sample, look: Look) {
    let picture = stage(sample, look).stage.snapshot()
    let ground = picture.color(atX: 0, y: 0)
    let edge = Int(PictureTests.margin * look.scale)
    var stray = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let isInside =
          x >= edge && y >= edge && x < picture.size.width - edge
          && y < picture.size.height - edge
        if !isInside, picture.color(atX: x, y: y) != ground { stray += 1 }
      }
    }
    #expect(stray == 0)
  }

  @Test(
    "a part of each control has a contrast of 3:1 to the background",
    arguments: Sample.allCases.filter(\.isUsable), Look.all)
  func contrast(sample: Sample, look: Look) {
    let picture = stage(sample, look).stage.snapshot()
    let ground = picture.color(atX: 0, y: 0)
    var count = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width
      where picture.color(atX: x, y: y).contrastRatio(with: ground) >= 3 {
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test(
    "a control in a right-to-left layout is the mirror image",
    arguments: Sample.allCases.filter(\.isMirrorImage),
    Look.all.filter { $0.direction == .leftToRight })
  func mirror(sample: Sample, look: Look) {
    let (one, other) = (
      stage(sample, look).stage.snapshot(), stage(sample, look.mirrored).stage.snapshot()
    )
    var different = 0
    for y in 0..<one.size.height {
      for x in 0..<one.size.width {
        let color = other.color(atX: one.size.width - 1 - x, y: y)
        if !one.color(atX: x, y: y).isClose(to: color) { different += 1 }
      }
    }
    #expect(different == 0)
  }

  @Test(
    "after a change of the theme a control looks as in a new window", arguments: Sample.allCases)
  func liveTheme(sample: Sample) {
    let dark = Look(style: .dark, direction: .rightToLeft)
    let (stage, view) = stage(sample, Look())
    stage.window.dispatch(.settingsChanged(dark.settings))
    stage.settle()
    view.superview?.backgroundColor = view.theme.background
    stage.settle()
    #expect(stage.snapshot().isIdentical(to: self.stage(sample, dark).stage.snapshot()))
  }
}

extension Color {
  /// Returns whether two colours differ at most as much as the antialiased edge of a curve and its mirror
  /// image.
  fileprivate func isClose(to other: Color) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= 0.2
  }
}
