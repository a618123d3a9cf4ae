import AtriumGeometry
import AtriumGraphics
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Blurred coverage, masks, and images in perspective.
struct BlurTests {
  private static func bitmap(_ width: Int, _ height: Int, scale: Double = 1) throws -> Bitmap {
    try Bitmap(size: PixelSize(width: width, height: height), scale: scale)
  }

  @Test(
    "the blurred edge of a half plane is the integral of the Gaussian", arguments: [2.0, 5, 12])
  func edge(radius: Double) throws {
    let bitmap = try Self.bitmap(160, 160)
    bitmap.draw {
      $0.fill(Rect(x: -100, y: -100, width: 180, height: 400), with: Color(hex: 0xff0000))
    }
    bitmap.blurCoverage(radius: radius)
    // These columns are far from the upper and lower edges, outside of which everything is transparent.
    for column in 60..<100 {
      let distance = 80 - (Double(column) + 0.5)
      let expected = 0.5 * (1 + erf(distance / (radius * 2.0.squareRoot())))
      let color = bitmap.color(atX: column, y: 80)
      #expect(abs(color.alpha - expected) < 0.02)
      #expect(color.red == 0)
    }
  }

  @Test("a blur preserves the total coverage and stays within its radius")
  func amount() throws {
    let bitmap = try Self.bitmap(100, 100)
    bitmap.draw { $0.fill(Rect(x: 40, y: 45, width: 20, height: 10), with: .black) }
    bitmap.blurCoverage(radius: 6)
    var sum = 0.0
    for y in 0..<100 {
      for x in 0..<100 { sum += bitmap.color(atX: x, y: y).alpha }
    }
    #expect(abs(sum - 200) < 10)
    let reach = Bitmap.reach(ofBlur: 6)
    #expect((15...20).contains(reach))
    #expect(bitmap.color(atX: 40 - reach - 1, y: 50).alpha == 0)
    #expect(bitmap.color(atX: 50, y: 55 + reach).alpha == 0)
    #expect(Bitmap.reach(ofBlur: 0) == 0)
  }

  @Test("a mask shows only the pixels that it covers", arguments: [1.0, 2])
  func mask(scale: Double) throws {
    let side = Int(20 * scale)
    let (bitmap, mask) = (
      try Self.bitmap(side, side, scale: scale), try Self.bitmap(side / 2, side / 2, scale: scale)
    )
    mask.draw {
      $0.fill(Rect(x: 0, y: 0, width: 5, height: 10), with: .white)
      $0.fill(Rect(x: 5, y: 0, width: 5, height: 5), with: Color(white: 0, alpha: 0.5))
    }
    bitmap.draw { canvas in
      canvas.withMask(mask, in: Rect(x: 4, y: 4, width: 10, height: 10)) { layer in
        layer.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: Color(hex: 0x00ff00))
      }
    }
    func alpha(_ x: Double, _ y: Double) -> Double {
      bitmap.color(atX: Int(x * scale), y: Int(y * scale)).alpha
    }
    #expect(alpha(5, 5) == 1)
    #expect(alpha(5, 12) == 1)
    #expect(abs(alpha(11, 5) - 0.5) < 0.01)
    #expect(alpha(11, 12) == 0)
    #expect(alpha(3, 5) == 0)
    #expect(alpha(15, 5) == 0)
  }

  @Test("without perspective a projected image is unchanged")
  func plainProjection() throws {
    let source = try Self.bitmap(8, 6)
    source.draw {
      $0.fill(Rect(x: 1, y: 1, width: 5, height: 3), with: Color(hex: 0x336699))
      $0.fill(Rect(x: 3, y: 2, width: 5, height: 4), with: Color(hex: 0xcc3300, alpha: 0.5))
    }
    let (plain, projected) = (try Self.bitmap(20, 20), try Self.bitmap(20, 20))
    let place = Rect(x: 4, y: 5, width: 8, height: 6)
    plain.draw { $0.draw(source, in: place) }
    projected.draw { $0.draw(source, in: place, through: .identity) }
    #expect(plain.isIdentical(to: projected))
  }

  @Test("a plate that leans back is a trapezium whose far side is shorter")
  func leaning() throws {
    let source = try Bitmap(size: PixelSize(width: 100, height: 100), isOpaque: true)
    source.draw { $0.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .white) }
    let target = try Self.bitmap(200, 200)
    var map = Transform3D.identity
    map.m34 = -1.0 / 200
    map = map.rotated(by: .pi / 4, x: 1, y: 0, z: 0)
    let seen = ProjectiveTransform(map)
      .concatenating(ProjectiveTransform(AffineTransform(translationX: 100, y: 100)))
    target.draw {
      $0.draw(source, in: Rect(x: -50, y: -50, width: 100, height: 100), through: seen)
    }
    func width(ofRow row: Int) -> Double {
      (0..<200).reduce(0) { $0 + target.color(atX: $1, y: row).alpha }
    }
    // Maps a row of the screen to the row of the plate, and to the plate's width there.
    for row in [75, 90, 100, 115, 135] {
      let y = Double(row) + 0.5 - 100
      let plate = y / (0.5.squareRoot() * (1 + y / 200))
      let expected = 100 / (1 - plate * 0.5.squareRoot() / 200)
      #expect(abs(width(ofRow: row) - expected) < 1.5, "row \(row)")
    }
    #expect(width(ofRow: 135) > width(ofRow: 75) + 20)
  }

  @Test("only the requested corners are rounded")
  func corners() throws {
    let bitmap = try Self.bitmap(20, 20)
    let area = Rect(x: 0, y: 0, width: 20, height: 20)
    bitmap.draw {
      $0.fill(
        Path(roundedRect: area, byRoundingCorners: [.topLeft, .bottomRight], cornerRadius: 8),
        with: .black)
    }
    #expect(bitmap.color(atX: 0, y: 0).alpha == 0)
    #expect(bitmap.color(atX: 19, y: 19).alpha == 0)
    #expect(bitmap.color(atX: 19, y: 0).alpha == 1)
    #expect(bitmap.color(atX: 0, y: 19).alpha == 1)
  }
}
