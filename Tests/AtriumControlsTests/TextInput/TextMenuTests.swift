import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The menu of a text.
@MainActor
struct TextMenuTests {
  @Test(
    "TX-17: the menu key shows what can be done, and does it", arguments: ["Menu", "Shift+F10"])
  func menu(key: String) {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    bed.select(1, 3, in: bed.field)
    bed.keys(key)
    bed.stage.settle()
    bed.stage.click(on: "Cut")
    bed.stage.settle()
    #expect(bed.field.text == "ad" && Pasteboard.general.string == "bc")
    #expect(bed.field.isFirstResponder && bed.selection(of: bed.field) == "1")
  }

  @Test("TX-74: the menu of a secure text does not copy")
  func secureMenu() {
    let bed = TextBed()
    bed.field.isSecureTextEntry = true
    bed.begin(bed.field, "abcd")
    bed.keys("Ctrl+a", "Menu")
    bed.stage.settle()
    bed.stage.click(on: "Copy")
    bed.stage.settle()
    #expect(Pasteboard.general.string == nil)
  }
}
