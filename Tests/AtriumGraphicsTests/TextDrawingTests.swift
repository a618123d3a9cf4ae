import AtriumGeometry
import AtriumGraphics
import Glibc
import Testing

struct TextDrawingTests {
  private let font = Font.system(ofSize: 16)

  private func draw(
    _ layout: TextLayout, width: Int = 240, height: Int = 80, at point: Point = Point(x: 10, y: 10),
    scale: Double = 1
  ) throws -> Bitmap {
    let bitmap = try Bitmap.make(
      Int(Double(width) * scale), Int(Double(height) * scale), scale: scale)
    bitmap.draw { $0.draw(layout, at: point, color: .black) }
    return bitmap
  }

  @Test(arguments: [1.0, 2, 1.5])
  func `ink is where the layout says`(scale: Double) throws {
    let layout = TextLayout("Äpfel, gypsum", font: font)
    let box = try #require(try draw(layout, scale: scale).inkBox)
    let said = layout.inkBounds.offsetBy(dx: 10, dy: 10)
    #expect(abs(Double(box.x) / scale - said.minX) <= 1.5)
    #expect(abs(Double(box.y) / scale - said.minY) <= 1.5)
    #expect(abs(Double(box.x + box.width) / scale - said.maxX) <= 1.5)
    #expect(abs(Double(box.y + box.height) / scale - said.maxY) <= 1.5)
  }

  @Test func `a baseline is a sharp row`() throws {
    let layout = TextLayout("HHH", font: .system(ofSize: 16, weight: .bold))
    for fraction in [0.0, 0.2, 0.4, 0.6, 0.8] {
      let bitmap = try draw(layout, at: Point(x: 10, y: 10 + fraction))
      let baseline = Int((10 + fraction + layout.firstBaseline).rounded())
      let row = { (y: Int) in (0..<240).map { bitmap.color(atX: $0, y: y).alpha }.reduce(0, +) }
      #expect(row(baseline) == 0)
      #expect(row(baseline - 1) > 0.95 * row(baseline - 2))
    }
  }

  @Test func `an underline moves no letter, and belongs to the ink`() throws {
    var run = TextRun(range: 3..<4)
    run.isUnderlined = true
    for scale in [1.0, 1.5, 2] {
      let layout = TextLayout("Gyps", font: font, runs: [run])
      let plain = TextLayout("Gyps", font: font)
      let (marked, unmarked) = (try draw(layout, scale: scale), try draw(plain, scale: scale))
      let pixels = (0..<marked.size.height).flatMap { y in
        (0..<marked.size.width).map { (x: $0, y: y) }
      }
      .filter { marked.color(atX: $0.x, y: $0.y) != unmarked.color(atX: $0.x, y: $0.y) }
      let (xs, ys) = (pixels.map(\.x), pixels.map(\.y))
      let (left, right) = (try #require(xs.min()), try #require(xs.max()))
      let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
      let start = 10 + TextLayout("Gyp", font: font).size.width
      #expect(abs(Double(left) / scale - start) <= 1)
      #expect(abs(Double(right + 1) / scale - 10 - plain.size.width) <= 1)
      let baseline = 10 + plain.firstBaseline
      #expect(Double(top) / scale > baseline && Double(bottom + 1) / scale < baseline + 5)
      #expect(layout.inkBounds.maxY + 10 >= Double(bottom) / scale)
    }
  }

  @Test func `an underline behind an ellipsis is not drawn`() throws {
    var run = TextRun(range: 17..<18)
    run.isUnderlined = true
    func picture(_ runs: [TextRun]) throws -> Bitmap {
      try draw(
        TextLayout(
          "A text without end", font: font, maximumWidth: 70, maximumLines: 1,
          lineBreakMode: .byTruncatingTail, runs: runs))
    }
    #expect(try picture([run]).isIdentical(to: picture([])))
  }

  @Test func `drawing again gives the same pixels`() throws {
    let layout = TextLayout("Twice the same", font: font)
    let first = try draw(layout)
    #expect(try draw(layout).isIdentical(to: first))
    // The result is the same after coverage for another scale was cached.
    let double = try draw(layout, scale: 2)
    #expect(try draw(TextLayout("Twice the same", font: font), scale: 2).isIdentical(to: double))
    #expect(try draw(layout).isIdentical(to: first))
    #expect(try draw(TextLayout("Twice the same", font: font)).isIdentical(to: first))
  }

  @Test func `whole pixels move the whole text`() throws {
    let layout = TextLayout("Moving", font: font)
    let here = try draw(layout, at: Point(x: 10.5, y: 10))
    let there = try draw(layout, at: Point(x: 13.5, y: 12))
    let (before, after) = (here.words, there.words)
    #expect(Set(before).count > 10)
    for row in 0..<70 {
      let (from, to) = (row * 240, (row + 2) * 240 + 3)
      #expect(before[from..<from + 230].elementsEqual(after[to..<to + 230]))
    }
  }

  @Test(
    arguments: [
      (.left, 10.0, nil), (.natural, 10, nil), (.right, nil, 210),
    ] as [(TextLayout.Alignment, Double?, Double?)])
  func `lines stand at their edge`(
    alignment: TextLayout.Alignment, left: Double?, right: Double?
  ) throws {
    let layout = TextLayout("Hill", font: font, maximumWidth: 200, alignment: alignment)
    #expect(layout.size.width < 60)
    let box = try #require(try draw(layout).inkBox)
    if let left { #expect(abs(Double(box.x) - left) < 4) }
    if let right { #expect(abs(Double(box.x + box.width) - right) < 4) }
  }

  @Test func `centred lines are in the middle`() throws {
    let layout = TextLayout("Hill", font: font, maximumWidth: 200, alignment: .center)
    let box = try #require(try draw(layout).inkBox)
    #expect(abs(Double(box.x) + Double(box.width) / 2 - 110) < 2)
  }

  @Test func `justified lines reach both edges`() throws {
    let text = "Words that need some room between them to reach the other edge"
    let layout = TextLayout(text, font: font, maximumWidth: 200, alignment: .justified)
    #expect(layout.lineCount > 1)
    #expect(layout.size.width == 200)
    let box = try #require(try draw(layout).inkBox)
    #expect(box.x <= 12 && box.x + box.width >= 208)
  }

  @Test func `right-to-left text begins at the right`() throws {
    let natural = TextLayout("مرحبا", font: font, maximumWidth: 200)
    let box = try #require(try draw(natural).inkBox)
    #expect(box.x + box.width > 205)
    let left = TextLayout("مرحبا", font: font, maximumWidth: 200, alignment: .left)
    #expect(try #require(try draw(left).inkBox).x < 15)
    let right = TextLayout("مرحبا", font: font, maximumWidth: 200, alignment: .right)
    #expect(try draw(right).isIdentical(to: try draw(natural)))
  }

  @Test func `each paragraph has a direction of its own`() throws {
    let layout = TextLayout("Hi\nمرحبا", font: font, maximumWidth: 200)
    #expect(layout.lineCount == 2)
    let words = try draw(layout).words
    // The columns with ink above and below the border between the two lines.
    let border = Int(10 + font.lineHeight)
    let inked = words.indices.filter { words[$0] >> 24 > 30 }
    let (above, below) = (inked.filter { $0 / 240 < border }, inked.filter { $0 / 240 > border })
    #expect(try #require(above.map { $0 % 240 }.max()) < 100)
    #expect(try #require(below.map { $0 % 240 }.min()) > 100)
  }

  @Test(arguments: [1.0, 1.25, 1.75]) func `every baseline is a sharp row`(scale: Double) throws {
    let layout = TextLayout("HHH\nHHH\nHHH", font: .system(ofSize: 15, weight: .bold))
    let bitmap = try draw(layout, scale: scale)
    let rows = (0..<bitmap.size.height).map { y in
      (0..<bitmap.size.width).reduce(0) { $0 + bitmap.color(atX: $1, y: y).alpha }
    }
    // Between a row with ink and a row without ink, no pixel is half covered.
    let ends = rows.indices.dropLast().filter { rows[$0] > 0 && rows[$0 + 1] == 0 }
    #expect(ends.count == 3)
    for end in ends { #expect(rows[end] > 0.95 * rows[end - 1]) }
  }

  @Test(arguments: [
    "مرحبا بالعالم", "日本語のテキスト", "한국어", "中文字符", "שלום", "Ελληνικά", "Кириллица",
    "हिन्दी", "ไทย", "English مع 日本 and שלום", "→ ✓ ⌘ ∞", "ﬁ — “quotes” …",
  ])
  func `installed fonts stand in for what is missing`(text: String) throws {
    for font in [font, .monospacedSystem(ofSize: 16)] {
      let layout = TextLayout(text, font: font)
      #expect(layout.unknownGlyphCount == 0)
      #expect(layout.size.width > 10)
      #expect(try draw(layout).inkBox != nil)
    }
  }

  @Test func `a character that no font has is counted`() {
    // The character is from a private use plane, which has no glyphs in any font.
    #expect(TextLayout("\u{10ABCD}", font: font).unknownGlyphCount == 1)
  }

  @Test func `turned and stretched text is drawn too`() throws {
    let layout = TextLayout("Turned", font: font)
    let bitmap = try Bitmap.make(80, 80)
    bitmap.draw { canvas in
      canvas.translate(x: 40, y: 5)
      canvas.concatenate(AffineTransform(rotationAngle: .pi / 2))
      canvas.draw(layout, at: .zero, color: .black)
    }
    let box = try #require(bitmap.inkBox)
    #expect(box.height > box.width)
    #expect(box.x + box.width <= 41)
  }

  @Test func `a text of many screens is drawn where it can be seen`() throws {
    let text = (0..<300).map { "line \($0)" }.joined(separator: "\n")
    let layout = TextLayout(text, font: font)
    let bitmap = try draw(layout, at: Point(x: 10, y: -3000), scale: 4)
    let (words, width) = (bitmap.words, bitmap.size.width)
    let rows = (0..<bitmap.size.height).count { row in
      words[row * width..<(row + 1) * width].contains { $0 >> 24 > 128 }
    }
    #expect(rows > 320 / 4)
  }

  @Test func `two threads set and draw text at once`() throws {
    let shared = TextLayout("Shared by both", font: font)
    let expected = try draw(shared).words
    final class Outcome: @unchecked Sendable { var isSame = true }
    let outcomes = [Outcome(), Outcome()]
    let threads = outcomes.map { outcome in
      Thread {
        for index in 0..<150 {
          let own = TextLayout("Text \(index) 日本", font: .system(ofSize: Double(9 + index % 20)))
          guard let bitmap = try? Bitmap.make(240, 80) else { return }
          bitmap.draw { $0.draw(own, at: .zero, color: .black) }
          bitmap.draw { canvas in
            canvas.clear(Rect(x: 0, y: 0, width: 240, height: 80))
            canvas.draw(shared, at: Point(x: 10, y: 10), color: .black)
          }
          if bitmap.words != expected { outcome.isSame = false }
        }
        FontMap.warmUp()
      }
    }
    for thread in threads { thread.join() }
    #expect(outcomes.map(\.isSame) == [true, true])
  }
}

/// A thread of the operating system, like the one with which the host warms up fonts.
private final class Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private var thread = pthread_t()

  init(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    pthread_create(
      &thread, nil,
      { body in
        guard let body else { return nil }
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        return nil
      }, body)
  }

  func join() { pthread_join(thread, nil) }
}
