import AtriumGeometry
import AtriumGraphics
import Testing

/// Text that is composed from cached glyphs.
struct GlyphCoverageTests {
  /// Returns the coverage of text, 0…1 for each pixel of 240×60 points.
  private func coverage(of text: String, size: Double, scale: Int) throws -> [[Double]] {
    let layout = TextLayout(text, font: .system(ofSize: size))
    let bitmap = try Bitmap.make(240 * scale, 60 * scale, scale: Double(scale))
    // The baseline is on a whole point, so that it is not rounded at any scale.
    let top = (10 + layout.firstBaseline).rounded() - layout.firstBaseline
    bitmap.draw { $0.draw(layout, at: Point(x: 10.3, y: top), color: .black) }
    return (0..<60 * scale).map { y in
      (0..<240 * scale).map { bitmap.color(atX: $0, y: y).alpha }
    }
  }

  @Test(arguments: ["Hamburg", "VAVATo, ly", "Ēịñ", "日本語の文", "שלום"])
  func `letters have the shape and the place of outlines`(text: String) throws {
    let letters = try coverage(of: text, size: 20, scale: 1)
    // At this size the glyphs are filled as outlines.
    let outlines = try coverage(of: text, size: 20, scale: 4)
    var (difference, ink) = (0.0, 0.0)
    for y in letters.indices {
      for x in letters[y].indices {
        let block = outlines[y * 4..<y * 4 + 4].flatMap { $0[x * 4..<x * 4 + 4] }
        let exact = block.reduce(0, +) / 16
        difference += abs(exact - letters[y][x])
        ink += exact
      }
    }
    #expect(ink > 50)
    // Each letter is at most an eighth of a pixel off.
    #expect(difference / ink < 0.16, "\(text): \(difference / ink)")
  }

  private func draw(_ text: String, size: Double) throws -> Bitmap {
    let bitmap = try Bitmap.make(800, 80)
    bitmap.draw { $0.draw(TextLayout(text, font: .system(ofSize: size)), at: .zero, color: .black) }
    return bitmap
  }

  /// Draws about 1,000 letters, each of which needs 2 KiB.
  private func fillCache() throws {
    for start in stride(from: UInt32(0x4E00), to: 0x51C0, by: 12) {
      let letters = (start..<start + 12).compactMap(Unicode.Scalar.init).map(String.init)
      _ = try draw(letters.joined(), size: 44)
    }
  }

  @Test func `letters look the same, whichever letters were drawn before and with them`() throws {
    let sizes = [11.0, 13, 15, 16.5, 18, 21, 26]
    let text = "Sphinx of black quartz"
    let before = try sizes.map { try draw(text, size: $0) }
    try fillCache()
    for (size, before) in zip(sizes, before) {
      _ = try draw(text + ", judge my vow [Ö|Å]", size: size)
      #expect(try draw(text, size: size).isIdentical(to: before))
    }
    try fillCache()
    for (size, before) in zip(sizes, before) {
      #expect(try draw(text, size: size).isIdentical(to: before))
      #expect(before.inkBox != nil)
    }
  }

  /// Draws two Arabic letters joined by a stroke of ten parts, and the head line of Devanagari letters.
  @Test(arguments: ["ب" + String(repeating: "\u{0640}", count: 10) + "ب", "नननननननन"])
  func `letters that join have no seams`(text: String) throws {
    for size in [17.0, 20, 23] {
      let rows = try coverage(of: text, size: size, scale: 1)
      let columns = rows.flatMap { row in row.indices.filter { row[$0] > 0 } }
      let (first, last) = try (#require(columns.min()), #require(columns.max()))
      // Looks at the part of the stroke with nothing above it.
      let third = (last - first) / 3
      let stroke = try #require(
        rows.map { $0[first + third...last - third] }.first { $0.min() ?? 0 > 0 })
      #expect((stroke.max() ?? 0) - (stroke.min() ?? 0) < 0.04, "\(size): \(stroke)")
    }
  }
}
