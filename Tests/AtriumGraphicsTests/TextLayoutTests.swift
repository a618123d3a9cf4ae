import AtriumGeometry
import AtriumGraphics
import Testing

struct TextLayoutTests {
  private let font = Font.system(ofSize: 15)
  private let sentence = "Views lie in views, and controllers hold controllers."

  @Test func `a line is as high as its font`() {
    let layout = TextLayout(sentence, font: font)
    #expect(layout.lineCount == 1)
    #expect(abs(layout.size.height - font.lineHeight) < 0.01)
    #expect(abs(layout.firstBaseline - font.ascender) < 0.01)
    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.01)
    #expect(!layout.isTruncated)
    #expect(layout.size.width > 300 && layout.size.width < 500)
    #expect(layout.unknownGlyphCount == 0)
  }

  @Test func `letters are as high as the ink of their shapes`() {
    for (letter, height) in [("H", font.capHeight), ("x", font.xHeight)] {
      let layout = TextLayout(letter, font: font)
      #expect(abs(layout.firstBaseline - layout.inkBounds.minY - height) < 0.1)
    }
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `text without characters is a line without width`() {
    let layout = TextLayout("", font: font)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - font.lineHeight) < 0.01)
    #expect(layout.lineCount == 1)
    #expect(layout.inkBounds.isEmpty)
  }

  @Test func `measures grow with the size and do not depend on hinting`() {
    let (small, large) = (
      TextLayout(sentence, font: font), TextLayout(sentence, font: font.withSize(30))
    )
    // Inter has no optical sizes in these files, so twice the size has twice the width.
    #expect(abs(large.size.width / small.size.width - 2) < 0.001)
  }

  @Test(arguments: [60.0, 100, 150, 250])
  func `wrapped lines stay within the width`(width: Double) {
    let layout = TextLayout(sentence, font: font, maximumWidth: width)
    #expect(layout.size.width <= width)
    #expect(layout.lineCount > 1)
    #expect(abs(layout.size.height - Double(layout.lineCount) * font.lineHeight) < 0.01)
    let spaced = TextLayout(sentence, font: font, maximumWidth: width, lineSpacing: 5)
    #expect(spaced.lineCount == layout.lineCount)
    #expect(
      abs(spaced.size.height - layout.size.height - 5 * Double(layout.lineCount - 1)) < 0.01)
  }

  @Test func `laid out at its own width, text does not wrap`() {
    for size in stride(from: 9.0, to: 30, by: 0.7) {
      let free = TextLayout(sentence, font: .system(ofSize: size))
      let held = TextLayout(
        sentence, font: .system(ofSize: size), maximumWidth: free.size.width)
      #expect(held.lineCount == 1, "size \(size)")
    }
  }

  @Test func `a long word breaks within, without a hyphen`() {
    let word = String(repeating: "m", count: 40)
    let layout = TextLayout(word, font: font, maximumWidth: 100)
    let single = TextLayout("m", font: font).size.width
    let expected = (40 / (100 / single).rounded(.down)).rounded(.up)
    #expect(Double(layout.lineCount) == expected)
  }

  @Test func `lines beyond the limit are left out`() throws {
    let free = TextLayout(sentence, font: font, maximumWidth: 100)
    try #require(free.lineCount > 2)
    let two = TextLayout(sentence, font: font, maximumWidth: 100, maximumLines: 2)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    #expect(abs(two.size.height - 2 * font.lineHeight) < 0.01)
    let enough = TextLayout(sentence, font: font, maximumWidth: 100, maximumLines: 50)
    #expect(enough.lineCount == free.lineCount)
    #expect(!enough.isTruncated)
  }

  @Test(arguments: [
    TextLayout.LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  ])
  func `an ellipsis keeps text within width and lines`(mode: TextLayout.LineBreakMode) {
    for lines in 1...3 {
      let layout = TextLayout(
        sentence, font: font, maximumWidth: 100, maximumLines: lines, lineBreakMode: mode)
      #expect(layout.lineCount == lines)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 100)
      let short = TextLayout(
        "Views", font: font, maximumWidth: 100, maximumLines: lines, lineBreakMode: mode)
      #expect(!short.isTruncated)
      #expect(short.size == TextLayout("Views", font: font).size)
    }
  }

  @Test(arguments: [
    ("one\ntwo\nthree", 1, 1, true), ("one\ntwo\nthree", 2, 2, true),
    ("one\ntwo\nthree", 3, 3, false), ("one\ntwo\nthree", 4, 3, false),
    ("a long first paragraph that wraps\nand a second", 2, 2, true),
    ("short\nand a second paragraph that is too long for two lines", 2, 2, true),
    ("a\r\nb", 2, 2, false), ("a\n\nb", 2, 2, true), ("a\u{2028}b", 1, 1, true),
  ])
  func `limits count lines of all paragraphs`(
    text: String, limit: Int, lines: Int, isTruncated: Bool
  ) {
    for mode in [TextLayout.LineBreakMode.byWordWrapping, .byTruncatingTail] {
      let layout = TextLayout(
        text, font: font, maximumWidth: 120, maximumLines: limit, lineBreakMode: mode)
      #expect(layout.lineCount == lines)
      #expect(layout.isTruncated == isTruncated)
      #expect(layout.unknownGlyphCount == 0)
    }
  }

  @Test func `clipped lines do not break`() throws {
    let layout = TextLayout(
      sentence, font: font, maximumWidth: 100, lineBreakMode: .byClipping)
    #expect(layout.lineCount == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width == 100)
    let bitmap = try Bitmap.make(200, 30)
    bitmap.draw { $0.draw(layout, at: Point(x: 10, y: 5), color: .black) }
    let box = try #require(bitmap.inkBox)
    #expect(box.x + box.width <= 110)
    #expect(box.x + box.width > 100)
    // The end of right-aligned text is visible, not its beginning.
    let right = TextLayout(
      sentence, font: font, maximumWidth: 100, alignment: .right, lineBreakMode: .byClipping)
    let other = try Bitmap.make(200, 30)
    other.draw { $0.draw(right, at: Point(x: 10, y: 5), color: .black) }
    #expect(!other.isIdentical(to: bitmap))
    #expect(try #require(other.inkBox).x >= 10)
  }

  @Test func `every size and width has a layout`() {
    for size in [0.0, -3, 1, 40000, .nan, .infinity] {
      for width in [nil, 0, -5, 3, 1e9, .infinity, .nan] as [Double?] {
        let layout = TextLayout(
          "ab c", font: .system(ofSize: size), maximumWidth: width, maximumLines: 2,
          lineBreakMode: .byTruncatingTail, lineSpacing: .nan)
        #expect(layout.lineCount >= 1)
        #expect(layout.size.width >= 0 && layout.size.height > 0)
      }
    }
  }

  @Test func `a NUL does not end the text`() {
    let layout = TextLayout("left\0right", font: font)
    #expect(layout.text == "left\0right")
    #expect(layout.size.width > TextLayout("leftright", font: font).size.width)
    #expect(layout.unknownGlyphCount == 0)
  }

  @Test(.timeLimit(.minutes(1))) func `very long text is cut`() {
    let layout = TextLayout(String(repeating: "words and ", count: 100_000), font: font)
    #expect(layout.isTruncated)
    #expect(layout.size.width > 0)
    let short = TextLayout(String(repeating: "words and ", count: 100), font: font)
    #expect(!short.isTruncated)
  }

  @Test func `digits can be equally wide`() {
    let proportional = ["1111", "0000"].map { TextLayout($0, font: font).size.width }
    let tabular = ["1111", "0000"].map {
      TextLayout($0, font: font.withTabularDigits()).size.width
    }
    #expect(proportional[0] < proportional[1])
    #expect(tabular[0] == tabular[1])
  }

  @Test func `weights and slopes differ`() {
    let widths = Font.Weight.allCases.map {
      TextLayout(sentence, font: .system(ofSize: 15, weight: $0)).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == Font.Weight.allCases.count)
    let mono = ["iii", "MMM"].map {
      TextLayout($0, font: .monospacedSystem(ofSize: 15)).size.width
    }
    #expect(mono[0] == mono[1])
  }
}
