import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The court on *Welcome*, used as a menu.
@MainActor
struct CourtTests {
  private let first = [
    "Welcome", "Clock", "Shapes", "Journal", "Gallery", "Containers", "CoconutKit", "Playground",
  ]
  private let group = [
    "Navigation", "Tabs", "Pages", "Split", "Sliding", "DropDown", "Pager", "IconRing", "Modals",
    "Back",
  ]

  private func room(_ name: String, _ demo: Demo) throws -> Control {
    try #require(demo.stage.view(named: name) as? Control, "no \(name)")
  }

  /// Returns the directions of named views from the centre of the court, in degrees.
  private func directions(_ demo: Demo, _ names: [String]) throws -> [Double] {
    let court = try #require(demo.stage.view(named: "A house around a court"))
    let middle = court.convert(court.bounds.center, to: nil)
    return try names.map { name in
      let room = try room(name, demo)
      let offset = room.convert(room.bounds.center, to: nil) - middle
      return offset.angle * 180 / .pi
    }
  }

  /// Returns whether directions in degrees are equal, within a fraction of a room's angle.
  private func areAlike(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { pair in
      let turns = (pair.0 - pair.1) / 360
      return abs((turns - turns.rounded()) * 360) < 6
    }
  }

  @Test("the court's rooms are buttons with names, and the current one is selected")
  func names() throws {
    let demo = try Demo("welcome")
    for name in first {
      let room = try room(name, demo)
      #expect(room.accessibilityTraits == (name == "Welcome" ? [.button, .selected] : .button))
      #expect(room.cursor == .pointer)
    }
  }

  @Test("the rooms of both levels are in the same directions as in the ring")
  func ringDirections() throws {
    let demo = try Demo("welcome", size: Size(width: 1000, height: 1000))
    let ring = try #require(demo.root as? RingMenuController)
    let court = try directions(demo, first)
    #expect(areAlike(court, (0..<8).map { -90 + Double($0) * 360 / 8 }))
    demo.stage.click(on: "Containers")
    demo.stage.settle()
    let level = try directions(demo, group)
    ring.setMenuVisible(true, animated: false)
    demo.stage.settle()
    func ofRing(_ names: [String]) throws -> [Double] {
      try names.map { name in
        let mark = try #require(ring.landmarks.first { $0.name == name })
        return (mark.frame.center - Point(x: 500, y: 500)).angle * 180 / .pi
      }
    }
    #expect(try areAlike(court, ofRing(first)))
    demo.stage.key("6")
    demo.stage.settle()
    #expect(try areAlike(level.dropLast(), ofRing(group.dropLast())))
  }

  @Test("a click on a room opens it, and a click beside the rooms does nothing")
  func click() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    let court = try #require(demo.stage.view(named: "A house around a court"))
    let middle = court.convert(court.bounds.center, to: nil)
    for place in [middle, Point(x: middle.x + court.bounds.width / 2 - 2, y: middle.y)] {
      demo.stage.click(at: place)
      #expect(ring.selectedIndex == 0)
    }
    demo.stage.click(on: "Shapes")
    demo.stage.settle()
    #expect(ring.selectedViewController?.title == "Shapes")
  }

  @Test("clicking the current room keeps it open, and the court says so")
  func presentRoom() throws {
    let demo = try Demo("welcome")
    let recorder = LifecycleRecorder(observing: demo.root)
    demo.stage.click(on: "Welcome")
    #expect(demo.texts.contains { $0.text.string == "This is Welcome." })
    demo.stage.advance(by: 6)
    demo.stage.settle()
    #expect(!demo.texts.contains { $0.text.string == "This is Welcome." })
    #expect(recorder.take() == [])
    #expect(demo.stage.host.frameDeadline == nil)
  }

  @Test("a group leads to its rooms, and its back button and Escape lead back")
  func levels() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    demo.stage.click(on: "Containers")
    demo.stage.settle()
    for name in group { _ = try room(name, demo) }
    #expect(demo.stage.view(named: "Clock") == nil)
    demo.stage.click(on: "Back")
    demo.stage.settle()
    for name in first { _ = try room(name, demo) }
    try room("Containers", demo).becomeFirstResponder()
    demo.stage.key("Enter")
    demo.stage.settle()
    #expect(demo.window.focusedView?.accessibilityLabel == "Navigation")
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.window.focusedView?.accessibilityLabel == "Containers")
    demo.stage.key("Space")
    demo.stage.settle()
    demo.stage.click(on: "Tabs")
    demo.stage.settle()
    #expect(ring.selectedViewController?.title == "Tabs")
    // The court starts at the first level again.
    demo.stage.key("Alt+Left")
    demo.stage.settle()
    for name in first { _ = try room(name, demo) }
  }

  @Test(
    "Tab stops at the court once, arrows move to a room in their direction, and Return opens it")
  func keys() throws {
    let demo = try Demo("welcome")
    var stops: [String] = []
    for _ in 0..<10 {
      demo.stage.key("Tab")
      stops.append(demo.window.focusedView?.accessibilityLabel ?? "")
    }
    #expect(
      stops == [
        "Take the tour", "Open the ring", "Turn the window", "Show all rooms",
        "Inspect the controllers", "Settings", "Show the ring", "Show the shortcuts", "Welcome",
        "Take the tour",
      ])
    for name in first {
      for (key, way) in [
        ("Up", Point(x: 0, y: -1)), ("Down", Point(x: 0, y: 1)), ("Left", Point(x: -1, y: 0)),
        ("Right", Point(x: 1, y: 0)),
      ] {
        let start = try room(name, demo)
        start.becomeFirstResponder()
        demo.stage.key(key)
        let end = try #require(demo.window.focusedView as? Control)
        #expect(first.contains(end.accessibilityLabel ?? ""))
        let travel =
          end.convert(end.bounds.center, to: nil) - start.convert(start.bounds.center, to: nil)
        #expect(end === start || travel.x * way.x + travel.y * way.y > 1, "\(key) at \(name)")
      }
    }
    try room("Welcome", demo).becomeFirstResponder()
    demo.stage.key("Right")
    #expect(demo.window.focusedView?.accessibilityLabel == "Clock")
    #expect(try room("Clock", demo).isFocusRingVisible)
    demo.stage.key("Enter")
    demo.stage.settle()
    #expect((demo.root as? RingMenuController)?.selectedViewController?.title == "Clock")
  }

  @Test("the name of the room under the pointer is in the centre")
  func caption() throws {
    let demo = try Demo("welcome")
    func captions() -> [String] {
      // The title in the header is the name of the room too.
      demo.texts.filter { $0.frame.minY > 56 }.map(\.text.string)
        .filter { first.contains($0) || $0.hasSuffix("›") }
    }
    #expect(captions() == [])
    let clock = try room("Clock", demo)
    demo.stage.move(to: clock.convert(clock.bounds.center, to: nil))
    #expect(clock.isHovered)
    #expect(captions() == ["Clock"])
    try room("Gallery", demo).becomeFirstResponder()
    demo.stage.key("Up")
    #expect(captions() == ["Containers ›"])
    demo.stage.move(to: Point(x: 5, y: 300))
    demo.stage.settle()
    #expect(captions() == ["Containers ›"])
    demo.stage.click(at: Point(x: 5, y: 300))
    demo.stage.settle()
    #expect(demo.stage.host.frameDeadline == nil)
  }

  @Test("rooms can be changed while the court is tiny, rotated or in another theme")
  func sizes() throws {
    let demo = try Demo("welcome")
    demo.stage.click(on: "Containers")
    for size in [Size(width: 1, height: 1), Size(width: 600, height: 900)] {
      demo.stage.resize(to: size)
      demo.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
      demo.stage.advance(by: 0.05)
    }
    demo.stage.settle()
    demo.stage.click(on: "Pager")
    demo.stage.settle()
    #expect((demo.root as? RingMenuController)?.selectedViewController?.title == "Pager")
  }
}
