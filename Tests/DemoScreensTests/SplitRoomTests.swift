import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The room of split views while its columns collapse.
@MainActor
struct SplitRoomTests {
  @Test("in dark appearance no column has a light background in the middle of the collapse")
  func darkCollapse() throws {
    let demo = try Demo("split", settings: Settings(userInterfaceStyle: .dark))
    demo.stage.resize(to: Size(width: 520, height: 640))
    for _ in 0..<8 {
      demo.stage.advance(by: 0.04)
      #expect(lightPart(of: demo.stage.snapshot()) < 0.05)
    }
  }

  @Test("an illustration and a letter fill the column; without space there is no illustration")
  func letter() throws {
    let demo = try Demo("split", size: Size(width: 1280, height: 800), paints: false)
    let letter = try #require(
      demo.views(ScrollView.self).first { $0.accessibilityLabel == "Please make room" })
    let signature = try #require(demo.texts.first { $0.text.string == "Secondary" })
    let empty = letter.convert(letter.bounds, to: nil).maxY - signature.frame.maxY
    #expect(empty >= 16 && empty < 60, "\(empty)")
    let subject = try #require(demo.texts.last { $0.text.string == "Please make room" })
    let top = letter.convert(letter.bounds, to: nil).minY + letter.safeAreaInsets.top
    #expect(subject.frame.minY - top > 150)
    let small = try Demo("split", size: Size(width: 320, height: 240), paints: false)
    let first = try #require(small.texts.first { $0.text.string == "Please make room" })
    #expect(first.frame.minY < 180)
  }

  /// Returns the fraction of an image's pixels that are nearer to white than to black.
  private func lightPart(of picture: Bitmap) -> Double {
    let (width, height) = (picture.size.width, picture.size.height)
    var (light, all) = (0, 0)
    for y in stride(from: 0, to: height, by: 8) {
      for x in stride(from: 0, to: width, by: 8) {
        let color = picture.color(atX: x, y: y)
        all += 1
        if color.red + color.green + color.blue > 1.5 { light += 1 }
      }
    }
    return Double(light) / Double(max(1, all))
  }
}
