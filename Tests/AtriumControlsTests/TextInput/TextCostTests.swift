import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The cost of large texts, as the number of layouts.
@MainActor
struct TextCostTests {
  private static let large = String(
    repeating: "A line of text with some words in it, and a few more at its end.\n", count: 16_000)

  /// Makes a bed without its log, which counts characters and is slow for large texts.
  private func silentBed() -> TextBed {
    let bed = TextBed()
    bed.view.delegate = nil
    bed.field.delegate = nil
    return bed
  }

  @Test(
    "TX-80, TX-81: for 1 MiB of text only visible lines are laid out, and for a key press only one paragraph"
  )
  func lines() {
    let bed = silentBed()
    bed.begin(bed.view, Self.large)
    #expect(bed.stage.window.statistics[.textLayouts] < 40)
    bed.keys("Ctrl+Home")
    bed.stage.settle()
    let before = bed.stage.window.statistics[.textLayouts]
    for key in ["x", "y", "Space", "Backspace", "Right"] {
      bed.keys(key)
      bed.stage.settle()
    }
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 4)
    bed.keys("Ctrl+a", "Ctrl+c")
    bed.stage.settle()
    #expect(Pasteboard.general.string?.utf8.count == Self.large.utf8.count + 2)
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 12)
    bed.keys("Ctrl+End")
    bed.stage.settle()
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 40)
  }

  @Test(
    "TX-82: in 1 MiB of 100,000 lines each edit lays out what becomes visible, and a blink nothing")
  func acts() {
    let bed = silentBed()
    let text = (100_000..<200_000).map { "row \($0)\n" }.joined()
    bed.begin(bed.view, text)
    bed.keys("Ctrl+Home")
    bed.stage.settle()
    /// Returns the number of layouts that a closure causes.
    func layouts(_ act: () -> Void) -> Int {
      let before = bed.stage.window.statistics[.textLayouts]
      act()
      bed.stage.settle()
      return bed.stage.window.statistics[.textLayouts] - before
    }
    #expect(layouts { bed.stage.type("x") } == 1)
    // Two blink periods pass, in each of which the caret disappears and returns.
    #expect(layouts { bed.stage.advance(by: 2.4) } == 0)
    #expect((1...20).contains(layouts { bed.keys("Ctrl+End") }))
    #expect(layouts { bed.keys("Ctrl+a", "Ctrl+c") } == 0)
    Pasteboard.general.string = text + text
    bed.keys("Ctrl+End")
    bed.stage.settle()
    #expect((1...20).contains(layouts { bed.keys("Ctrl+v") }))
    #expect(bed.view.text.utf8.count == 3 * text.utf8.count + 1)
  }

  @Test("TX-79, TX-80: a single paragraph of 1 MiB is laid out in pieces")
  func paragraph() {
    let bed = silentBed()
    let text = String(
      repeating: "A line of text with some words in it, and a few more at its end. ", count: 16_000)
    bed.begin(bed.view, text)
    #expect(bed.stage.window.statistics[.textLayouts] < 20)
    bed.keys("Ctrl+Home")
    bed.stage.settle()
    let before = bed.stage.window.statistics[.textLayouts]
    bed.stage.type("x")
    bed.stage.settle()
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 2)
    bed.keys("Ctrl+End")
    bed.stage.settle()
    #expect(bed.view.selectedTextRange.start == bed.view.endOfDocument)
    #expect(bed.view.text.utf8.count == text.utf8.count + 1)
    for _ in 0..<5 { bed.keys("PageUp") }
    bed.stage.settle()
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 20)
  }

  @Test("TX-81: measuring the lines above keeps the first visible line in position")
  func anchor() {
    let bed = silentBed()
    let lines = (0..<400).map { index in
      index % 3 == 0 ? String(repeating: "ill ", count: 40) : "line \(index)"
    }
    bed.begin(bed.view, lines.joined(separator: "\n"))
    bed.keys("Ctrl+End")
    bed.stage.settle()
    for _ in 0..<30 {
      let texts = bed.view.displayedTexts
      guard let first = texts.first(where: { $0.rect.minY >= bed.view.contentOffset.y }) else {
        continue
      }
      let place = first.rect.minY - bed.view.contentOffset.y
      bed.stage.scroll(by: Point(x: 0, y: 30), at: bed.view.frame.center)
      bed.stage.settle()
      let now = bed.view.displayedTexts.first {
        $0.string == first.string && abs($0.rect.minY - bed.view.contentOffset.y - place - 30) < 1.5
      }
      #expect(now != nil)
    }
  }

  @Test("TX-79: a field with long text draws the visible end")
  func field() {
    let bed = silentBed()
    bed.begin(bed.field, String(repeating: "word ", count: 6000))
    bed.stage.settle()
    let caret = bed.field.caretRectInWindow ?? .zero
    #expect(bed.field.frame.contains(caret.center))
    let before = bed.stage.window.statistics[.textLayouts]
    bed.stage.type("x")
    bed.stage.settle()
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 2)
    #expect(bed.field.text.utf8.count == 30_001)
  }

  @Test(
    "TX-79, TX-80: a key press costs the same in short and long text, and for both directions",
    arguments: ["word ", "מילה "])
  func fieldKeys(word: String) {
    for count in [20, 1_200, 45_000] {
      let bed = silentBed()
      bed.begin(bed.field, String(repeating: word, count: count))
      var bytes = 0
      func layouts(_ key: String) -> Int {
        let before = bed.stage.window.statistics
        bed.keys(key)
        bed.stage.settle()
        let caret = bed.field.caretRectInWindow ?? .zero
        #expect(bed.field.frame.contains(caret.center), "\(count) \(key)")
        let after = bed.stage.window.statistics
        bytes = max(bytes, after[.textLayoutBytes] - before[.textLayoutBytes])
        return after[.textLayouts] - before[.textLayouts]
      }
      #expect(layouts("Backspace") <= 2)
      #expect(layouts("Left") <= 1)
      #expect(layouts("Home") <= 3)
      #expect(layouts("Delete") <= 2)
      #expect(layouts("Right") <= 1)
      #expect(layouts("End") <= 3)
      #expect(bytes <= 8_192, "\(count)")
      // The displayed text at one end is the same, however long the text at the other end is.
      #expect(bed.selection(of: bed.field) == "\(count * 5 - 2)")
    }
  }

  @Test(
    "TX-78, TX-80: in long text that may exceed the limit, a key press counts the bytes of one piece"
  )
  func fieldLimit() {
    let bed = silentBed()
    // Each character has three bytes, so the number of bytes does not show whether the limit is exceeded.
    bed.begin(bed.field, String(repeating: "語", count: 12_000))
    bed.stage.settle()
    let before = bed.stage.window.statistics[.textLayouts]
    bed.field.maximumLength = 12_002
    for letter in ["x", "y", "z"] { bed.stage.type(letter) }
    bed.stage.settle()
    #expect(bed.field.text.hasSuffix("語xy"))
    #expect(bed.field.text.count == 12_002)
    #expect(bed.stage.window.statistics[.textLayouts] - before <= 4)
  }

  @Test("TX-79: one more letter in a long label shapes its piece and the visible text")
  func label() {
    let stage = Stage(size: Size(width: 300, height: 100))
    let root = ViewController()
    stage.window.rootViewController = root
    let words = (0..<12_000).map { "word\($0)" }.joined(separator: " ")
    for mode in [TextLayout.LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byClipping] {
      for count in [6_000, 60_000] {
        let label = Label()
        label.lineBreakMode = mode
        label.frame = Rect(x: 10, y: 10, width: 280, height: 30)
        root.view.addSubview(label)
        label.text = String(words.prefix(count))
        _ = label.intrinsicContentSize
        stage.settle()
        for place in [label.text.count, 3_000] {
          let before = label.shapedByteCount
          label.text = label.text.prefix(place) + "x" + label.text.dropFirst(place)
          _ = label.intrinsicContentSize
          stage.settle()
          #expect((1...8_192).contains(label.shapedByteCount - before), "\(mode) \(count)")
        }
        label.removeFromSuperview()
      }
    }
  }
}
