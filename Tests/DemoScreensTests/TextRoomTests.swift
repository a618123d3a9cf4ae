import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The rooms that re-create the programs of the articles: the lines that they print and show.
@MainActor
struct TextRoomTests {
  /// Returns the lines in the panel *Printed*, without addresses.
  private func printed(_ demo: Demo) -> [String] {
    let panel = demo.views(View.self).first { $0.accessibilityLabel == "Printed lines" }
    let labels = panel?.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden } ?? []
    return labels.compactMap(\.text).map { line in
      line.replacing("\n", with: " ").replacing(#/0x[0-9a-f]+/#, with: "0x…")
    }
  }

  private func settled(_ demo: Demo) -> [String] {
    demo.stage.settle()
    return printed(demo)
  }

  @Test(
    "SL-13: the first article's room prints the article's lines, including those of a rotated window"
  )
  func sliding() throws {
    let demo = try Demo("sliding", size: Size(width: 960, height: 900))
    let line = { (call: String) in "ViewController (0x…) - \(call)" }
    var expected = ["Printed"]
    for _ in ["red", "green"] {
      expected += ["willMoveToParentViewController:", "didMoveToParentViewController:"].map(line)
    }
    #expect(
      settled(demo)
        == ["Printed"]
        + (["Spring", "Summer", "Autumn", "Winter"].flatMap { name in
          ["willMove", "didMove"].map { "\(name) (0x…) - \($0)ToParentViewController:" }
        } + ["viewWillAppear:", "viewDidAppear:"].map { "Spring (0x…) - \($0)" }))
    demo.stage.click(on: "As written")
    demo.stage.settle()
    func lines() -> [String] {
      settled(demo).filter { $0 == "Printed" || $0.hasPrefix("ViewController") }
    }
    #expect(lines() == expected)
    try demo.choose("Red")
    expected += ["viewWillAppear:", "viewDidAppear:"].map(line)
    #expect(lines() == expected)
    demo.stage.resize(to: Size(width: 960, height: 1100))
    expected +=
      [
        "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
      ].map(line)
    #expect(lines() == expected)
    demo.stage.click(on: "Menu")
    demo.stage.settle()
    try demo.choose("Green")
    expected += ["viewWillAppear:", "viewDidAppear:"].map(line)
    #expect(lines() == expected)
    demo.stage.click(on: "Menu")
    demo.stage.settle()
    try demo.choose("Nav")
    #expect(lines() == expected)
    // The Left button has moved one position to the right.
    let buttons = demo.views(Button.self).compactMap { button in
      ["Menu", "Left"].first { button.accessibilityLabel == $0 || button.title == $0 }
    }
    #expect(buttons == ["Menu", "Left"])
  }

  @Test("SC-10: the fourth article's room shows each page's description and prints its calls")
  func pager() throws {
    let demo = try Demo("pager", size: Size(width: 960, height: 900))
    let page = { (number: Int, calls: [String]) in calls.map { "Page \(number) - \($0)" } }
    var expected =
      ["Printed"]
      + page(
        1,
        [
          "willMove(toParent: Container)", "didMove(toParent: Container)", "viewWillAppear(false)",
          "viewDidAppear(false)",
        ])
    // A child that is added in viewWillAppear appears with its parent.
    #expect(Set(settled(demo)) == Set(expected))
    demo.stage.click(on: "Pages as written")
    expected = settled(demo)
    let label = demo.views(Label.self).compactMap(\.text).first { $0.hasPrefix("Page 1\n") }
    #expect(
      label?.replacing(#/0x[0-9a-f]+/#, with: "0x…") == "Page 1\n<PageViewController: 0x…>")
    demo.stage.key("Right")
    expected += page(1, ["willMove(toParent: nil)"]) + page(2, ["willMove(toParent: Container)"])
    expected += page(1, ["viewWillDisappear(true)"]) + page(2, ["viewWillAppear(true)"])
    expected += page(2, ["viewDidAppear(true)"]) + page(1, ["viewDidDisappear(true)"])
    expected += page(2, ["didMove(toParent: Container)"]) + page(1, ["didMove(toParent: nil)"])
    #expect(settled(demo) == expected)
  }

  @Test("DD-11: the second article's room shows blue, green and yellow under their titles")
  func dropDown() throws {
    let demo = try Demo("dropdown")
    demo.stage.click(on: "As written")
    demo.stage.settle()
    for (title, row) in [("First", "Second"), ("Second", "Third"), ("Third", "First")] {
      let bar = demo.views(NavigationBar.self).first
      #expect(bar?.topItem?.title == title)
      let color = demo.stage.snapshot().color(atX: 600, y: 500)
      switch title {
      case "First": #expect(color.blue > color.red + 0.2 && color.blue > color.green + 0.1)
      case "Second": #expect(color.green > color.red && color.green > color.blue)
      default: #expect(color.red > color.blue + 0.2 && color.green > color.blue + 0.2)
      }
      demo.stage.click(on: "Menu")
      demo.stage.settle()
      try demo.choose(row)
      demo.stage.settle()
    }
  }

  @Test(
    "RM-11, RM-24: in the third article's room three fingers open its own ring, and More Help leads back"
  )
  func ring() throws {
    let demo = try Demo("ring")
    let outer = try #require(demo.root as? RingMenuController)
    let room = try #require(outer.selectedViewController)
    let inner = try #require(room.children.first as? RingMenuController)
    #expect(inner.viewControllers.map(\.title) == ["Map", "Profile", "Help"])
    #expect(inner.menuView.style == .plain && outer.menuView.style == .court)
    let middle = inner.view.convert(inner.view.bounds, to: nil).center
    let openers: [@MainActor () -> Void] = [
      { demo.stage.touchTap(fingers: 3, at: middle) },
      { demo.stage.click(at: middle + Point(x: 150, y: 60), button: .middle) },
      {
        for phase in [TouchpadPhase.began, .ended] {
          demo.window.dispatch(
            .touchpadSwipe(
              TouchpadSwipeInput(
                fingerCount: 3, phase: phase, delta: .zero, location: middle,
                time: demo.stage.time)))
          demo.stage.turn()
        }
      },
    ]
    for open in openers {
      open()
      demo.stage.settle()
      #expect(inner.isMenuVisible && !outer.isMenuVisible)
      #expect(inner.landmarks.map(\.name) == ["Map", "Profile", "Help"])
      // A tap anywhere else dismisses the ring.
      demo.stage.click(
        at: inner.view.convert(inner.view.bounds, to: nil).origin + Point(x: 9, y: 9))
      demo.stage.settle()
      #expect(!inner.isMenuVisible && !outer.isMenuVisible)
    }
    demo.stage.click(on: "Open this ring")
    demo.stage.settle()
    demo.stage.click(at: try #require(inner.landmarks.last).frame.center)
    demo.stage.settle()
    #expect(inner.selectedIndex == 2)
    demo.stage.click(on: "More Help")
    demo.stage.settle()
    demo.stage.click(on: "Go to the map")
    demo.stage.settle()
    #expect(inner.selectedIndex == 0)
    // Beside the card a click opens the ring of the rooms.
    demo.stage.click(at: Point(x: 20, y: 620), button: .middle)
    demo.stage.settle()
    #expect(outer.isMenuVisible && !inner.isMenuVisible)
  }

  @Test("the map's radial menu marks the locations of one kind")
  func map() throws {
    let demo = try Demo("ring")
    let menu = try #require(demo.views(RadialMenu.self).first)
    demo.stage.click(on: "Menu")
    demo.stage.settle()
    #expect(menu.isOpen)
    let before = demo.stage.snapshot()
    demo.stage.click(on: "Towers")
    demo.stage.settle()
    #expect(!menu.isOpen && !demo.stage.snapshot().isIdentical(to: before))
  }
}
