import Testing
import XServerSupport

/// The rooms of the menus and of the pager with real touch input.
@Suite("the containers of the articles on a touchscreen", .serialized)
struct ContainerFingerTests {
  private let devices: XorgServer
  private let desktop: Desktop

  init() throws {
    devices = try XorgServer()
    // The pointer stays outside the window.
    try devices.tablet.place(x: 1275, y: 775)
    desktop = try Desktop(["--screen", "sliding", "--scale", "1"], on: devices)
    try desktop.settle()
  }

  /// Moves a finger through some positions in the window, and lifts it or leaves it down.
  private func drag(_ xs: [Double], y: Double, lifts: Bool = true) throws {
    for (step, x) in xs.enumerated() {
      try devices.touchscreen.touch(0, step == 0 ? .begin : .update, x: x, y: y)
    }
    if lifts { try devices.touchscreen.touch(0, .end, x: xs[xs.count - 1], y: y) }
  }

  private func tap(_ x: Double, _ y: Double) throws {
    try drag([x], y: y)
  }

  @Test(
    "SW-G1, SL-9: a finger taps a row, drags the front open, holds it halfway, and drags it back")
  func sliding() throws {
    // This tap chooses the article's style, which opens the menu.
    try tap(641, 28)
    #expect(desktop.waits(for: "Menu.viewDidAppear", since: 0))
    try desktop.settle()
    var start = desktop.demo.lines.count
    try tap(100, 207)
    #expect(desktop.waits(for: "Menu.viewDidDisappear", since: start))
    let calls = desktop.calls(since: start)
    #expect(calls.contains("Red.didMove") && calls.contains("Red.viewDidAppear"))
    try desktop.settle()
    start = desktop.demo.lines.count
    try drag([132, 160, 190, 230, 270, 310], y: 400, lifts: false)
    try desktop.settle()
    #expect(
      desktop.calls(since: start)
        == ["Menu.viewWillAppear", "Menu.viewIsAppearing", "Menu.viewDidAppear"])
    try devices.touchscreen.touch(0, .end, x: 310, y: 400)
    try desktop.settle()
    start = desktop.demo.lines.count
    try drag([400, 380, 340, 300, 260, 220, 205], y: 400)
    #expect(desktop.waits(for: "Menu.viewDidDisappear", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == ["Menu.viewWillDisappear", "Menu.viewDidDisappear"])
  }
}

/// The drop-down menu's room with real touch input.
@Suite("the drop-down menu on a touchscreen", .serialized)
struct DropDownFingerTests {
  @Test(
    "DD-8, DD-9: a finger opens the menu, chooses a row, and closes the menu with a tap beside it")
  func dropDown() throws {
    let devices = try XorgServer()
    try devices.tablet.place(x: 1275, y: 775)
    let desktop = try Desktop(["--screen", "dropdown", "--scale", "1"], on: devices)
    try desktop.settle()
    func tap(_ x: Double, _ y: Double) throws {
      try devices.touchscreen.touch(0, .begin, x: x, y: y)
      try devices.touchscreen.touch(0, .end, x: x, y: y)
      try desktop.settle()
    }
    // The three controllers of the text.
    try tap(542, 28)
    var start = desktop.demo.lines.count
    try tap(70, 150)
    try tap(600, 500)
    #expect(desktop.calls(since: start) == [])
    start = desktop.demo.lines.count
    try tap(70, 150)
    try tap(100, 251)
    #expect(
      desktop.calls(since: start) == [
        "First.willMove", "First.viewWillDisappear", "First.didMove", "Second.willMove",
        "Second.viewDidLoad", "Second.viewWillAppear", "Second.didMove", "Second.viewIsAppearing",
        "First.viewDidDisappear", "Second.viewDidAppear",
      ])
  }
}

/// The pager's room with real touch input.
@Suite("the pager on a touchscreen", .serialized)
struct PagerFingerTests {
  private func change(from old: Int, to new: Int) -> [String] {
    [
      "Page \(old).willMove", "Page \(new).willMove", "Page \(old).viewWillDisappear",
      "Page \(new).viewWillAppear", "Page \(new).viewIsAppearing", "Page \(new).viewDidAppear",
      "Page \(old).viewDidDisappear", "Page \(new).didMove", "Page \(old).didMove",
    ]
  }

  @Test("SC-4: a finger's swipe turns the page and another turns it back, as the arrows do")
  func pager() throws {
    let devices = try XorgServer()
    try devices.tablet.place(x: 1275, y: 775)
    let desktop = try Desktop(["--screen", "pager", "--scale", "1"], on: devices)
    try desktop.settle()
    func swipe(_ xs: [Double]) throws {
      for (step, x) in xs.enumerated() {
        try devices.touchscreen.touch(0, step == 0 ? .begin : .update, x: x, y: 400)
      }
      try devices.touchscreen.touch(0, .end, x: xs[xs.count - 1], y: 400)
    }
    var start = desktop.demo.lines.count
    try swipe([420])
    try swipe([420, 415])
    try swipe([180, 260, 340, 420])
    try desktop.settle()
    // The first page has no previous page.
    #expect(desktop.calls(since: start) == [])
    try swipe([420, 340, 260, 180])
    #expect(desktop.waits(for: "Page 1.didMove", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == change(from: 1, to: 2))
    start = desktop.demo.lines.count
    try swipe([180, 260, 340, 420])
    #expect(desktop.waits(for: "Page 2.didMove", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == change(from: 2, to: 1))
    start = desktop.demo.lines.count
    try desktop.server.xdotool("windowfocus", "--sync", desktop.window)
    try desktop.server.xdotool("key", "Right")
    #expect(desktop.waits(for: "Page 1.didMove", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == change(from: 1, to: 2))
  }
}
