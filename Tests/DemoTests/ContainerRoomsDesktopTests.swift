import Testing
import XServerSupport

/// The rooms of tabs and pages with real input.
@Suite("tabs and pages on a desktop", .serialized)
struct ContainerRoomsDesktopTests {
  @Test("T-1, T9: Ctrl+Tab selects the next tab, with the calls of both stacks")
  func tabs() throws {
    let desktop = try Desktop(["--screen", "tabs", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "ctrl+Tab")
    #expect(desktop.waits(for: "Hall#2.viewDidAppear", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Hall.viewDidLoad", "Hall.viewWillAppear", "Hall#2.viewDidLoad", "Hall#2.viewWillAppear",
        "Court.viewWillDisappear", "Court#2.viewWillDisappear", "Hall.viewIsAppearing",
        "Hall#2.viewIsAppearing", "Court.viewDidDisappear", "Court#2.viewDidDisappear",
        "Hall.viewDidAppear", "Hall#2.viewDidAppear",
      ])
  }

  @Test(
    "§10.23: the right arrow curls the open book by one leaf, and a drag back turns the leaf back")
  func pages() throws {
    let desktop = try Desktop(["--screen", "pages", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Right")
    #expect(desktop.waits(for: "addChild.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "viewDidLoad.willMove", "viewDidLoad.didMove", "viewWillAppear.willMove",
        "viewWillAppear.didMove", "viewDidLoad.viewDidLoad", "viewWillAppear.viewDidLoad",
        "viewDidLoad.viewWillAppear", "viewWillAppear.viewWillAppear",
        "A child alone.viewWillDisappear", "addChild.viewWillDisappear",
        "viewDidLoad.viewIsAppearing", "viewWillAppear.viewIsAppearing",
        "A child alone.viewDidDisappear", "addChild.viewDidDisappear", "viewDidLoad.viewDidAppear",
        "viewWillAppear.viewDidAppear", "A child alone.willMove", "A child alone.didMove",
        "addChild.willMove", "addChild.didMove",
      ])
    try desktop.settle()

    let before = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "150", "560", "mousedown", "1")
    for x in ["200", "300", "400", "500", "600", "700"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "540")
    }
    try desktop.server.xdotool("mouseup", "1")
    #expect(desktop.waits(for: "viewWillAppear.didMove", since: before))
  }

  @Test("SC-4, SC-10, SC-11: a swipe with the mouse turns the pager's page, with all eight calls")
  func pager() throws {
    let desktop = try Desktop(["--screen", "pager", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "420", "400", "mousedown", "1")
    for x in ["340", "260", "180"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "400")
    }
    try desktop.server.xdotool("mouseup", "1")
    #expect(desktop.waits(for: "Page 1.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Page 1.willMove", "Page 2.willMove", "Page 1.viewWillDisappear", "Page 2.viewWillAppear",
        "Page 2.viewIsAppearing", "Page 2.viewDidAppear", "Page 1.viewDidDisappear",
        "Page 2.didMove", "Page 1.didMove",
      ])
  }
}
