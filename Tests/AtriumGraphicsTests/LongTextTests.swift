import AtriumGeometry
import AtriumGraphics
import Testing

/// Texts of which only a part is shaped, compared with texts that are shaped as a whole.
struct LongTextTests {
  private static let latin = (0..<900).map { "word\($0) of" }.joined(separator: " ")
  private static let mixed = (0..<500).map { "word\($0) מילה" }.joined(separator: " ")
  private static let arabic = (0..<500).map { _ in "السلام عليكم" }.joined(separator: " ")
  private static let narrow = String(repeating: "\u{200B}i", count: 4_000)

  private func layout(
    _ text: some StringProtocol, _ mode: TextLayout.LineBreakMode, lines: Int,
    alignment: TextLayout.Alignment = .natural, width: Double? = 200
  ) -> TextLayout {
    TextLayout(
      String(text), font: .system(ofSize: 14), maximumWidth: width, maximumLines: lines,
      alignment: alignment, lineBreakMode: mode)
  }

  private func looksAlike(_ one: TextLayout, _ other: TextLayout) -> Bool {
    one.size == other.size && one.inkBounds == other.inkBounds
      && one.firstBaseline == other.firstBaseline && one.lineCount == other.lineCount
      && one.isTruncated && other.isTruncated
  }

  @Test(
    "only a part of a long text is shaped, and it looks like the whole",
    arguments: [
      TextLayout.LineBreakMode.byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping,
    ])
  func beginning(mode: TextLayout.LineBreakMode) {
    for text in [Self.latin, Self.mixed, Self.arabic] {
      for lines in mode == .byClipping ? [1] : [1, 3] {
        let long = layout(text, mode, lines: lines)
        #expect(text.utf8.count > 5_000)
        #expect((1...4_096).contains(long.shapedByteCount))
        // This text is short enough to be shaped as a whole.
        let whole = layout(text.prefix(900), mode, lines: lines)
        #expect(looksAlike(long, whole), "\(mode) \(lines) \(text.prefix(9))")
      }
    }
  }

  @Test("for text truncated at the beginning or in the middle, the ends are shaped")
  func ends() {
    let text = Self.latin
    let head = layout(text, .byTruncatingHead, lines: 1)
    #expect((1...4_096).contains(head.shapedByteCount))
    #expect(looksAlike(head, layout(text.suffix(900), .byTruncatingHead, lines: 1)))
    let middle = layout(text, .byTruncatingMiddle, lines: 1)
    #expect((1...4_096).contains(middle.shapedByteCount))
    #expect(
      looksAlike(
        middle, layout(text.prefix(900) + text.suffix(900), .byTruncatingMiddle, lines: 1)))
    // The direction of the line comes from its first letter.
    #expect(layout(Self.arabic, .byTruncatingHead, lines: 1).shapedByteCount > 5_000)
  }

  @Test(
    "all text is shaped if the end of a clipped line is visible, or if a part does not fill the line"
  )
  func whole() {
    for alignment in [TextLayout.Alignment.right, .center] {
      let long = layout(Self.latin, .byClipping, lines: 1, alignment: alignment)
      #expect(long.shapedByteCount == Self.latin.utf8.count)
    }
    let narrow = layout(Self.narrow, .byTruncatingTail, lines: 1, width: 4_000)
    #expect(narrow.isTruncated)
    #expect(!layout(Self.latin, .byTruncatingTail, lines: 1, width: 90_000).isTruncated)
  }

  @Test("a long line without a limit is measured in pieces, and is hardly wider than the whole")
  func measure() {
    for text in [Self.latin, String(repeating: "語", count: 2_000)] {
      let measured = layout(text, .byTruncatingTail, lines: 1, width: nil)
      // A line with a limit that it does not reach is shaped as a whole.
      let whole = layout(text, .byTruncatingTail, lines: 0, width: 900_000)
      #expect(whole.shapedByteCount == text.utf8.count)
      #expect((0...20).contains(measured.size.width - whole.inkBounds.width), "\(measured.size)")
      #expect(measured.size.height == whole.size.height)
      #expect(measured.firstBaseline == whole.firstBaseline)
      #expect(!measured.isTruncated && measured.lineCount == 1)
      let again = layout(text + "x", .byTruncatingTail, lines: 1, width: nil)
      #expect((1...1_024).contains(again.shapedByteCount))
    }
    // Pieces of both directions cannot be placed side by side.
    #expect(
      layout(Self.mixed, .byTruncatingTail, lines: 1, width: nil).shapedByteCount
        == Self.mixed.utf8.count)
  }
}
