import AtriumGeometry
import AtriumGraphics
import Testing

struct CanvasTests {
  private let red = Color(hex: 0xFF0000)
  private let all = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test(arguments: [1.0, 2, 3])
  func `a rectangle fills exactly its pixels`(scale: Double) throws {
    let side = Int(8 * scale)
    let bitmap = try Bitmap.make(side, side, scale: scale)
    bitmap.draw { $0.fill(Rect(x: 1, y: 2, width: 3, height: 4), with: red) }
    let rect = PixelRect(
      covering: Rect(x: 1, y: 2, width: 3, height: 4), scale: scale)
    #expect(bitmap.inkBox == rect)
    #expect(bitmap.words.count { $0 == 0xFFFF_0000 } == rect.count)
    #expect(bitmap.words.count { $0 == 0 } == side * side - rect.count)
  }

  @Test func `half a pixel is half covered`() throws {
    let bitmap = try Bitmap.make(4, 4)
    bitmap.draw { $0.fill(Rect(x: 1, y: 1, width: 1.5, height: 1), with: .white) }
    #expect(bitmap.word(1, 1) == 0xFFFF_FFFF)
    #expect(abs(bitmap.color(atX: 2, y: 1).alpha - 0.5) < 0.01)
  }

  @Test func `colours with alpha go over what is there`() throws {
    let bitmap = try Bitmap.make(1, 1, isOpaque: true)
    bitmap.draw { canvas in
      canvas.fill(all, with: .white)
      canvas.fill(all, with: Color(hex: 0x000000, alpha: 0.25))
    }
    #expect(abs(bitmap.color(atX: 0, y: 0).red - 0.75) < 0.01)
  }

  @Test func `clearing makes room again`() throws {
    let (bitmap, opaque) = (try Bitmap.make(4, 1), try Bitmap.make(4, 1, isOpaque: true))
    for target in [bitmap, opaque] {
      target.draw { canvas in
        canvas.fill(all, with: .white)
        canvas.clear(Rect(x: 1, y: 0, width: 2, height: 1))
        canvas.fill(Rect(x: 2, y: 0, width: 1, height: 1), with: red)
      }
    }
    #expect(bitmap.words == [0xFFFF_FFFF, 0, 0xFFFF_0000, 0xFFFF_FFFF])
    #expect(opaque.words == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test func `clips narrow and end with the state`() throws {
    let bitmap = try Bitmap.make(10, 10)
    bitmap.draw { canvas in
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: 2, y: 2, width: 5, height: 5))
        canvas.clip(to: Path(rect: Rect(x: 0, y: 0, width: 4, height: 4)))
        #expect(canvas.clipBounds == Rect(x: 2, y: 2, width: 2, height: 2))
        canvas.fill(all, with: red)
      }
      #expect(canvas.clipBounds == Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(bitmap.inkBox == PixelRect(x: 2, y: 2, width: 2, height: 2))
  }

  @Test func `regions clip pixels whatever the transform`() throws {
    let bitmap = try Bitmap.make(20, 20, scale: 2)
    var region = Region(PixelRect(x: 1, y: 1, width: 3, height: 3))
    region.formUnion(PixelRect(x: 10, y: 12, width: 1, height: 5))
    bitmap.draw { canvas in
      canvas.withSavedState { canvas in
        canvas.translate(x: 3, y: 3)
        canvas.scale(x: 1.7, y: 0.3)
        canvas.clip(to: region)
        canvas.fill(Rect(x: -50, y: -50, width: 100, height: 200), with: red)
      }
      canvas.withSavedState { canvas in
        canvas.clip(to: Region())
        #expect(canvas.clipBounds.isEmpty)
        canvas.fill(all, with: .white)
      }
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = region.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        #expect(bitmap.word(x, y) == (isInside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test func `transforms apply from the inside out`() throws {
    let bitmap = try Bitmap.make(20, 20)
    bitmap.draw { canvas in
      canvas.translate(x: 10, y: 4)
      canvas.scale(x: 2, y: 3)
      canvas.concatenate(AffineTransform(rotationAngle: .pi / 2))
      // A clockwise quarter turn maps (1, 0) to (0, 1), which is down.
      canvas.fill(Rect(x: 0, y: 0, width: 4, height: 1), with: red)
    }
    #expect(bitmap.inkBox == PixelRect(x: 8, y: 4, width: 2, height: 12))
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: .nan, y: 1),
    AffineTransform(translationX: .infinity, y: 0),
    AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `a map without area draws nothing and spoils nothing`(map: AffineTransform) throws {
    let bitmap = try Bitmap.make(4, 4)
    bitmap.draw { canvas in
      canvas.withSavedState { canvas in
        canvas.concatenate(map)
        canvas.fill(all, with: red)
        canvas.stroke(Path(rect: all), with: red)
        canvas.draw(TextLayout("x", font: .system(ofSize: 12)), at: .zero, color: red)
      }
      canvas.fill(Rect(x: 3, y: 3, width: 1, height: 1), with: red)
    }
    #expect(bitmap.inkBox == PixelRect(x: 3, y: 3, width: 1, height: 1))
  }

  @Test func `senseless numbers spoil nothing`() throws {
    let bitmap = try Bitmap.make(4, 4)
    let other = try Bitmap.make(2, 2)
    bitmap.draw { canvas in
      canvas.fill(Rect(x: .nan, y: 0, width: 1, height: 1), with: red)
      canvas.fill(Rect(x: 0, y: 0, width: -1, height: 1), with: red)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: .nan), with: red)
      canvas.draw(other, in: Rect(x: 0, y: 0, width: .infinity, height: 1))
      canvas.draw(other, at: Point(x: .nan, y: 0))
      canvas.stroke(
        Path(rect: all), with: red, style: LineStyle(width: 0.0001, dash: [-1, 0, .nan]))
      canvas.stroke(Path(rect: all), with: red, width: .nan)
      canvas.withTransparencyLayer(alpha: .nan) { $0.fill(all, with: red) }
      canvas.fill(Rect(x: 3, y: 3, width: 1, height: 1), with: .white)
    }
    #expect(bitmap.word(3, 3) == 0xFFFF_FFFF)
    #expect(bitmap.word(1, 1) == 0)
  }

  @Test func `endless rectangles fill what can be seen`() throws {
    let bitmap = try Bitmap.make(4, 4)
    bitmap.draw { $0.fill(Rect(x: -1e12, y: 1, width: 2e12, height: 1e300), with: red) }
    #expect(bitmap.inkBox == PixelRect(x: 0, y: 1, width: 4, height: 3))
    #expect(Set(bitmap.words) == [0, 0xFFFF_0000])
  }

  @Test func `lines are as wide as they are`() throws {
    let bitmap = try Bitmap.make(20, 20)
    var path = Path()
    path.move(to: Point(x: 4, y: 10))
    path.addLine(to: Point(x: 16, y: 10))
    bitmap.draw { $0.stroke(path, with: red, width: 4) }
    #expect(bitmap.inkBox == PixelRect(x: 4, y: 8, width: 12, height: 4))
    let square = try Bitmap.make(20, 20)
    square.draw { $0.stroke(path, with: red, style: LineStyle(width: 4, cap: .square)) }
    #expect(square.inkBox == PixelRect(x: 2, y: 8, width: 16, height: 4))
    let dashed = try Bitmap.make(20, 20)
    dashed.draw {
      $0.stroke(path, with: red, style: LineStyle(width: 4, dash: [2, 1], dashPhase: 0))
    }
    #expect(dashed.words.count { $0 == 0xFFFF_0000 } == 8 * 4)
  }

  @Test func `a layer covers as a whole`() throws {
    let bitmap = try Bitmap.make(3, 1, isOpaque: true)
    bitmap.draw { canvas in
      canvas.fill(all, with: .white)
      canvas.withTransparencyLayer(alpha: 0.5) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .black)
        canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: .black)
      }
      canvas.withTransparencyLayer(alpha: 0) { $0.fill(all, with: red) }
    }
    // Without a layer the overlap in the middle would be darker.
    #expect(Set(bitmap.words).count == 1)
    #expect(abs(bitmap.color(atX: 1, y: 0).green - 0.5) < 0.01)
  }

  @Test func `gradients run from one colour to the other`() throws {
    let bitmap = try Bitmap.make(11, 11)
    bitmap.draw {
      $0.fill(
        Rect(x: 0, y: 0, width: 11, height: 11),
        with: .linear(from: .zero, to: Point(x: 11, y: 0), .black, .white))
    }
    let row = (0..<11).map { bitmap.color(atX: $0, y: 5).red }
    #expect(row == row.sorted())
    #expect(abs(row[5] - 0.5) < 0.02)
    #expect(row[0] < 0.06 && row[10] > 0.94)
    let radial = try Bitmap.make(11, 11)
    radial.draw {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 11, height: 11)),
        with: .radial(
          center: Point(x: 5.5, y: 5.5), radius: 5.5,
          stops: [.init(offset: 0, color: red), .init(offset: 1, color: .black)]))
    }
    #expect(radial.color(atX: 5, y: 5).red > 0.9)
    #expect(radial.color(atX: 0, y: 0) == .black)
  }
}
