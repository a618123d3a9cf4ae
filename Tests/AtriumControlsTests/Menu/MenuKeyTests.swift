import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Menus by keys.
@MainActor
struct MenuKeyTests {
  private let bed = MenuBed()

  private func open() {
    bed.show(
      Menu(children: [
        bed.action("Name"), bed.action("Off", attributes: .disabled), bed.action("Size"),
        Menu(
          title: "More", children: [bed.action("Red"), bed.action("Blue"), bed.action("Black")]),
      ]))
    bed.button.becomeFirstResponder()
    bed.keys("Return")
  }

  @Test(
    "a key opens the menu at its first row, the arrows move and skip disabled rows, and Enter chooses"
  )
  func arrows() {
    open()
    var course = [bed.highlighted]
    for key in ["Down", "Down", "Down", "Up", "Home", "End", "Home", "Tab"] {
      bed.keys(key)
      course.append(bed.highlighted)
    }
    #expect(
      course == ["Name", "Size", "More", "Name", "More", "Name", "More", "Name", "Size"])
    bed.keys("Return")
    #expect(bed.takeLog() == ["Size"] && !bed.isOpen && bed.button.isFirstResponder)
  }

  @Test("the arrows open and close a submenu, and Escape closes one menu after the other")
  func levels() {
    open()
    bed.keys("End", "Right", "Down")
    #expect(bed.items.suffix(3) == ["Red", "Blue", "Black"] && bed.highlighted == "Blue")
    bed.keys("Left")
    #expect(bed.items.count == 4 && bed.highlighted == "More")
    bed.keys("Left")
    #expect(bed.isOpen)
    bed.keys("Return")
    #expect(bed.highlighted == "Red")
    bed.keys("Escape")
    #expect(bed.items.count == 4 && bed.highlighted == "More")
    bed.keys("Escape")
    #expect(!bed.isOpen && bed.button.isFirstResponder && bed.takeLog() == [])
  }

  @Test("letters move to the next row that begins with them, and a held Enter chooses once")
  func letters() {
    open()
    bed.keys("s")
    #expect(bed.highlighted == "Size")
    bed.stage.advance(by: 2)
    bed.keys("o")
    #expect(bed.highlighted == "Size")
    bed.stage.advance(by: 2)
    bed.keys("m", "Right", "b")
    #expect(bed.highlighted == "Blue")
    bed.keys("l", "a")
    #expect(bed.highlighted == "Black")
    bed.keys("Return")
    #expect(bed.takeLog() == ["Black"])
    let enter = Key(keyCode: .keyboardReturnOrEnter)
    for isRepeat in [false, true, true] {
      bed.stage.window.dispatch(
        .keyDown(KeyInput(key: enter, time: bed.stage.time, isRepeat: isRepeat)))
      bed.stage.settle()
    }
    #expect(bed.isOpen && bed.takeLog() == [])
  }

  @Test("while a menu is open its keys reach no other responder")
  func modal() {
    var count = 0
    bed.root.addKeyCommand(KeyCommand(input: "n", modifierFlags: []) { count += 1 })
    open()
    bed.keys("Tab", "F5")
    #expect(bed.isOpen && bed.highlighted == "Size")
    bed.keys("n")
    #expect(count == 0 && bed.highlighted == "Name")
  }
}
