import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The context menu of text.
@MainActor
struct TextMenuTests {
  @Test(
    "TX-17: the menu key shows the possible actions, and the menu performs them",
    arguments: ["Menu", "Shift+F10"])
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

  @Test("TX-74: the menu of secure text has no copy")
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

  @Test(
    "TX-17: a right click inside a selection keeps it, and elsewhere moves the caret"
  )
  func rightButton() throws {
    let bed = TextBed()
    bed.begin(bed.field, "abcdef")
    bed.select(1, 3, in: bed.field)
    let inside = bed.point(2, in: bed.field)
    bed.stage.click(at: inside, button: .secondary)
    bed.stage.settle()
    let list = try #require(bed.stage.view(named: "Text menu"))
    let frame = list.convert(list.bounds, to: nil)
    // The menu is below the pointer, and the pointer is between the menu's sides.
    #expect(frame.minY > inside.y && frame.minX < inside.x && frame.maxX > inside.x)
    bed.stage.click(on: "Copy")
    bed.stage.settle()
    #expect(Pasteboard.general.string == "bc" && bed.selection(of: bed.field) == "1-3")

    bed.stage.click(at: bed.point(5, in: bed.field), button: .secondary)
    bed.stage.settle()
    bed.stage.click(on: "Paste")
    bed.stage.settle()
    #expect(bed.field.text == "abcdebcf" && bed.selection(of: bed.field) == "7")
  }

  @Test("text that does not use a button leaves it to the views above")
  func buttonsWithoutUse() {
    let bed = TextBed()
    bed.field.text = "abcd"
    bed.view.text = "abcd"
    bed.stage.settle()
    var presses: [PointerButton] = []
    for button in [PointerButton.middle, .secondary] {
      let outer = TapGestureRecognizer { _ in presses.append(button) }
      outer.buttonMaskRequired = [button]
      bed.root.view.addGestureRecognizer(outer)
    }
    func click(_ input: some TextInput) -> [PointerButton] {
      presses = []
      for button in [PointerButton.middle, .secondary] {
        bed.stage.click(at: bed.point(1, in: input), button: button)
        bed.stage.settle()
        bed.stage.key("Escape")
        bed.stage.settle()
      }
      return presses
    }
    #expect(click(bed.field) == [])
    bed.field.isSecureTextEntry = true
    #expect(click(bed.field) == [.middle])
    bed.field.isEnabled = false
    #expect(click(bed.field) == [.middle, .secondary])
    bed.view.isEditable = false
    #expect(click(bed.view) == [.middle])
    bed.view.isSelectable = false
    #expect(click(bed.view) == [.middle, .secondary])
  }
}
