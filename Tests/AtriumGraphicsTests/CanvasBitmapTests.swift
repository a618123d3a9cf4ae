import AtriumGeometry
import AtriumGraphics
import Testing

struct CanvasBitmapTests {
  /// Makes a bitmap whose pixels all have different colours.
  private func pattern(_ side: Int, scale: Double = 1) throws -> Bitmap {
    let bitmap = try Bitmap.make(side, side, scale: scale)
    bitmap.withUnsafeMutableBytes { bytes in
      for index in 0..<side * side {
        bytes.storeBytes(
          of: 0xFF00_0000 | UInt32(index) &* 2_654_435_761 >> 8, toByteOffset: index * 4,
          as: UInt32.self)
      }
    }
    return bitmap
  }

  @Test(arguments: [(1.0, 3.0, 2.0), (2, 1.5, 1), (1.5, 2, 4), (1.25, 0.8, 2.4)])
  func `at whole pixels a bitmap is copied`(scale: Double, x: Double, y: Double) throws {
    let source = try pattern(5, scale: scale)
    let target = try Bitmap.make(12, 12, scale: scale)
    target.draw { $0.draw(source, at: Point(x: x, y: y)) }
    let (left, top) = (Int((x * scale).rounded()), Int((y * scale).rounded()))
    #expect(target.inkBox == PixelRect(x: left, y: top, width: 5, height: 5))
    for row in 0..<5 {
      for column in 0..<5 {
        #expect(target.word(left + column, top + row) == source.word(column, row))
      }
    }
  }

  @Test func `a bitmap of another scale keeps its size in points`() throws {
    let source = try Bitmap.make(4, 4, scale: 2)
    source.draw { $0.fill(Rect(x: 0, y: 0, width: 2, height: 2), with: .white) }
    let target = try Bitmap.make(8, 8)
    target.draw { $0.draw(source, at: Point(x: 1, y: 3)) }
    #expect(target.inkBox == PixelRect(x: 1, y: 3, width: 2, height: 2))
    #expect(target.words.count { $0 == 0xFFFF_FFFF } == 4)
  }

  @Test(arguments: [Canvas.Quality.fast, .good])
  func `stretching keeps edges sharp and inside`(quality: Canvas.Quality) throws {
    let source = try Bitmap.make(2, 2)
    source.draw { $0.fill(Rect(x: 0, y: 0, width: 2, height: 2), with: .white) }
    let target = try Bitmap.make(20, 20)
    target.draw {
      $0.draw(source, in: Rect(x: 3, y: 4, width: 10, height: 6), quality: quality)
    }
    #expect(target.inkBox == PixelRect(x: 3, y: 4, width: 10, height: 6))
    #expect(Set(target.words) == [0, 0xFFFF_FFFF])
  }

  @Test func `alpha makes a bitmap fainter`() throws {
    let source = try pattern(4)
    let target = try Bitmap.make(4, 4)
    target.draw { canvas in
      canvas.draw(source, at: .zero, alpha: 0.5)
      canvas.draw(source, at: .zero, alpha: 0)
    }
    #expect(target.words.allSatisfy { abs(Int($0 >> 24) - 128) <= 1 })
    let stretched = try Bitmap.make(8, 8)
    stretched.draw { $0.draw(source, in: Rect(x: 0, y: 0, width: 8, height: 8), alpha: 0.5) }
    #expect(stretched.words.allSatisfy { abs(Int($0 >> 24) - 128) <= 1 })
  }

  @Test func `transparent pixels let through what lies below`() throws {
    let source = try Bitmap.make(2, 1)
    source.draw { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(hex: 0xFF0000)) }
    let target = try Bitmap.make(2, 1, isOpaque: true)
    target.draw { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .white)
      canvas.draw(source, at: .zero)
    }
    #expect(target.words == [0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test func `a turned bitmap turns`() throws {
    let source = try pattern(3)
    let target = try Bitmap.make(3, 3)
    target.draw { canvas in
      canvas.translate(x: 3, y: 0)
      canvas.concatenate(AffineTransform(rotationAngle: .pi / 2))
      canvas.draw(source, at: .zero)
    }
    for row in 0..<3 {
      for column in 0..<3 {
        #expect(target.word(2 - row, column) == source.word(column, row))
      }
    }
  }

  @Test func `drawing leaves the state as it was`() throws {
    let target = try Bitmap.make(4, 4)
    target.draw { canvas in
      canvas.translate(x: 1, y: 1)
      canvas.draw(try? pattern(2), at: Point(x: 0.5, y: 0.5))
      #expect(canvas.clipBounds == Rect(x: -1, y: -1, width: 4, height: 4))
    }
  }
}

extension Canvas {
  fileprivate func draw(_ bitmap: Bitmap?, at point: Point) {
    if let bitmap { draw(bitmap, at: point, alpha: 1) }
  }
}
