import AtriumGeometry
import AtriumGraphics
import Testing

/// Caret stops, words and offsets of text that is laid out for editing, compared with Pango.
struct TextEditingTests {
  private static let font = Font.system(ofSize: 15)

  @Test("TX-31, TX-32: the caret visits each grapheme, in visual order", arguments: GoldenText.all)
  func stops(golden: GoldenText) {
    let layout = ParagraphLayout(
      golden.text, font: Self.font, isRightToLeft: golden.isRightToLeft)
    var visited = [0]
    while case .to(let offset) = layout.step(
      from: TextOffset(visited[visited.count - 1]), toRight: !golden.isRightToLeft),
      visited.count < 30
    {
      visited.append(offset.bytes)
    }
    #expect(visited == golden.stops)
  }

  @Test("TX-31: the caret visits the same offsets backwards")
  func stopsBackwards() {
    let layout = ParagraphLayout("ab\u{633}\u{644}\u{627}\u{645}cd", font: Self.font)
    var visited = [12]
    while case .to(let offset) = layout.step(
      from: TextOffset(visited[visited.count - 1]), toRight: false), visited.count < 30
    {
      visited.append(offset.bytes)
    }
    #expect(visited == [12, 11, 10, 4, 6, 8, 2, 1, 0])
  }

  @Test(
    "TX-36: Backspace deletes a cluster, or in some scripts the last scalar",
    arguments: GoldenText.all)
  func backspace(golden: GoldenText) {
    var text = golden.text
    var left: [Int] = []
    while let (start, kept) = TextBoundaries(text).backspace(at: TextOffset(text.utf8.count)),
      left.count < 30
    {
      text = String(text[.zero..<start]) + kept
      left.append(text.unicodeScalars.count)
    }
    #expect(left == golden.backspace)
  }

  @Test("TX-36: in some scripts Backspace on a composed letter deletes only its mark")
  func composedBackspace() {
    let found = TextBoundaries("\u{FB2A}").backspace(at: TextOffset(3))
    #expect(found?.start == .zero)
    #expect(found.map { Array($0.kept.unicodeScalars) } == ["\u{5E9}"])
  }

  @Test("TX-21: words contain a letter or a digit", arguments: GoldenWords.all)
  func words(golden: GoldenWords) {
    let boundaries = TextBoundaries(golden.text)
    var ends: [Int] = []
    var place = TextOffset.zero
    while let end = boundaries.wordEnd(after: place), ends.count < 30 {
      ends.append(end.bytes)
      place = end
    }
    var starts: [Int] = []
    place = boundaries.end
    while let start = boundaries.wordStart(before: place), starts.count < 30 {
      starts.append(start.bytes)
      place = start
    }
    #expect(ends == golden.ends)
    #expect(starts == golden.starts)
  }

  @Test("TX-2: an offset inside a grapheme is rounded down to its start")
  func rounding() {
    let boundaries = TextBoundaries("ae\u{301}x")
    #expect(
      (0...5).map { boundaries.stop(atOrBefore: TextOffset($0)).bytes } == [0, 1, 1, 1, 4, 5])
    #expect(boundaries.stop(atOrBefore: TextOffset(99)).bytes == 5)
    #expect(boundaries.graphemeCount == 3)
  }

  @Test("TX-25: a double click selects a word, spaces or a punctuation mark")
  func stretches() {
    let boundaries = TextBoundaries("don't  stop!")
    func stretch(_ offset: Int) -> [Int] {
      let range = boundaries.stretch(at: TextOffset(offset))
      return [range.lowerBound.bytes, range.upperBound.bytes]
    }
    #expect(
      [stretch(4), stretch(5), stretch(8), stretch(11)] == [[0, 5], [5, 7], [7, 11], [11, 12]])
  }

  @Test("TX-34: a click on either half of a cluster is before or after the whole cluster")
  func hits() {
    let layout = ParagraphLayout("ae\u{301}b", font: Self.font)
    let places = [0, 1, 4, 5].map { layout.caret(at: TextOffset($0), isUpstream: false).minX }
    #expect(places == places.sorted() && Set(places).count == 4)
    for (index, offset) in [0, 1, 4].enumerated() {
      let width = places[index + 1] - places[index]
      let early = layout.hit(Point(x: places[index] + width * 0.2, y: 5))
      let late = layout.hit(Point(x: places[index] + width * 0.8, y: 5))
      #expect(early.offset.bytes == offset && early.scalar.bytes == offset)
      #expect(late.offset.bytes == [1, 4, 5][index])
    }
    #expect(layout.hit(Point(x: -50, y: -50)).offset.bytes == 0)
    #expect(layout.hit(Point(x: 900, y: 900)).offset.bytes == 5)
  }

  @Test("TX-35: the offset at a soft wrap has two caret positions")
  func affinity() {
    let layout = ParagraphLayout("aaaa bbbb", font: Self.font, maximumWidth: 50)
    #expect(layout.lines.map { $0.range.lowerBound.bytes } == [0, 5])
    let (up, down) = (
      layout.caret(at: TextOffset(5), isUpstream: true),
      layout.caret(at: TextOffset(5), isUpstream: false)
    )
    #expect(up.minY == 0 && up.minX > 20)
    #expect(down.minY == up.maxY && down.minX == 0)
    let end = layout.hit(Point(x: 300, y: 2))
    #expect(end.offset.bytes == 5 && end.isUpstream)
    #expect(!layout.hit(Point(x: 0, y: down.midY)).isUpstream)
  }

  @Test("TX-38: a range in bidirectional text may have several rectangles")
  func rects() {
    let layout = ParagraphLayout("ab\u{633}\u{644}\u{627}\u{645}cd", font: Self.font)
    let whole = layout.rects(of: .zero..<TextOffset(12))
    #expect(abs(whole.reduce(0) { $0 + $1.width } - layout.size.width) < 0.1)
    #expect(layout.rects(of: TextOffset(1)..<TextOffset(6)).count == 2)
    #expect(layout.rects(of: TextOffset(3)..<TextOffset(3)).isEmpty)
    #expect(layout.isMixed && !ParagraphLayout("ab", font: Self.font).isMixed)
  }

  @Test("TX-37: the first letter with a direction decides, and digits have none")
  func direction() {
    let texts = ["abc", "\u{627}bc", "12 \u{627}", "123", ""]
    #expect(texts.map { ParagraphLayout.isRightToLeft($0) } == [false, true, true, nil, nil])
  }

  @Test("TX-37: in a right-to-left paragraph with natural alignment the caret starts at the right")
  func rightAlignment() {
    let layout = ParagraphLayout(
      "12", font: Self.font, maximumWidth: 200, isRightToLeft: true)
    #expect(layout.caret(at: TextOffset(2), isUpstream: false).minX > 150)
  }

  @Test("TX-39: empty text has a caret with the font's height")
  func empty() {
    let layout = ParagraphLayout("", font: Self.font)
    let caret = layout.caret(at: .zero, isUpstream: false)
    #expect(caret.minX == 0 && abs(caret.height - Self.font.lineHeight) < 1)
    #expect(layout.step(from: .zero, toRight: true) == .beyond)
    #expect(layout.hit(Point(x: 40, y: 3)).offset == .zero)
  }

  @Test("TX-74, TX-75: masked text has one bullet for each grapheme, from left to right")
  func masked() {
    let text = "a\u{1F468}\u{200D}\u{1F469}\u{628}"
    let layout = ParagraphLayout(text, font: Self.font, isMasked: true)
    let bullets = ParagraphLayout("\u{25CF}\u{25CF}\u{25CF}", font: Self.font)
    #expect(layout.size == bullets.size)
    var visited = [0]
    while case .to(let offset) = layout.step(
      from: TextOffset(visited[visited.count - 1]), toRight: true), visited.count < 9
    {
      visited.append(offset.bytes)
    }
    #expect(visited == [0, 1, 12, 14])
    #expect(layout.hit(Point(x: 500, y: 0)).offset.bytes == 14)
    #expect(abs(layout.rects(of: .zero..<TextOffset(14))[0].width - bullets.size.width) < 0.1)
  }

  @Test("offsets inside a scalar or outside the text are moved to valid offsets")
  func subscripts() {
    let text = "aé"
    #expect(text[.zero..<TextOffset(2)] == "a")
    #expect(text[TextOffset(-4)..<TextOffset(99)] == "aé")
  }
}
