import AtriumGeometry
import AtriumGraphics
import Testing

/// Opaque bitmaps on whole pixels are copied row by row, with the same pixels as compositing.
struct CanvasCopyTests {
  /// Two bitmaps with the same pixels: an opaque one, which can be copied, and one that is always composited.
  private static func pictures(_ width: Int, _ height: Int, scale: Double) throws -> [Bitmap] {
    try [true, false].map { isOpaque in
      let bitmap = try Bitmap.make(width, height, scale: scale, isOpaque: isOpaque)
      let stride = bitmap.bytesPerRow
      bitmap.withUnsafeMutableBytes { bytes in
        for index in 0..<width * height {
          bytes.storeBytes(
            of: 0xFF00_0000 | UInt32(index) &* 2_654_435_761 >> 8,
            toByteOffset: index / width * stride + index % width * 4, as: UInt32.self)
        }
      }
      return bitmap
    }
  }

  /// Draws each of the two pictures into a blue image, and expects the same pixels.
  private func expectSame(
    scale: Double = 1, width: Int = 7, _ body: (borrowing Canvas, Bitmap) -> Void
  ) throws {
    let targets = try CanvasCopyTests.pictures(width, 5, scale: scale).map { picture in
      let target = try Bitmap.make(20, 16, scale: scale, isOpaque: true)
      target.draw { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 20, height: 16), with: Color(hex: 0x0000ff))
        body(canvas, picture)
      }
      return target
    }
    #expect(targets[0].words == targets[1].words)
    #expect(Set(targets[0].words).count > 4)
  }

  @Test(
    "a copy inside the image and across each of its edges has the pixels of the bitmap",
    arguments: [(3.0, 2.0), (-3, 4), (16, 4), (4, -2), (4, 13), (-2, -1), (15, 13)])
  func position(x: Double, y: Double) throws {
    try expectSame { $0.draw($1, at: Point(x: x, y: y)) }
  }

  @Test("a bitmap that is larger than the image is cut at all edges")
  func larger() throws {
    try expectSame(width: 40) { $0.draw($1, at: Point(x: -9, y: 3)) }
  }

  @Test("a copy stays inside a clip of several rectangles")
  func region() throws {
    try expectSame { canvas, picture in
      var region = Region(PixelRect(x: 3, y: 2, width: 3, height: 2))
      region.formUnion(PixelRect(x: 7, y: 4, width: 2, height: 30))
      region.formUnion(PixelRect(x: 4, y: 6, width: 9, height: 1))
      canvas.clip(to: region)
      canvas.draw(picture, at: Point(x: 3, y: 2))
    }
  }

  @Test("a clip with antialiased edges, and an empty clip, act as on any other drawing")
  func otherClips() throws {
    try expectSame { canvas, picture in
      canvas.withSavedState { canvas in
        canvas.clip(to: Path(ovalIn: Rect(x: 3, y: 2, width: 7, height: 5)))
        canvas.draw(picture, at: Point(x: 3, y: 2))
      }
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: 10.5, y: 8.25, width: 4, height: 3))
        canvas.draw(picture, at: Point(x: 9, y: 8))
      }
      canvas.clip(to: Region())
      canvas.draw(picture, at: Point(x: 12, y: 1))
    }
  }

  @Test("a transparency layer, an opacity, a fraction of a pixel and a scale are composited")
  func composited() throws {
    try expectSame { canvas, picture in
      canvas.withTransparencyLayer(alpha: 0.5) { $0.draw(picture, at: Point(x: 1, y: 1)) }
      canvas.draw(picture, at: Point(x: 9, y: 1), alpha: 0.5)
      canvas.draw(picture, at: Point(x: 1.5, y: 8.25))
      canvas.draw(picture, in: Rect(x: 10, y: 8, width: 9, height: 7))
    }
  }

  @Test("points of another scale are copied at whole pixels", arguments: [1.25, 1.5, 2])
  func scales(scale: Double) throws {
    try expectSame(scale: scale) { $0.draw($1, at: Point(x: 4 / scale, y: 3 / scale)) }
  }

  @Test("an image with alpha gets opaque pixels from an opaque bitmap")
  func alphaTarget() throws {
    let target = try Bitmap.make(9, 6)
    let picture = try CanvasCopyTests.pictures(7, 5, scale: 1)[0]
    target.draw { $0.draw(picture, at: Point(x: 1, y: 1)) }
    #expect(target.inkBox == PixelRect(x: 1, y: 1, width: 7, height: 5))
    #expect(target.words.filter { $0 != 0 } == picture.words)
  }

  @Test("drawing before and after a copy is in order")
  func order() throws {
    try expectSame { canvas, picture in
      canvas.draw(picture, at: Point(x: 2, y: 2))
      canvas.fill(Rect(x: 4, y: 3, width: 2, height: 2), with: .white)
      canvas.draw(picture, at: Point(x: 5, y: 4))
    }
  }
}
