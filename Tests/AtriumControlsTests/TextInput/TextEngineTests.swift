import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The engine that the three text views share.
@MainActor
struct TextEngineTests {
  @Test("TX-1: the same keys make the same text in a field, a search field and a text view")
  func oneEngine() {
    let bed = TextBed()
    let search = SearchField(frame: Rect(x: 230, y: 20, width: 160, height: 36))
    bed.root.view.addSubview(search)
    for input in [bed.field, search, bed.view] as [any TextInput] {
      bed.begin(input)
      bed.stage.type("one two e\u{301}")
      bed.keys("Backspace", "Ctrl+Backspace", "Ctrl+z", "Left", "Shift+Home", "Ctrl+x", "End")
      bed.keys("Ctrl+v")
      let all = TextRange(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(input.text(in: all) == " one two")
      #expect(bed.selection(of: input) == "8")
      #expect(input.selectionRects(for: all).count == 1)
    }
  }

  @Test("the text engine does not keep its view alive")
  func release() {
    weak var field: TextField?
    weak var view: TextView?
    do {
      let bed = TextBed()
      bed.begin(bed.field, "a")
      bed.begin(bed.view, "b")
      bed.stage.drag(from: Point(x: 30, y: 100), to: Point(x: 60, y: 190), in: 0.1)
      (field, view) = (bed.field, bed.view)
      bed.during = { _ in }
      bed.stage.window.rootViewController = nil
      bed.stage.settle()
    }
    #expect(field == nil && view == nil)
  }
}
