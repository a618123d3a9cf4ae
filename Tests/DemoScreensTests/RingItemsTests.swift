import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The ring with every kind of item in the room of the icon ring.
@MainActor
struct RingItemsTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("ring")
    demo.stage.click(on: "Every item")
    demo.stage.settle()
  }

  private func ring() throws -> RingMenuController {
    let room = (demo.root as? RingMenuController)?.selectedViewController
    return try #require(room?.children.first as? RingMenuController)
  }

  private func click(_ name: String) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  private func says(_ text: String) -> Bool { demo.texts.contains { $0.text.string == text } }

  @Test("toggles stay open, radio items exclude each other, and the menu keeps the states")
  func states() throws {
    click("Open this ring")
    #expect(
      try ring().landmarks.map(\.name) == ["Map", "Profile", "Help", "Light", "Plates", "Locked"])
    click("Light")
    click("Lamps")
    #expect(try says("Lamps: off.") && ring().isMenuVisible)
    // An access key.
    demo.stage.key("f")
    demo.stage.settle()
    #expect(try says("Fountain: on.") && ring().isMenuVisible)
    click("Cold")
    #expect(try says("The light is cold.") && !ring().isMenuVisible)
    let light = try #require(try ring().menu?[3].items)
    let states = light.compactMap { item -> Bool? in
      switch item.kind {
      case .toggle(let isOn, _), .radio(let isOn, _): isOn
      default: nil
      }
    }
    #expect(states == [false, true, false, false, true])
  }

  @Test("a third level opens, a disabled item cancels, and the ring of the text room returns")
  func levels() throws {
    click("Open this ring")
    click("Locked")
    #expect(try ring().selectedIndex == 0)
    if try !ring().isMenuVisible { click("Open this ring") }
    click("Plates")
    click("Spoons")
    click("Tea")
    #expect(try says("Tea: a spoon from the third level.") && !ring().isMenuVisible)
    click("As written")
    click("Open this ring")
    #expect(try ring().landmarks.map(\.name) == ["Map", "Profile", "Help"])
    #expect(try ring().menuView.style == .plain)
  }

  @Test("the middle of the ring says what the highlighted item is, in each mode with wedges")
  func middle() throws {
    for mode in ["Court", "Every item"] {
      click(mode)
      click("Open this ring")
      var details: [String] = []
      for _ in try ring().landmarks {
        demo.stage.key("Tab")
        demo.stage.settle()
        details += demo.texts.map(\.text.string).filter {
          [
            "Streets and a river", "One page, no children", "A stack of two pages",
            "Switches, colours, a dial", "Two pages of plates", "You are here",
          ].contains($0)
        }
      }
      let children = ["One page, no children", "A stack of two pages"]
      let groups = mode == "Court" ? [] : ["Switches, colours, a dial", "Two pages of plates"]
      #expect(Set(details) == Set(["You are here"] + children + groups), "\(mode)")
      #expect(!demo.texts.contains { $0.text.string == "Go there" })
      demo.stage.key("Escape")
      demo.stage.settle()
    }
  }

  @Test("each item of each ring that can be chosen by its name has its own access key")
  func accessKeys() throws {
    let house = try #require(demo.root as? RingMenuController)
    var levels = [house.menu ?? [], try ring().menu ?? []]
    levels += levels.flatMap { $0.compactMap(\.items) }
    var count = 0
    for level in levels {
      let keys = level.compactMap { $0.accessKey?.lowercased() }
      #expect(Set(keys).count == keys.count)
      count += keys.count
    }
    #expect(levels.count >= 5)
    let first = (house.menu ?? []).compactMap(\.accessKey)
    #expect(first.count == house.menu?.count)
    #expect(count >= 30)
    click("Open this ring")
    demo.stage.key("h")
    demo.stage.settle()
    #expect(try ring().selectedViewController?.title == "Help")
  }

  @Test(
    "in the smallest window the article's ring is whole inside its card, and the map's menu does not overlap itself"
  )
  func small() throws {
    let demo = try Demo("ring", size: Size(width: 320, height: 240))
    demo.stage.click(on: "Menu")
    demo.stage.settle()
    let card = Rect(x: 16, y: 104, width: 288, height: 128)
    let names = ["Courts", "Towers", "Galleries", "Menu"]
    let frames = try names.map { name in
      let view = try #require(demo.stage.view(named: name))
      return view.convert(view.bounds, to: nil)
    }
    for (index, frame) in frames.enumerated() {
      #expect(card.contains(Rect(center: frame.center, size: Size(width: 44, height: 44))))
      for other in frames[(index + 1)...] {
        #expect((frame.center - other.center).length >= 44)
      }
    }
    let other = try Demo("ring", size: Size(width: 320, height: 240))
    other.stage.click(on: "Open this ring")
    other.stage.settle()
    let room = (other.root as? RingMenuController)?.selectedViewController
    let ring = try #require(room?.children.first as? RingMenuController)
    #expect(ring.menuView.style == .plain)
    let items = ring.landmarks.map(\.frame)
    #expect(items.count == 3)
    for item in items { #expect(card.contains(item) && item.width >= 24) }
    for (index, item) in items.enumerated() {
      #expect(items[(index + 1)...].allSatisfy { !$0.intersects(item) })
    }
  }

  @Test(
    "the ring of the text fills the window: its circle opens over the whole window, and Escape goes back step by step"
  )
  func wholeWindow() throws {
    click("As written")
    click("Fill the window")
    let whole = try #require(
      demo.root.presentedViewController?.children.first as? RingMenuController)
    #expect(whole.view.convert(whole.view.bounds, to: nil) == demo.window.bounds)
    #expect(whole.menuView.style == .plain)
    demo.stage.click(at: Point(x: demo.window.bounds.midX, y: 400), button: .middle)
    demo.stage.settle()
    #expect(whole.isMenuVisible && demo.stage.view(named: "Done") == nil)
    click("Profile")
    #expect(whole.selectedIndex == 1 && !whole.isMenuVisible)
    #expect(demo.stage.view(named: "Done") != nil)
    let inside = try ring()
    #expect(inside.selectedIndex == 0)
    whole.setMenuVisible(true, animated: true)
    demo.stage.settle()
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(!whole.isMenuVisible && demo.root.presentedViewController != nil)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.root.presentedViewController == nil)
    click("Open this ring")
    #expect(inside.isMenuVisible)
  }
}
