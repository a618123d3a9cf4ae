import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// Every screen at many sizes, by live resizes and by jumps.
@MainActor
struct ResizeTests {
  nonisolated static let screens = ["welcome", "clock", "shapes", "journal", "gallery"]
  private let turned = Size(width: 640, height: 960)

  @Test(
    "DC-34: neither the first frame after a resize nor any frame of the animation has a hole",
    arguments: screens, [true, false])
  func noHole(screen: String, isLive: Bool) throws {
    let demo = try Demo(screen)
    for size in [turned, Size(width: 1200, height: 700), Size(width: 330, height: 250)] {
      demo.stage.resize(to: size, isLive: isLive)
      #expect(holes(in: demo) == 0)
      demo.stage.advance(by: 0.1)
      #expect(holes(in: demo) == 0)
      demo.stage.settle()
    }
  }

  @Test(
    "the final image is that of a new window with the same size",
    arguments: ["welcome", "clock", "shapes", "gallery"])
  func fresh(screen: String) throws {
    for isLive in [true, false] {
      let demo = try Demo(screen)
      demo.stage.resize(to: turned, isLive: isLive)
      demo.stage.settle()
      let fresh = try Demo(screen, size: turned)
      #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
    }
  }

  /// Returns the number of unpainted pixels.
  private func holes(in demo: Demo) -> Int {
    guard let bitmap = demo.stage.host.bitmap else { return -1 }
    return bitmap.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).count { offset in
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xff_ffff == 0xff_00ff
      }
    }
  }
}
