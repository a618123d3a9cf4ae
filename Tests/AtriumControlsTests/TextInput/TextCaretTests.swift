import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The caret: its position, its blinking, and how the text scrolls with it.
@MainActor
struct TextCaretTests {
  @Test(
    "TX-40: the caret blinks for ten seconds and damages only its rectangle, and then nothing wakes up"
  )
  func blink() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    let layouts = bed.stage.window.statistics[.textLayouts]
    let caret = bed.field.caretRectInWindow ?? .zero
    let place = PixelRect(covering: caret.insetBy(dx: -2, dy: -1), scale: 1)
    let statistics = { bed.stage.window.statistics }
    let turns = statistics().turnCount
    bed.stage.advance(by: 0.81)
    let damage = statistics().lastDamage
    #expect(!damage.isEmpty && damage.intersection(place) == damage)
    let off = bed.stage.snapshot()
    bed.stage.advance(by: 0.4)
    let on = bed.stage.snapshot()
    #expect(!on.isIdentical(to: off))
    bed.stage.advance(by: 11)
    #expect(bed.stage.snapshot().isIdentical(to: on))
    #expect(bed.stage.host.frameDeadline == nil)
    #expect(bed.stage.window.statistics[.textLayouts] == layouts && statistics().turnCount > turns)
  }

  @Test("TX-40: a key restarts the blinking, and reduced motion or an inactive window stops it")
  func restart() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    bed.stage.advance(by: 0.81)
    let off = bed.stage.snapshot()
    bed.keys("Left", "Right")
    #expect(!bed.stage.snapshot().isIdentical(to: off))
    bed.stage.window.dispatch(.focus(true))
    bed.stage.turn()
    bed.stage.window.dispatch(.focus(false))
    bed.stage.settle()
    #expect(bed.stage.host.frameDeadline == nil)
    let calm = TextBed(settings: Settings(motion: .reduced))
    calm.begin(calm.field, "abc")
    #expect(calm.stage.host.frameDeadline == nil)
  }

  @Test("TX-40: the blinking uses the user's period, and without one the caret does not blink")
  func ownPeriod() {
    let bed = TextBed(settings: Settings(caretBlinkPeriod: 3))
    bed.begin(bed.field, "abc")
    let on = bed.stage.snapshot()
    bed.stage.advance(by: 1.95)
    #expect(bed.stage.snapshot().isIdentical(to: on))
    bed.stage.advance(by: 0.1)
    #expect(!bed.stage.snapshot().isIdentical(to: on))
    // A changed period takes effect at the next change of the caret.
    bed.stage.window.dispatch(.settingsChanged(Settings(caretBlinkPeriod: nil)))
    bed.stage.advance(by: 1.1)
    #expect(bed.stage.snapshot().isIdentical(to: on))
    #expect(bed.stage.host.frameDeadline == nil)
  }

  @Test(
    "TX-33: in bidirectional text a flag at the caret's top shows the paragraph's direction")
  func flags() {
    let bed = TextBed()
    /// Returns the columns that the caret darkens, in a row near its top and in a row near its bottom. Column 0 is
    /// the left edge of the caret.
    func columns(_ text: String) -> [[Int]] {
      bed.begin(bed.field, text)
      bed.keys("Home")
      bed.stage.settle()
      let caret = bed.field.caretRectInWindow ?? .zero
      let x = Int(caret.minX.rounded())
      let (with, without) = (
        bed.stage.snapshot(),
        { () -> Bitmap in
          bed.stage.window.dispatch(.focus(true))
          bed.stage.window.dispatch(.focus(false))
          bed.stage.settle()
          defer {
            bed.stage.window.dispatch(.focus(true))
            bed.stage.settle()
          }
          return bed.stage.snapshot()
        }()
      )
      return [Int(caret.minY) + 1, Int(caret.maxY) - 2].map { y in
        (x - 6...x + 6).filter { with.color(atX: $0, y: y) != without.color(atX: $0, y: y) }
          .map { $0 - x }
      }
    }
    #expect(columns("abc") == [[0], [0]])
    #expect(columns("سلام") == [[0], [0]])
    #expect(columns("abc سلام") == [[0, 1, 2], [0]])
    #expect(columns("سلام abc") == [[-2, -1, 0], [0]])
  }

  @Test(
    "TX-64: the clauses of a composition are underlined separately, and the selected one is highlighted"
  )
  func compositionParts() {
    let bed = TextBed()
    func compose(_ spans: [MarkedText.Span]) {
      bed.begin(bed.field)
      bed.stage.window.dispatch(.markedText(MarkedText("mmmm", caret: 4, spans: spans)))
      bed.stage.settle()
    }
    /// Returns the colours of a row of pixels; positions are relative to the centre of a caret before the text.
    func row(_ y: Double, _ x: ClosedRange<Int>) -> [Color] {
      let picture = bed.stage.snapshot()
      let start = bed.point(0, in: bed.field)
      return x.map { picture.color(atX: Int(start.x) + $0, y: Int(start.y + y)) }
    }
    compose([])
    let caret = bed.field.caretRectInWindow ?? .zero
    let bottom = caret.height / 2 - 1
    let plain = row(bottom, 1...20)
    #expect(Set(plain).count == 1)
    let width = (bed.point(2, in: bed.field).x - bed.point(0, in: bed.field).x)
    compose([.init(0..<2, .underlined), .init(2..<4, .underlined)])
    // The row has the colour of the underlines, except for a gap of one or two pixels between them.
    let gap = row(bottom, 1...Int(width) + 6).map { $0 != plain[0] }
    #expect(gap.filter { $0 }.count == 1 || gap.filter { $0 }.count == 2)
    let above = row(-caret.height / 2 + 1, 1...Int(width) - 2)
    compose([.init(0..<2, .selected), .init(2..<4, .underlined)])
    let chosen = row(-caret.height / 2 + 1, 1...Int(width) - 2)
    #expect(Set(chosen).count == 1 && Set(above).count == 1 && chosen != above)
    #expect(bed.field.text == "")
  }

  @Test("TX-39: after a final newline the caret is on a new line")
  func lastLine() {
    let bed = TextBed()
    bed.begin(bed.view, "a\n")
    let end = bed.view.caretRect(for: bed.view.endOfDocument)
    let start = bed.view.caretRect(for: bed.view.beginningOfDocument)
    #expect(end.minY == start.maxY && end.minX == start.minX && end.height == start.height)
  }

  @Test(
    "TX-41: a field scrolls with its caret, and shows more text again when the text gets shorter")
  func fieldScrolls() {
    let bed = TextBed()
    bed.begin(bed.field, String(repeating: "word ", count: 20))
    bed.stage.settle()
    let area = bed.field.convert(bed.field.bounds.insetBy(dx: 9, dy: 0), to: nil)
    func caret() -> Rect { bed.field.caretRectInWindow ?? .zero }
    #expect(caret().minX <= area.maxX && caret().minX > area.midX)
    bed.keys("Home")
    bed.stage.settle()
    #expect(caret().minX == area.minX + 1)
    bed.keys("End")
    bed.stage.settle()
    for _ in 0..<17 { bed.keys("Ctrl+Backspace") }
    bed.stage.settle()
    let start = bed.field.caretRect(for: bed.field.beginningOfDocument)
    #expect(start.minX == 10)
  }

  @Test("TX-41: a text view scrolls to its caret, and by a wheel away from the caret")
  func viewScrolls() {
    let bed = TextBed()
    bed.begin(bed.view, (0..<200).map { "line \($0)" }.joined(separator: "\n"))
    bed.keys("Ctrl+End")
    bed.stage.settle()
    let frame = bed.view.frame
    func isSeen() -> Bool {
      bed.view.caretRectInWindow.map { $0.minY >= frame.minY && $0.maxY <= frame.maxY } == true
    }
    #expect(isSeen() && bed.view.contentOffset.y > 3000)
    bed.stage.scroll(by: Point(x: 0, y: 900), at: frame.center)
    bed.stage.settle()
    #expect(!isSeen() && bed.selection(of: bed.view) == "1689")
    bed.stage.type("x")
    bed.stage.settle()
    #expect(isSeen())
  }

  @Test(
    "TX-37: text without a direction follows the layout, and Arabic text is right to left in any layout"
  )
  func directions() {
    for (settings, text, isRight) in [
      (Settings(), "12", false), (TextBed.rightToLeft, "12", true), (Settings(), "\u{633}", true),
      (TextBed.rightToLeft, "ab", false),
    ] {
      let bed = TextBed(settings: settings)
      bed.begin(bed.field, text)
      bed.begin(bed.view, text)
      for input in [bed.field, bed.view] as [any TextInput] {
        let start = input.convert(input.caretRect(for: input.beginningOfDocument), to: nil)
        #expect((start.minX > 120) == isRight, "\(text)")
      }
    }
  }
}
