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
    #expect(calls(demo) == before)
    demo.stage.click(on: "Set it without this entry")
    demo.stage.settle()
    #expect(try menu(demo).selectedViewController?.title == "Lentil soup")
    #expect(try menu(demo).viewControllers.count == 5)
    #expect(
      calls(demo).dropFirst(before.count) == [
        "Fig salad - willMove", "Fig salad - viewWillDisappear", "Fig salad - didMove",
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
}
