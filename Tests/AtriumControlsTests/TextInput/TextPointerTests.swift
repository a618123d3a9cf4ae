import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Pointers and fingers in text.
@MainActor
struct TextPointerTests {
  private func click(_ bed: TextBed, _ character: Int, in input: some TextInput, dx: Double = 1) {
    bed.stage.click(at: bed.point(character, in: input) + Point(x: dx, y: 0))
  }

  @Test(
    "TX-24: one click sets the caret, two select a word, three a paragraph, and the next one starts again"
  )
  func counts() {
    let bed = TextBed()
    bed.view.text = "one two\nthree four"
    bed.stage.settle()
    var seen: [String] = []
    for _ in 0..<4 {
      click(bed, 14, in: bed.view, dx: 2)
      seen.append(bed.selection(of: bed.view))
    }
    #expect(seen == ["14", "14-18", "8-18", "14"])
    bed.field.text = "one two"
    bed.stage.advance(by: 1)
    seen = []
    for _ in 0..<3 {
      click(bed, 4, in: bed.field, dx: 2)
      seen.append(bed.selection(of: bed.field))
    }
    #expect(seen == ["4", "4-7", "0-7"])
    #expect(bed.field.isFirstResponder)
  }

  @Test(
    "TX-25: a double click selects spaces too, and its drag extends by words and keeps the first")
  func words() {
    let bed = TextBed()
    bed.begin(bed.field, "one two  three")
    click(bed, 7, in: bed.field, dx: 1)
    click(bed, 7, in: bed.field, dx: 1)
    #expect(bed.selection(of: bed.field) == "7-9")
    bed.stage.advance(by: 1)
    click(bed, 5, in: bed.field)
    bed.stage.press(at: bed.point(5, in: bed.field) + Point(x: 1, y: 0))
    #expect(bed.selection(of: bed.field) == "4-7")
    bed.stage.move(to: bed.point(11, in: bed.field))
    #expect(bed.selection(of: bed.field) == "4-14")
    bed.stage.move(to: bed.point(1, in: bed.field))
    #expect(bed.selection(of: bed.field) == "0-7")
    bed.stage.release()
    #expect(bed.selection(of: bed.field) == "0-7")
  }

  @Test("TX-26: a click with Shift moves the head of the selection and keeps the anchor")
  func shift() {
    let bed = TextBed()
    bed.begin(bed.field, "abcdefgh")
    click(bed, 2, in: bed.field)
    bed.stage.advance(by: 1)
    bed.stage.click(at: bed.point(6, in: bed.field), modifiers: .shift)
    #expect(bed.selection(of: bed.field) == "2-6")
    bed.stage.advance(by: 1)
    bed.stage.click(at: bed.point(4, in: bed.field), modifiers: .shift)
    #expect(bed.selection(of: bed.field) == "2-4")
    bed.stage.advance(by: 1)
    bed.stage.click(at: bed.point(0, in: bed.field), modifiers: .shift)
    #expect(bed.selection(of: bed.field) == "0-2")
  }

  @Test(
    "TX-27, TX-84: a press in the selection has no effect until its release, or until it drags the text"
  )
  func pressInside() {
    let bed = TextBed()
    bed.begin(bed.field, "abcdefghijkl")
    bed.select(2, 8, in: bed.field)
    let start = bed.point(5, in: bed.field)
    bed.stage.press(at: start)
    bed.stage.move(to: start + Point(x: 7, y: 0))
    #expect(bed.selection(of: bed.field) == "2-8")
    bed.stage.release(at: start)
    #expect(bed.selection(of: bed.field) == "5")
    bed.stage.advance(by: 1)
    bed.select(2, 8, in: bed.field)
    bed.stage.press(at: start)
    bed.stage.move(to: bed.point(7, in: bed.field))
    // The text is being dragged, and would be dropped into itself.
    #expect(bed.selection(of: bed.field) == "2-8")
    bed.stage.release()
    #expect(bed.field.text == "abcdefghijkl")
    #expect(bed.selection(of: bed.field) == "2-8")
  }

  @Test("TX-27: in secure text a drag inside the selection selects other text")
  func pressInsideSecureText() {
    let bed = TextBed()
    bed.field.isSecureTextEntry = true
    bed.begin(bed.field, "abcdefghijkl")
    bed.select(2, 8, in: bed.field)
    bed.stage.press(at: bed.point(5, in: bed.field))
    bed.stage.move(to: bed.point(8, in: bed.field))
    bed.stage.release()
    #expect(bed.selection(of: bed.field) == "5-8")
  }

  @Test("TX-28: a drag outside the text scrolls over time, and Escape restores the old selection")
  func autoscroll() {
    let bed = TextBed()
    bed.begin(bed.view, (0..<100).map { "line \($0)" }.joined(separator: "\n"))
    bed.select(3, 3, in: bed.view)
    bed.stage.settle()
    bed.view.contentOffset = .zero
    bed.stage.settle()
    bed.stage.press(at: Point(x: 30, y: 100))
    bed.stage.move(to: Point(x: 60, y: 205))
    bed.stage.advance(by: 0.051)
    let first = bed.view.contentOffset.y
    #expect(abs(first - bed.view.font.lineHeight) < 1)
    bed.stage.advance(by: 0.5)
    #expect(abs(bed.view.contentOffset.y - 11 * bed.view.font.lineHeight) < 2)
    bed.stage.move(to: Point(x: 60, y: 245))
    let before = bed.view.contentOffset.y
    bed.stage.advance(by: 0.1)
    #expect(abs(bed.view.contentOffset.y - before - 6 * bed.view.font.lineHeight) < 2)
    #expect(bed.selection(of: bed.view).contains("-"))
    bed.keys("Escape")
    #expect(bed.selection(of: bed.view) == "3")
    bed.stage.release()
    bed.stage.settle()
    let rest = bed.view.contentOffset
    bed.stage.advance(by: 0.3)
    #expect(bed.view.contentOffset == rest)
  }

  @Test("TX-29, TX-48: the middle button pastes the user's last selection")
  func middle() {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    bed.select(0, 4, in: bed.field)
    #expect(Pasteboard.primary.string == nil)
    bed.stage.drag(
      from: bed.point(1, in: bed.field), to: bed.point(1, in: bed.field), in: 0.1)
    bed.stage.advance(by: 1)
    bed.stage.drag(from: bed.point(1, in: bed.field), to: bed.point(3, in: bed.field), in: 0.1)
    #expect(Pasteboard.primary.string == "bc" && Pasteboard.general.string == nil)
    bed.stage.click(at: bed.point(4, in: bed.field) + Point(x: 3, y: 0), button: .middle)
    #expect(bed.field.text == "abcdbc")
    #expect(Pasteboard.primary.string == "bc")
    bed.field.isSecureTextEntry = true
    bed.stage.click(at: bed.point(0, in: bed.field), button: .middle)
    #expect(bed.field.text == "abcdbc")
  }

  @Test(
    "TX-48: a selection by keys becomes the primary selection when it is at rest, and one in code never"
  )
  func primaryByKeys() {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    bed.keys("Shift+Left", "Shift+Left")
    #expect(Pasteboard.primary.string == nil)
    bed.stage.advance(by: 0.11)
    #expect(Pasteboard.primary.string == "cd")
    bed.keys("Left")
    bed.stage.advance(by: 0.2)
    #expect(Pasteboard.primary.string == "cd")
  }

  @Test(
    "TX-30: a finger tap sets the caret at a word's end, a double tap selects, and a long press moves the caret"
  )
  func fingers() {
    let bed = TextBed()
    bed.field.text = "hello world"
    bed.stage.settle()
    func tap(_ character: Int) {
      let point = bed.point(character, in: bed.field)
      bed.stage.touch(began: point)
      bed.stage.touch(ended: point)
    }
    tap(4)
    #expect(bed.field.isFirstResponder && bed.selection(of: bed.field) == "5")
    bed.stage.advance(by: 1)
    tap(7)
    #expect(bed.selection(of: bed.field) == "6")
    tap(7)
    #expect(bed.selection(of: bed.field) == "6-11")
    bed.stage.advance(by: 1)
    bed.stage.touch(began: bed.point(2, in: bed.field))
    bed.stage.advance(by: 0.51)
    #expect(bed.selection(of: bed.field) == "2")
    bed.stage.touch(moved: bed.point(8, in: bed.field))
    #expect(bed.selection(of: bed.field) == "8")
    bed.stage.touch(ended: bed.point(8, in: bed.field))
    #expect(bed.selection(of: bed.field) == "8")
  }

  @Test("TX-30: a finger's drag scrolls a text view, and selects nothing")
  func fingerDrag() {
    let bed = TextBed()
    bed.view.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    bed.view.selectedTextRange = TextRange(
      from: bed.view.beginningOfDocument, to: bed.view.beginningOfDocument)
    bed.stage.settle()
    bed.view.contentOffset = .zero
    bed.stage.settle()
    bed.stage.touch(began: Point(x: 60, y: 180))
    for y in stride(from: 170.0, through: 110, by: -10) {
      bed.stage.advance(by: 0.02)
      bed.stage.touch(moved: Point(x: 60, y: y))
    }
    bed.stage.touch(ended: Point(x: 60, y: 110))
    bed.stage.settle()
    #expect(bed.view.contentOffset.y > 30)
    #expect(bed.selection(of: bed.view) == "0" && !bed.view.isFirstResponder)
  }

  @Test("TX-30: the cursor is a text beam over text and an arrow over the clear button")
  func cursors() {
    let bed = TextBed()
    bed.field.clearButtonMode = .always
    bed.field.text = "a"
    bed.stage.settle()
    var cursors: [Cursor] = []
    for point in [Point(x: 60, y: 38), Point(x: 202, y: 38), Point(x: 60, y: 120)] {
      bed.stage.move(to: point)
      bed.stage.settle()
      for case .cursor(let cursor) in bed.stage.host.requests.suffix(3) { cursors.append(cursor) }
    }
    #expect(cursors == [.text, .default, .text])
  }
}
