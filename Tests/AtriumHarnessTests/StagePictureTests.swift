import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

@MainActor
struct StagePictureTests {
  @Test("a snapshot equals the image of a painted window")
  func snapshot() throws {
    let stage = Stage(size: Size(width: 40, height: 30), scale: 2)
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = Color(hex: 0x112233)
    stage.turn()
    let picture = stage.snapshot()
    #expect(picture.size == PixelSize(width: 80, height: 60))
    #expect(picture.color(atX: 79, y: 59) == Color(hex: 0x112233))
    #expect(try #require(stage.host.bitmap).isIdentical(to: picture))
  }

  @Test("the largest window has a bounded back buffer, and no image")
  func largest() throws {
    let stage = Stage(size: Size(width: 32_767, height: 32_767))
    stage.window.rootViewController = ViewController()
    stage.turn()
    let buffer = try #require(stage.host.bitmap)
    #expect(buffer.size.width == 32_767)
    #expect(buffer.size.width * buffer.size.height <= 7680 * 4320 * 3 / 2)
    #expect(throws: DrawingError.outOfMemory) {
      try stage.window.picture()
    }
    stage.resize(to: Size(width: 1, height: 1))
    stage.settle()
    #expect(stage.host.bitmap?.size == PixelSize(width: 1, height: 1))
  }
}
