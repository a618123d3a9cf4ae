import AtriumGeometry
import AtriumGraphics
import Testing

struct BitmapTests {
  @Test(arguments: [
    (PixelSize(width: 0, height: 5), DrawingError.emptySize(width: 0, height: 5)),
    (PixelSize(width: 5, height: -1), .emptySize(width: 5, height: -1)),
    (PixelSize(width: 40000, height: 5), .tooLarge(width: 40000, height: 5)),
    (PixelSize(width: 5, height: Int.max), .tooLarge(width: 5, height: Int.max)),
  ])
  func `impossible sizes are errors`(size: PixelSize, error: DrawingError) {
    #expect(throws: error) { try Bitmap(size: size) }
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 4) { memory in
      guard let pixels = memory.baseAddress else { return }
      #expect(throws: error) {
        try Bitmap(adopting: pixels, size: size, bytesPerRow: 20, owner: nil)
      }
    }
  }

  @Test(arguments: [0.0, -1, .infinity])
  func `impossible scales are errors`(scale: Double) {
    #expect(throws: DrawingError.invalidScale(scale)) { try Bitmap.make(2, 2, scale: scale) }
  }

  @Test func `a new bitmap is transparent, or black if opaque`() throws {
    let transparent = try Bitmap.make(3, 2)
    #expect(transparent.words == [UInt32](repeating: 0, count: 6))
    #expect(transparent.color(atX: 1, y: 1) == .clear)
    let opaque = try Bitmap.make(3, 2, isOpaque: true)
    #expect(opaque.color(atX: 1, y: 1) == .black)
    #expect(opaque.color(atX: 3, y: 1) == .clear)
    #expect(opaque.color(atX: 0, y: -1) == .clear)
  }

  @Test func `points are pixels divided by the scale`() throws {
    let bitmap = try Bitmap.make(30, 20, scale: 2)
    #expect(bitmap.pointSize == Size(width: 15, height: 10))
    #expect(bitmap.size == PixelSize(width: 30, height: 20))
    #expect(bitmap.bytesPerRow >= 120)
  }

  @Test func `colours are read as they were written`() throws {
    let bitmap = try Bitmap.make(1, 1)
    bitmap.draw {
      $0.fill(
        Rect(x: 0, y: 0, width: 1, height: 1),
        with: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    }
    let color = bitmap.color(atX: 0, y: 0)
    #expect(abs(color.red - 1) < 0.01)
    #expect(abs(color.green - 0.5) < 0.01)
    #expect(color.blue == 0)
    #expect(abs(color.alpha - 0.5) < 0.01)
  }

  private final class Owner {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 10 * 64, alignment: 16)
    deinit { memory.deallocate() }
  }

  @Test func `adopted memory is drawn into, and its owner kept`() throws {
    weak var observed: Owner?
    do {
      var owner: Owner? = Owner()
      observed = owner
      let memory = try #require(owner?.memory)
      memory.initializeMemory(as: UInt8.self, repeating: 0x11)
      let bitmap = try Bitmap(
        adopting: #require(memory.baseAddress), size: PixelSize(width: 8, height: 10),
        bytesPerRow: 64, isOpaque: true, owner: owner)
      owner = nil
      #expect(observed != nil)
      bitmap.draw { $0.fill(Rect(x: 1, y: 1, width: 1, height: 1), with: Color(hex: 0x336699)) }
      #expect(memory.load(fromByteOffset: 64 + 4, as: UInt32.self) & 0xFF_FFFF == 0x336699)
      // The previous pixels stay, including those between the rows.
      #expect(memory.load(fromByteOffset: 0, as: UInt32.self) == 0x1111_1111)
      #expect(memory.load(fromByteOffset: 64 + 32, as: UInt32.self) == 0x1111_1111)
      #expect(bitmap.bytesPerRow == 64)
      #expect(bitmap.color(atX: 1, y: 1) == Color(hex: 0x336699))
    }
    #expect(observed == nil)
  }

  @Test(arguments: [31, 34, -64])
  func `rows that do not hold their pixels are errors`(bytesPerRow: Int) {
    let owner = Owner()
    #expect(throws: DrawingError.invalidRowLength(bytes: bytesPerRow, width: 8)) {
      try Bitmap(
        adopting: #require(owner.memory.baseAddress), size: PixelSize(width: 8, height: 10),
        bytesPerRow: bytesPerRow, owner: owner)
    }
  }

  @Test func `identical means the same pixels, equal the same object`() throws {
    let (one, two) = (try Bitmap.make(4, 4), try Bitmap.make(4, 4))
    #expect(one == one)
    #expect(one != two)
    #expect(one.isIdentical(to: two))
    two.draw { $0.fill(Rect(x: 3, y: 3, width: 1, height: 1), with: Color(white: 0, alpha: 0.01)) }
    #expect(!one.isIdentical(to: two))
    #expect(!one.isIdentical(to: try Bitmap.make(4, 3)))
    let opaque = try Bitmap.make(4, 4, isOpaque: true)
    #expect(!one.isIdentical(to: opaque))
    one.draw { $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: .black) }
    #expect(one.isIdentical(to: opaque))
    // The unused byte is ignored in both bitmaps.
    opaque.withUnsafeMutableBytes { $0[$0.count - 1] = 0x55 }
    #expect(one.isIdentical(to: opaque))
    #expect(opaque.isIdentical(to: one))
  }

  @Test func `bytes can be changed from outside`() throws {
    let (bitmap, target) = (try Bitmap.make(2, 2), try Bitmap.make(2, 2))
    target.draw { $0.draw(bitmap, at: .zero) }
    bitmap.withUnsafeMutableBytes {
      $0.storeBytes(of: 0xFF12_3456, toByteOffset: 4, as: UInt32.self)
    }
    target.draw { $0.draw(bitmap, at: .zero) }
    #expect(target.color(atX: 1, y: 0) == Color(hex: 0x123456))
  }

  @Test func `an error of the drawing body comes out`() throws {
    struct Stop: Error {}
    let bitmap = try Bitmap.make(2, 2)
    #expect(throws: Stop.self) {
      try bitmap.draw { canvas in
        try canvas.withSavedState { _ in throw Stop() }
      }
    }
    #expect(bitmap.draw { $0.deviceScale } == 1)
  }

  @Test func `each error is one sentence`() {
    let errors: [DrawingError] = [
      .emptySize(width: 0, height: 1), .tooLarge(width: 40000, height: 1), .invalidScale(0),
      .invalidRowLength(bytes: 1, width: 2), .outOfMemory,
      .unreadable(path: "a.png", reason: "No such file or directory"), .notPNG(path: "a.png"),
      .unwritable(path: "a.png", reason: "No space left on device"),
    ]
    #expect(
      errors.map(\.description) == [
        "A picture of 0×1 pixels has no pixels.",
        "A picture of 40000×1 pixels is too large; a side may have at most 32767.",
        "A picture cannot have 0.0 pixels per point.",
        "A row of 1 bytes cannot hold 2 pixels of 4 bytes, or is not a multiple of 4.",
        "There is not enough memory for the picture.",
        "The picture “a.png” cannot be read: No such file or directory.",
        "The file “a.png” is not a PNG picture, or it is damaged.",
        "The picture “a.png” cannot be written: No space left on device.",
      ])
  }
}
