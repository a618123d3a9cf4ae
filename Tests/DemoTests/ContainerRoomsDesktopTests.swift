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
    #expect(desktop.waits(for: "Hall.viewDidAppear", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Hall stack.viewDidLoad", "Hall stack.viewWillAppear", "Hall.viewDidLoad",
        "Hall.viewWillAppear", "Court stack.viewWillDisappear", "Court.viewWillDisappear",
        "Hall stack.viewIsAppearing", "Hall.viewIsAppearing", "Court stack.viewDidDisappear",
        "Court.viewDidDisappear", "Hall stack.viewDidAppear", "Hall.viewDidAppear",
      ])
  }

  @Test(
    "§10.23: the right arrow curls the open book by one leaf, and a drag back turns the leaf back")
  func pages() throws {
    let desktop = try Desktop(["--screen", "pages", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Right")
    #expect(desktop.waits(for: "Page 2.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Page 3.willMove", "Page 3.didMove", "Page 4.willMove", "Page 4.didMove",
        "Page 3.viewDidLoad", "Page 4.viewDidLoad", "Page 3.viewWillAppear",
        "Page 4.viewWillAppear", "Page 1.viewWillDisappear", "Page 2.viewWillDisappear",
        "Page 3.viewIsAppearing", "Page 4.viewIsAppearing", "Page 1.viewDidDisappear",
        "Page 2.viewDidDisappear", "Page 3.viewDidAppear", "Page 4.viewDidAppear",
        "Page 1.willMove", "Page 1.didMove", "Page 2.willMove", "Page 2.didMove",
      ])
    try desktop.settle()

    let before = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "150", "560", "mousedown", "1")
    for x in ["200", "300", "400", "500", "600", "700"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "540")
    }
    try desktop.server.xdotool("mouseup", "1")
    #expect(desktop.waits(for: "Page 4.didMove", since: before))
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
