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

  @Test("in the smallest window a sheet still lists the calls")
  func smallest() throws {
    let demo = try Demo("modals", size: Size(width: 320, height: 240))
    demo.stage.click(on: "Sheet")
    demo.stage.settle()
    #expect(lines("Calls of the card", demo) == ["Card", "hears nothing"])
    #expect(
      lines("Calls of the presented controller", demo)
        == ["Sheet", "viewIsAppearing", "viewDidAppear"])
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

  @Test("Escape dismisses each kind of presentation")
  func escape() throws {
    let demo = try Demo("modals", size: Size(width: 1280, height: 800))
    for kind in [
      "Sheet", "Half a sheet", "Full screen", "Over the card", "Popover", "Alert", "Action sheet",
    ] {
      demo.stage.click(on: kind)
      demo.stage.settle()
      #expect(lines("Calls of the presented controller", demo).contains("viewDidAppear"), "\(kind)")
      demo.stage.key("Escape")
      demo.stage.settle()
      #expect(
        lines("Calls of the presented controller", demo).last == "viewDidDisappear", "\(kind)")
    }
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

  @Test("a page that covers the card lists all controllers below, with their relations and states")
  func chain() throws {
    let demo = try Demo("modals", size: Size(width: 1280, height: 840))
    func rows(_ kind: String) throws -> [String] {
      demo.stage.click(on: kind)
      demo.stage.settle()
      let list = try #require(demo.stage.view(named: "Controllers below"))
      defer {
        demo.stage.click(on: "Done")
        demo.stage.settle()
      }
      return list.subviews.compactMap { ($0 as? Label)?.text }
    }
    let below = [
      "Ring", "root of the window", "Modals", "child of Ring", "Card", "child of Modals",
    ]
    func expected(_ kind: String, _ state: String) -> [String] {
      let names = below + [kind, "presented by Ring: the root above Card, which called present"]
      return stride(from: 0, to: 8, by: 2).flatMap {
        [names[$0], names[$0 + 1], $0 == 6 ? "on screen" : state]
      }
    }
    #expect(try rows("Sheet") == expected("Sheet", "on screen"))
    #expect(try rows("Full screen") == expected("Full screen", "not on screen"))
  }

  @Test(
    "the controllers and the calls fill a page that covers the card",
    arguments: [
      Size(width: 1280, height: 840), Size(width: 420, height: 800),
      Size(width: 1920, height: 1200),
    ])
  func fills(size: Size) throws {
    let demo = try Demo("modals", size: size, paints: false)
    demo.stage.click(on: "Sheet")
    demo.stage.settle()
    let room = try #require((demo.root as? RingMenuController)?.selectedViewController)
    let sheet = try #require(room.children.first?.presentedViewController?.view)
    let chain = try #require(demo.stage.view(named: "Controllers below"))
    let calls = try #require(
      demo.views(View.self).last { $0.accessibilityLabel == "Calls of the card" })
    let card = try #require(calls.superview?.superview)
    #expect(card.convert(card.bounds, to: sheet).maxY >= sheet.bounds.height - 28)
    #expect(chain.frame.maxY + 16 == card.frame.minY)
    #expect(chain.frame.height >= 0.25 * sheet.bounds.height)
  }

  @Test("in the smallest window all tiles are within the card")
  func smallTiles() throws {
    let demo = try Demo("modals", size: Size(width: 320, height: 240), paints: false)
    let tiles = demo.views(Control.self).filter { control in
      control.superview is ScrollView && control.accessibilityTraits.contains(.button)
    }
    let list = try #require(tiles.first?.superview as? ScrollView)
    #expect(tiles.count == 7)
    for tile in tiles {
      #expect(list.bounds.insetBy(dx: 8, dy: 8).contains(tile.frame), "\(tile.frame)")
      #expect(tile.frame.height >= 44)
    }
  }

  @Test("with large text, either all tiles have a diagram or none has", arguments: [640.0, 840])
  func sameTiles(height: Double) throws {
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      try Demo.withText(category) {
        let demo = try Demo("modals", size: Size(width: 960, height: height), paints: false)
        let names = ["Sheet", "Half a sheet", "Popover", "Action sheet"]
        let tops = try names.map { name in
          let tile = try #require(demo.views(Control.self).first { $0.accessibilityLabel == name })
          let title = try #require(tile.subviews.first)
          // Above a title there are 8 points of padding, and a diagram of at least 44 points.
          return title.frame.minY > 50
        }
        #expect(Set(tops).count == 1, "\(tops) in \(category)")
      }
    }
  }
}
