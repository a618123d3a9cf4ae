import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Text that is dragged and dropped.
@MainActor
struct TextDraggingTests {
  @Test(
    "TX-84: selected text that is dragged inside its field moves there, and one undo restores it")
  func move() {
    let bed = TextBed()
    bed.begin(bed.field, "abcdefgh")
    bed.select(2, 4, in: bed.field)
    bed.stage.press(at: bed.point(3, in: bed.field))
    bed.stage.move(to: bed.point(7, in: bed.field))
    bed.stage.release()
    #expect(bed.field.text == "abefgcdh")
    bed.keys("Ctrl+z")
    #expect(bed.field.text == "abcdefgh")
  }

  @Test("TX-84: selected text that is dragged into another view is copied there")
  func copy() {
    let bed = TextBed()
    bed.begin(bed.view, "xy")
    bed.begin(bed.field, "abcdefgh")
    bed.select(2, 4, in: bed.field)
    bed.stage.press(at: bed.point(3, in: bed.field))
    bed.stage.move(to: bed.point(1, in: bed.view))
    bed.stage.release()
    #expect(bed.field.text == "abcdefgh")
    #expect(bed.view.text == "xcdy")
    #expect(bed.view.isFirstResponder)
    #expect(bed.selection(of: bed.view) == "3")
  }

  @Test(
    "TX-85: text of another program is inserted where it is dropped, and a caret shows the position"
  )
  func foreign() {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    let before = bed.field.subviews.count
    let text = [ItemProvider(object: "X\nY")]
    #expect(bed.stage.dragIn(text, to: bed.point(2, in: bed.field)) == .copy)
    #expect(bed.field.subviews.count == before + 1)
    #expect(bed.stage.dragIn(text, to: Point(x: 390, y: 290)) == .cancel)
    #expect(bed.field.subviews.count == before)
    bed.stage.dragIn(text, to: bed.point(2, in: bed.field))
    bed.stage.dropIn()
    #expect(bed.field.text == "abX Ycd")
    #expect(bed.field.subviews.count == before)
    #expect(bed.stage.dragIn([ItemProvider()], to: bed.point(2, in: bed.field)) == .cancel)
  }

  @Test("TX-85: text that cannot be edited receives nothing, and secure text is not dragged")
  func refused() {
    let bed = TextBed()
    bed.begin(bed.view, "abcd")
    bed.view.isEditable = false
    let text = [ItemProvider(object: "X")]
    #expect(bed.stage.dragIn(text, to: bed.point(2, in: bed.view)) == .cancel)
    bed.stage.dropIn()
    #expect(bed.view.text == "abcd")
    bed.field.isSecureTextEntry = true
    bed.begin(bed.field, "secret")
    bed.select(0, 6, in: bed.field)
    bed.stage.press(at: bed.point(3, in: bed.field))
    bed.stage.move(to: Point(x: 390, y: 290))
    bed.stage.move(to: Point(x: 500, y: 290))
    bed.stage.release()
    #expect(bed.stage.host.itemsDroppedOutside.isEmpty)
  }

  @Test("TX-85: a delegate that refuses the text keeps the old text")
  func denied() {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    bed.denied = ["shouldChange"]
    bed.stage.dragIn([ItemProvider(object: "X")], to: bed.point(2, in: bed.field))
    bed.stage.dropIn()
    #expect(bed.field.text == "abcd")
  }
}
