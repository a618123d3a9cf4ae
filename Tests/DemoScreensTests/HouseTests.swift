import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The rooms around the ring: their change, the window's title, the ways back, and the tools in the header.
@MainActor
struct HouseTests {
  private func ring(_ demo: Demo) throws -> RingMenuController {
    try #require(demo.root as? RingMenuController)
  }

  private func room(_ demo: Demo) throws -> String? { try ring(demo).selectedViewController?.title }

  // MARK: Changes

  @Test("RM-13: a change of rooms fades, with balanced calls; the header stays in place")
  func change() throws {
    let demo = try Demo("welcome")
    let recorder = LifecycleRecorder(observing: demo.root)
    try ring(demo).selectedIndex = 1
    #expect(
      recorder.take() == [
        "Clock.viewDidLoad", "Welcome.viewWillDisappear(true)", "Clock.viewWillAppear(true)",
      ])
    demo.stage.advance(by: 0.1)
    #expect(recorder.take() == ["Clock.viewIsAppearing(true)"])
    let clock = try #require(ring(demo).viewControllers[1].viewIfLoaded)
    let part = clock.presentation.alpha
    #expect(part > 0.2 && part < 0.9)
    demo.stage.advance(by: 0.2)
    #expect(recorder.take() == ["Clock.viewDidAppear(true)", "Welcome.viewDidDisappear(true)"])
    #expect(clock.transform == .identity && clock.alpha == 1)
  }

  @Test("with reduced motion the rooms only fade, and without motion they change at once")
  func lessMotion() throws {
    for motion in [Motion.reduced, .off] {
      let demo = try Demo("welcome", settings: Settings(motion: motion))
      try ring(demo).selectedIndex = 1
      demo.stage.advance(by: 0.1)
      let clock = try #require(ring(demo).viewControllers[1].viewIfLoaded)
      #expect(clock.presentation.transform == .identity)
      let isFading = clock.presentation.alpha < 1
      #expect(isFading == (motion == .reduced))
      demo.stage.settle()
      #expect(demo.window.isIdle)
    }
  }

  @Test("a change during a change begins with the visible state, and every call is sent once")
  func interruptedChange() throws {
    let demo = try Demo("welcome")
    let recorder = LifecycleRecorder(observing: demo.root)
    try ring(demo).selectedIndex = 1
    demo.stage.advance(by: 0.1)
    let before = demo.stage.snapshot()
    try ring(demo).selectedIndex = 2
    demo.stage.turn()
    // The first frame of the new change equals the last frame of the previous change.
    let after = demo.stage.snapshot()
    #expect(before.isIdentical(to: after))
    demo.stage.settle()
    #expect(
      recorder.take() == [
        "Clock.viewDidLoad", "Welcome.viewWillDisappear(true)", "Clock.viewWillAppear(true)",
        "Clock.viewIsAppearing(true)", "Clock.viewDidAppear(true)",
        "Welcome.viewDidDisappear(true)", "Shapes.viewDidLoad", "Clock.viewWillDisappear(true)",
        "Shapes.viewWillAppear(true)", "Shapes.viewIsAppearing(true)",
        "Shapes.viewDidAppear(true)", "Clock.viewDidDisappear(true)",
      ])
    let fresh = try Demo("shapes")
    #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }

  @Test("resizes, themes and choices during a change end with the same image as a new window")
  func disturbedChange() throws {
    let demo = try Demo("welcome")
    let size = Size(width: 640, height: 960)
    try ring(demo).selectedIndex = 2
    demo.stage.advance(by: 0.05)
    demo.stage.resize(to: Size(width: 1, height: 1))
    try ring(demo).selectedIndex = 2
    demo.stage.advance(by: 0.05)
    demo.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    try ring(demo).selectedIndex = 4
    demo.stage.resize(to: size)
    demo.stage.advance(by: 0.05)
    try ring(demo).selectedIndex = 2
    demo.stage.settle()
    let fresh = try Demo("shapes", size: size, settings: Settings(userInterfaceStyle: .dark))
    #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
    #expect(try room(demo) == "Shapes")
    #expect(demo.window.title == "Shapes — Atrium")
  }

  // MARK: Title and keys

  @Test("the title names the room, and the court has the name of the house")
  func title() throws {
    let demo = try Demo("welcome")
    #expect(demo.window.title == "Atrium")
    for (index, screen) in ScreenCatalogue.ring.enumerated().dropFirst() {
      try ring(demo).selectedIndex = index
      #expect(demo.window.title == "\(screen.title) — Atrium")
      #expect(try Demo(screen.name).window.title == demo.window.title)
    }
    try ring(demo).selectedIndex = 0
    #expect(demo.window.title == "Atrium")
  }

  @Test("Alt with the arrows, and the thumb buttons, go through the history of rooms")
  func history() throws {
    let demo = try Demo("welcome")
    let middle = Point(x: 480, y: 320)
    func listed() -> [String] {
      demo.window.availableKeyCommands.map(\.keyDescription).filter { $0.hasPrefix("Alt+") }
    }
    #expect(listed() == [])
    for key in ["Ctrl+2", "Ctrl+3", "Ctrl+3", "Ctrl+4"] {
      demo.stage.key(key)
      demo.stage.settle()
    }
    #expect(listed() == ["Alt+Left"])
    var seen: [String?] = []
    for key in ["Alt+Left", "Alt+Left", "Alt+Right"] {
      demo.stage.key(key)
      seen.append(try room(demo))
    }
    #expect(seen == ["Shapes", "Clock", "Shapes"])
    demo.stage.settle()
    #expect(listed() == ["Alt+Left", "Alt+Right"])
    seen = []
    for button in [PointerButton.forward, .forward, .back, .back, .back, .back] {
      demo.stage.click(at: middle, button: button)
      demo.stage.settle()
      seen.append(try room(demo))
    }
    #expect(seen == ["Journal", "Journal", "Shapes", "Clock", "Welcome", "Welcome"])
    // Opening a room clears the forward history.
    demo.stage.key("Ctrl+5")
    demo.stage.key("Alt+Right")
    #expect(try room(demo) == "Gallery")
  }

  @Test("a finger's tap presses the view below it, and opens no other room")
  func fingerTap() throws {
    let demo = try Demo("welcome")
    demo.stage.key("Ctrl+5")
    demo.stage.settle()
    let button = try #require(demo.stage.view(named: "Show the ring"))
    demo.stage.touchTap(fingers: 1, at: button.convert(button.bounds, to: nil).center)
    demo.stage.settle()
    #expect(try room(demo) == "Gallery")
    #expect(try ring(demo).isMenuVisible)
  }

  @Test("in a stack, back and forward go through the stack first, and then through the rooms")
  func historyOfStack() throws {
    let demo = try Demo("welcome")
    demo.stage.key("Ctrl+6")
    demo.stage.settle()
    let navigation = try #require(
      try ring(demo).selectedViewController?.children.first as? NavigationController)
    let page = ViewController()
    page.title = "Page"
    for isKey in [true, false] {
      navigation.pushViewController(page, animated: false)
      demo.stage.settle()
      func back() {
        if isKey {
          demo.stage.key("Alt+Left")
        } else {
          demo.stage.click(at: Point(x: 300, y: 400), button: .back)
        }
        demo.stage.settle()
      }
      back()
      #expect(navigation.viewControllers.count == 1)
      #expect(try room(demo) == "Navigation")
      back()
      #expect(try room(demo) == "Welcome")
      demo.stage.key("Ctrl+6")
      demo.stage.settle()
    }
  }

  @Test(
    "Ctrl+Q and Ctrl+W close the window like the close button of its frame",
    arguments: ["Ctrl+q", "Ctrl+w"])
  func closes(key: String) throws {
    for screen in ["welcome", "bench"] {
      let demo = try Demo(screen)
      demo.window.shouldClose = { false }
      demo.stage.key(key)
      #expect(!demo.stage.host.isClosed)
      demo.window.shouldClose = nil
      demo.stage.key(key)
      #expect(demo.stage.host.isClosed)
    }
  }

  @Test("F11 enters and leaves full screen, and follows the desktop's reports")
  func fullScreen() throws {
    let demo = try Demo("welcome")
    demo.stage.key("F11")
    demo.stage.settle()
    #expect(demo.window.windowState == .fullScreen)
    // The window manager's own key has ended full screen.
    demo.window.dispatch(.windowState([]))
    demo.stage.key("F11")
    #expect(
      demo.stage.host.requests.last { $0 == .fullScreen(true) || $0 == .fullScreen(false) }
        == .fullScreen(true))
    demo.window.dispatch(.windowState(.fullScreen))
    demo.stage.key("F11")
    demo.stage.settle()
    #expect(demo.window.windowState == [])
  }

  @Test("Escape leaves full screen, and is in the list of shortcuts there only")
  func escape() throws {
    let demo = try Demo("clock")
    func isListed() -> Bool {
      demo.window.availableKeyCommands.contains { $0.listedTitle == "Leave full screen" }
    }
    #expect(!isListed())
    demo.stage.key("F11")
    demo.stage.settle()
    #expect(demo.window.windowState == .fullScreen && isListed())
    // An open ring takes the key first.
    demo.stage.key("Shift+F10")
    demo.stage.settle()
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(try !ring(demo).isMenuVisible)
    #expect(demo.window.windowState == .fullScreen)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.window.windowState == [] && !isListed())
  }

  // MARK: The header

  @Test("the two named buttons have the same position in all rooms, and cover nothing")
  func buttons() throws {
    for size in [Size(width: 320, height: 240), Size(width: 960, height: 640)] {
      let demo = try Demo("welcome", size: size)
      let names = ["Show the ring", "Show the shortcuts"]
      var places: Set<[Rect]> = []
      for index in ScreenCatalogue.ring.indices {
        try ring(demo).selectedIndex = index
        demo.stage.settle()
        let buttons = try names.map { try #require(demo.stage.view(named: $0) as? Control) }
        #expect(buttons.allSatisfy { $0.accessibilityTraits == .button })
        #expect(buttons.allSatisfy { min($0.bounds.width, $0.bounds.height) >= 24 })
        let frames = buttons.map { $0.convert($0.bounds, to: nil) }
        places.insert(frames)
        let covered = demo.texts.filter { text in
          frames.contains { !$0.intersection(text.frame).isEmpty }
        }
        #expect(covered.map(\.text.string) == [])
        let controls = demo.views(Control.self).filter { !buttons.contains($0) }
        for control in controls where Demo.isWhollyVisible(control) {
          let frame = control.convert(control.bounds, to: nil)
          #expect(frames.allSatisfy { $0.intersection(frame).isEmpty }, "\(frame) of \(index)")
        }
      }
      #expect(places.count == 1)
    }
  }

  @Test("the buttons open the ring and the shortcuts, by pointer and by keys, and have names")
  func buttonActions() throws {
    let demo = try Demo("clock")
    func line() -> [String] { demo.texts.map(\.text.string).filter { $0.hasPrefix("Show the") } }
    #expect(line() == [])
    let ringButton = try #require(demo.stage.view(named: "Show the ring"))
    demo.stage.move(to: ringButton.convert(ringButton.bounds, to: nil).center)
    #expect(line() == ["Show the ring (Shift+F10)"])
    demo.stage.click(on: "Show the ring")
    #expect(try ring(demo).isMenuVisible)
    demo.stage.settle()
    demo.stage.key("Escape")
    demo.stage.settle()
    demo.stage.move(to: Point(x: 10, y: 300))
    demo.stage.click(on: "Show the shortcuts")
    demo.stage.settle()
    #expect(demo.root.presentedViewController is ShortcutsController)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.root.presentedViewController == nil)
    let other = try Demo("clock")
    other.stage.key("Tab")
    #expect(other.window.focusedView?.accessibilityLabel == "Show all rooms")
    #expect(other.texts.contains { $0.text.string == "Show all rooms (Ctrl+K)" })
    for tool in ["Things to try", "Inspect the controllers", "Settings"] {
      other.stage.key("Tab")
      #expect(other.window.focusedView?.accessibilityLabel == tool)
    }
    other.stage.key("Tab")
    #expect(other.window.focusedView?.accessibilityLabel == "Show the ring")
    #expect(other.texts.contains { $0.text.string == "Show the ring (Shift+F10)" })
    other.stage.key("Tab")
    #expect(other.window.focusedView?.accessibilityLabel == "Show the shortcuts")
    other.stage.key("Space")
    other.stage.settle()
    #expect(other.root.presentedViewController is ShortcutsController)
  }

  @Test("the list of shortcuts has the keys of the house")
  func shortcuts() throws {
    let demo = try Demo("welcome")
    demo.stage.key("Ctrl+2")
    demo.stage.settle()
    let keys = demo.window.availableKeyCommands.map { "\($0.keyDescription) \($0.listedTitle)" }
    #expect(
      keys.suffix(6) == [
        "F1 Show shortcuts", "Ctrl+Q Quit", "Ctrl+W Close the window", "F11 Full screen",
        "Alt+Left Back to the last room", "Menu Open the ring",
      ])
  }
}

extension Demo {
  /// Returns whether none of its superviews clips a view.
  static func isWhollyVisible(_ view: View) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    var place = view.superview
    while let current = place {
      if current.clipsToBounds, !current.convert(current.bounds, to: nil).contains(frame) {
        return false
      }
      place = current.superview
    }
    return true
  }
}
