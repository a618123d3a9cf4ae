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
