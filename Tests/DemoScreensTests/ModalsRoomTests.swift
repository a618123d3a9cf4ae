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

  @Test(
    "a sheet that covers the room's lists has both lists itself, and the calls in them",
    arguments: [
      Size(width: 960, height: 640), Size(width: 1280, height: 800), Size(width: 420, height: 800),
    ])
  func evidence(size: Size) throws {
    let demo = try Demo("modals", size: size, paints: false)
    demo.stage.click(on: "Sheet")
    demo.stage.settle()
    let room = try #require((demo.root as? RingMenuController)?.selectedViewController)
    let sheet = try #require(room.children.first?.presentedViewController?.view)
    let lists = demo.views(View.self).filter { view in
      ["Calls of the card", "Calls of the presented controller"].contains(view.accessibilityLabel)
        && view.isDescendant(of: sheet)
    }
    let texts = lists.map { list in
      list.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }.map(\.text)
    }
    #expect(texts == [["Card", "hears nothing"], ["Sheet"] + appearing])
    for list in lists {
      #expect(sheet.bounds.contains(list.convert(list.bounds, to: sheet)))
    }
  }

  @Test(
    "the diagrams fill the card in each window with space for them",
    arguments: [
      Size(width: 1280, height: 800), Size(width: 960, height: 640), Size(width: 420, height: 800),
      Size(width: 1920, height: 1200),
    ])
  func filled(size: Size) throws {
    let demo = try Demo("modals", size: size, paints: false)
    let room = try #require((demo.root as? RingMenuController)?.selectedViewController)
    let card = try #require(room.children.first?.view)
    let names = [
      "Sheet", "Half a sheet", "Full screen", "Over the card", "Popover", "Alert", "Action sheet",
    ]
    let tiles = try names.map { name in
      try #require(demo.views(Control.self).first { $0.accessibilityLabel == name })
    }
    let bottom = tiles.map { $0.convert($0.bounds, to: card).maxY }.max() ?? 0
    #expect(bottom <= card.bounds.height && bottom >= 0.8 * card.bounds.height, "\(bottom)")
    // A tile with a diagram is much higher than its title.
    #expect(tiles.allSatisfy { $0.bounds.height >= 84 }, "\(tiles.map(\.bounds.height))")
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
