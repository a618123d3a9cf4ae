import AtriumGeometry
import AtriumGraphics
import Testing

/// Blend modes, shadows and opacities of a drawing context.
@MainActor
struct BlendModeTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let whole = Rect(x: 0, y: 0, width: 6, height: 1)

  /// Draws over a red left half, and returns the pixels of a row of six.
  private func row(_ draw: (GraphicsContext) -> Void) throws -> [UInt32] {
    let bitmap = try Bitmap.make(6, 1)
    let context = GraphicsContext(bitmap)
    context.setFillColor(red)
    context.fill(Rect(x: 0, y: 0, width: 3, height: 1))
    draw(context)
    return bitmap.words
  }

  @Test("a fill with a blend mode combines its colour with the content, and changes no other pixel")
  func fills() throws {
    func fill(_ mode: BlendMode, _ color: Color) throws -> [UInt32] {
      try row { context in
        context.setBlendMode(mode)
        context.setFillColor(color)
        context.fill(Rect(x: 1, y: 0, width: 4, height: 1))
      }
    }
    let (none, r, b) = (0 as UInt32, 0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32)
    #expect(try fill(.normal, blue) == [r, b, b, b, b, none])
    #expect(try fill(.multiply, blue) == [r, 0xFF00_0000, 0xFF00_0000, b, b, none])
    #expect(try fill(.plusLighter, blue) == [r, 0xFFFF_00FF, 0xFFFF_00FF, b, b, none])
    #expect(try fill(.sourceIn, blue) == [r, b, b, none, none, none])
    #expect(try fill(.sourceAtop, blue) == [r, b, b, none, none, none])
    #expect(try fill(.destinationOver, blue) == [r, r, r, b, b, none])
    #expect(try fill(.destinationOut, blue) == [r, none, none, none, none, none])
    #expect(try fill(.clear, blue) == [r, none, none, none, none, none])
    #expect(
      try fill(.copy, Color.clear) == [r, none, none, none, none, none],
      "A transparent colour counts in this mode.")
    #expect(try fill(.normal, Color.clear) == [r, r, r, none, none, none])
  }

  @Test("an image with a blend mode and an opacity masks the content only inside its rectangle")
  func images() throws {
    let mask = try Bitmap.make(2, 1)
    mask.draw { $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: .black) }
    let image = Image(mask)
    let area = Rect(x: 1, y: 0, width: 2, height: 1)
    let masked = try row { $0.draw(image, in: area, blendMode: .destinationIn, alpha: 1) }
    #expect(masked == [0xFFFF_0000, 0, 0xFFFF_0000, 0, 0, 0])
    let half = try row { $0.draw(image, in: area, blendMode: .destinationIn, alpha: 0.5) }
    #expect(half[0] == 0xFFFF_0000 && half[1] == 0 && half[2] >> 24 == 0x80 && half[3] == 0)
    let faded = try row { context in
      context.setAlpha(0.5)
      context.draw(image, in: Rect(x: 3, y: 0, width: 2, height: 1))
    }
    #expect(faded[3] == 0 && faded[4] >> 24 == 0x80)
  }

  @Test("the blend mode and the shadow belong to the saved state")
  func state() throws {
    let drawn = try row { context in
      context.saveGState()
      context.setBlendMode(.clear)
      context.setShadow(offset: Size(width: 1, height: 0), blur: 0, color: blue)
      context.restoreGState()
      context.setFillColor(blue)
      context.fill(Rect(x: 4, y: 0, width: 1, height: 1))
    }
    #expect(drawn == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0, 0xFF00_00FF, 0])
  }

  @Test("a shadow has the shape, an offset in points whatever the transform, and a blur")
  func shadows() throws {
    let drawn = try row { context in
      context.setShadow(offset: Size(width: 1, height: 0), blur: 0, color: blue)
      context.scaleBy(x: 2, y: 1)
      context.fill(Rect(x: 1.5, y: 0, width: 0.5, height: 1))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(Rect(x: 2.5, y: 0, width: 0.5, height: 1))
    }
    #expect(
      drawn == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
    let bitmap = try Bitmap.make(20, 20)
    let context = GraphicsContext(bitmap)
    context.setShadow(offset: Size(width: 0, height: 4), blur: 4)
    context.setFillColor(red)
    context.fillEllipse(in: Rect(x: 6, y: 2, width: 8, height: 8))
    #expect(bitmap.word(10, 6) == 0xFFFF_0000)
    let (near, far) = (bitmap.word(10, 11), bitmap.word(10, 16))
    #expect(near & 0xFF_FFFF == 0 && near >> 24 > 30 && near >> 24 < 86)
    #expect(far >> 24 < near >> 24 && bitmap.word(1, 1) == 0)
  }
}
