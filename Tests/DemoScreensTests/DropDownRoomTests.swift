import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of the drop-down menu: its recipe book, and a list that is set while a child is active.
@MainActor
struct DropDownRoomTests {
  private func menu(_ demo: Demo) throws -> DropDownMenuController {
    let room = (demo.root as? RingMenuController)?.selectedViewController
    return try #require(room?.children.first as? DropDownMenuController)
  }

  private func calls(_ demo: Demo) -> [String] {
    demo.views(Label.self).map(\.text).filter { $0.contains(" - ") }
  }

  private func choose(_ row: String, _ demo: Demo) throws {
    demo.stage.click(on: "Menu")
    demo.stage.settle()
    try demo.choose(row)
    demo.stage.settle()
  }

  @Test("the menu chooses recipes in three sections, each of which is whole in a small window")
  func recipes() throws {
    for size in [Size(width: 320, height: 240), Size(width: 960, height: 640)] {
      let demo = try Demo("dropdown", size: size, paints: false)
      let menu = try menu(demo)
      #expect(menu.sections.map(\.title) == ["Before", "Main", "After"])
      #expect(menu.viewControllers.count == 6)
      for recipe in menu.viewControllers {
        menu.selectedViewController = recipe
        demo.stage.settle()
        #expect(demo.texts.contains { $0.text.string == recipe.title })
        #expect(demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
      }
    }
  }

  @Test(
    "a list that has the active child keeps it without a call; one without it resets to the first")
  func setList() throws {
    let demo = try Demo("dropdown", size: Size(width: 960, height: 1000))
    try choose("Fig salad", demo)
    let before = calls(demo)
    demo.stage.click(on: "Set the list again")
    demo.stage.settle()
    #expect(try menu(demo).selectedViewController?.title == "Fig salad")
    #expect(calls(demo) == before + ["New list - keeps Fig salad"])
    demo.stage.click(on: "Set it without this entry")
    demo.stage.settle()
    #expect(try menu(demo).selectedViewController?.title == "Lentil soup")
    #expect(try menu(demo).viewControllers.count == 5)
    #expect(
      calls(demo).dropFirst(before.count + 1) == [
        "New list - without Fig salad", "Fig salad - willMove", "Fig salad - viewWillDisappear",
        "Fig salad - didMove",
        "Lentil soup - willMove", "Lentil soup - viewWillAppear", "Lentil soup - didMove",
        "Lentil soup - viewIsAppearing", "Fig salad - viewDidDisappear",
        "Lentil soup - viewDidAppear",
      ])
    // The last entry stays.
    for _ in 0..<8 {
      demo.stage.click(on: "Set it without this entry")
      demo.stage.settle()
    }
    #expect(try menu(demo).viewControllers.count == 1)
  }

  @Test(
    "BC-7: without forwarding, the children receive no appearance call, and a recipe cannot count its openings"
  )
  func forwarding() throws {
    let demo = try Demo("dropdown", size: Size(width: 1280, height: 840))
    func notes() -> [String] {
      demo.views(Label.self).map(\.text).filter { $0.contains(", for ") }
    }
    #expect(notes() == ["40 minutes, for four · opened once"])
    try choose("Couscous", demo)
    try choose("Lentil soup", demo)
    #expect(notes() == ["40 minutes, for four · opened 2 times"])
    demo.stage.click(on: "Forward appearance calls")
    demo.stage.settle()
    #expect(notes() == ["40 minutes, for four"])
    try choose("Couscous", demo)
    #expect(notes() == ["50 minutes, for six"])
    #expect(
      calls(demo) == [
        "Lentil soup - willMove", "Lentil soup - didMove", "Couscous - willMove",
        "Couscous - viewDidLoad", "Couscous - didMove",
      ])
    demo.stage.click(on: "Forward appearance calls")
    demo.stage.settle()
    try choose("Couscous", demo)
    #expect(notes() == ["50 minutes, for six · opened once"])
  }

  @Test("the explanation says that a container of one's own has no relationship segues")
  func relationships() throws {
    let demo = try Demo("dropdown", size: Size(width: 1280, height: 840), paints: false)
    let texts = demo.views(Label.self).map(\.text)
    #expect(
      texts.filter { $0.contains("relationship segues only for the toolkit's containers") }.count
        == 1)
  }

  @Test("a message covers neither the controls nor the calls, if there is space below the header")
  func message() throws {
    let demo = try Demo("dropdown", size: Size(width: 420, height: 800), paints: false)
    demo.stage.click(on: "Long list")
    demo.stage.advance(by: 0.5)
    let code = "menu.viewControllers = forty"
    let note = try #require(demo.texts.first { $0.text.string == code }).frame
    #expect(note.minY < 200)
    for control in demo.views(Control.self) where !(control is SegmentedControl) {
      #expect(!control.convert(control.bounds, to: nil).intersects(note))
    }
    #expect(
      demo.texts.allSatisfy { text in
        text.text.string == code || !text.text.string.contains(" - ")
          || !text.frame.intersects(note)
      })
  }

  @Test(
    "in the smallest window, a message covers and touches no control",
    arguments: [
      ("dropdown", "Long list", "menu.viewControllers = forty"),
      // The space between the placeholders and the buttons below them is just high enough.
      ("placeholder", "In a stack", "stack.push(placeholders)"),
    ])
  func smallMessage(room: String, mode: String, code: String) throws {
    let demo = try Demo(room, size: Size(width: 320, height: 240), paints: false)
    demo.stage.click(on: mode)
    demo.stage.advance(by: 0.5)
    let note = try #require(demo.texts.first { $0.text.string == code }).frame
      .insetBy(dx: -8.5, dy: -4.5)
    let covered = demo.views(Control.self).filter {
      !$0.isHidden && $0.convert($0.bounds, to: nil).intersects(note)
    }
    #expect(covered.map { $0.accessibilityLabel ?? "" } == [])
  }
}
