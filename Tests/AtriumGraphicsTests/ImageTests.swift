import AtriumGeometry
import AtriumGraphics
import Testing

struct ImageTests {
  private let directory = TemporaryDirectory()

  /// Writes an image of one colour and 10 × 10 points.
  private func write(_ name: String, scale: Int, color: Color) throws {
    let bitmap = try Bitmap.make(10 * scale, 10 * scale)
    bitmap.draw { $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), with: color) }
    try bitmap.writePNG(to: directory.file(name))
  }

  private func writeAll() throws {
    try write("clock.png", scale: 1, color: Color(hex: 0xFF0000))
    try write("clock@2x.png", scale: 2, color: Color(hex: 0x00FF00))
    try write("clock@3x.png", scale: 3, color: Color(hex: 0x0000FF))
  }

  @Test(arguments: [
    (0.5, 1.0), (1, 1), (1.25, 2), (2, 2), (2.0000001, 2), (2.5, 3), (3, 3), (5, 3),
  ])
  func `the smallest sufficient resolution is chosen`(wanted: Double, expected: Double) throws {
    try writeAll()
    let image = try Image(contentsOf: directory.file("clock.png"))
    #expect(image.size == Size(width: 10, height: 10))
    #expect(image.bitmap(forScale: wanted).scale == expected)
  }

  @Test(arguments: [(1.0, 0xFF0000), (2, 0x00FF00), (3, 0x0000FF)] as [(Double, UInt32)])
  func `a canvas draws what fits its pixels`(scale: Double, hex: UInt32) throws {
    try writeAll()
    let image = try Image(contentsOf: directory.file("clock.png"))
    let bitmap = try Bitmap.make(Int(10 * scale), Int(10 * scale), scale: scale)
    bitmap.draw { $0.draw(image, in: Rect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(Set(bitmap.words) == [0xFF00_0000 | hex])
    // A transform gives the same result.
    let other = try Bitmap.make(Int(10 * scale), Int(10 * scale))
    other.draw { canvas in
      canvas.scale(x: scale, y: scale)
      canvas.draw(image, in: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(other.isIdentical(to: bitmap))
  }

  @Test func `missing and broken siblings do not matter`() throws {
    try write("clock@2x.png", scale: 2, color: .white)
    directory.write([1, 2, 3], to: "clock.png")
    let image = try Image(contentsOf: directory.file("clock.png"))
    #expect(image.size == Size(width: 10, height: 10))
    #expect(image.bitmap(forScale: 1).scale == 2)
  }

  @Test func `a higher resolution is read when a drawing needs it, and once`() throws {
    try writeAll()
    let image = try Image(contentsOf: directory.file("clock.png"))
    try write("clock@2x.png", scale: 2, color: .black)
    #expect(image.bitmap(forScale: 2).color(atX: 0, y: 0) == .black)
    try write("clock@2x.png", scale: 2, color: .white)
    #expect(
      image.withRenderingMode(.alwaysTemplate).bitmap(forScale: 2).color(atX: 0, y: 0) == .black)
    directory.write([1, 2, 3], to: "clock@3x.png")
    #expect(image.bitmap(forScale: 3).scale == 2)
  }

  @Test func `without any readable file it is an error`() {
    let path = directory.file("clock.png")
    #expect(throws: DrawingError.unreadable(path: path, reason: "No such file or directory")) {
      try Image(contentsOf: path)
    }
    directory.write([1, 2, 3], to: "clock@2x.png")
    #expect(throws: DrawingError.notAnImage(path: directory.file("clock@2x.png"))) {
      try Image(contentsOf: path)
    }
  }

  @Test func `a tint takes the shape only`() throws {
    let shape = try Bitmap.make(4, 4)
    shape.draw { $0.fill(Rect(x: 0, y: 0, width: 2, height: 4), with: Color(hex: 0xFF0000)) }
    let bitmap = try Bitmap.make(4, 4)
    bitmap.draw {
      $0.draw(
        Image(shape), in: Rect(x: 0, y: 0, width: 4, height: 4), tint: Color(hex: 0x00FF00))
    }
    #expect(bitmap.word(1, 1) == 0xFF00_FF00)
    #expect(bitmap.word(2, 1) == 0)
  }

  @Test func `an image of no bitmap is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Image(representations: []) }
  }
}
