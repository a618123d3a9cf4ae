import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of modal presentations: the calls of the card below, beside the calls of the presented controller.
@MainActor
struct ModalsRoomTests {
  /// The lines of one of the two lists.
  private func lines(_ name: String, _ demo: Demo) -> [String] {
    let list = demo.views(View.self).first { $0.accessibilityLabel == name }
    return list?.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }.map(\.text) ?? []
  }

  private let appearing = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
  ]
  private let disappearing = ["viewWillDisappear", "viewDidDisappear"]

  @Test(
    "M-2: below a sheet, a popover and an alert the card receives no call",
    arguments: ["Sheet", "Half a sheet", "Over the card", "Popover", "Alert", "Action sheet"])
  func quiet(kind: String) throws {
    let demo = try Demo("modals")
    demo.stage.click(on: kind)
    demo.stage.settle()
    let room = try #require((demo.root as? RingMenuController)?.selectedViewController)
    let desk = try #require(room.children.first)
    #expect(desk.presentedViewController != nil)
    #expect(lines("Calls of the card", demo) == ["Card", "hears nothing"])
    #expect(lines("Calls of the presented controller", demo) == [kind] + appearing)
    desk.dismiss(animated: true)
    demo.stage.settle()
    #expect(lines("Calls of the card", demo) == ["Card", "hears nothing"])
    #expect(lines("Calls of the presented controller", demo) == [kind] + appearing + disappearing)
  }

  @Test("M-2: below a whole screen the card disappears, and appears again")
  func fullScreen() throws {
    let demo = try Demo("modals")
    demo.stage.click(on: "Full screen")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Popover") == nil)
    demo.stage.click(on: "Done")
    demo.stage.settle()
    #expect(
      lines("Calls of the card", demo)
        == ["Card"] + disappearing + appearing.dropFirst())
    #expect(
      lines("Calls of the presented controller", demo)
        == ["Full screen"] + appearing + disappearing)
  }

  @Test("a second presentation begins with empty lists; the presented controllers are released")
  func again() throws {
    let demo = try Demo("modals")
    weak var first: ViewController?
    for kind in ["Full screen", "Sheet"] {
      demo.stage.click(on: kind)
      demo.stage.settle()
      let desk = (demo.root as? RingMenuController)?.selectedViewController?.children.first
      if first == nil { first = desk?.presentedViewController }
      demo.stage.click(on: "Done")
      demo.stage.settle()
    }
    #expect(lines("Calls of the card", demo) == ["Card", "hears nothing"])
    #expect(first == nil)
  }
}
