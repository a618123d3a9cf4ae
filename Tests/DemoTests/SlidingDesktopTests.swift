import Testing
import XServerSupport

/// The room of the sliding menu with real input.
@Suite("the sliding menu on a desktop", .serialized)
struct SlidingDesktopTests {
  private let replacement = [
    "Tab Controller.willMove", "Red.willMove", "Tab Controller.viewWillDisappear",
    "Tab Controller#2.viewWillDisappear", "Tab Controller#3.viewWillDisappear",
    "Item 1.viewWillDisappear", "Red.viewWillAppear", "Red#2.viewDidLoad", "Red#2.viewWillAppear",
    "Red.viewIsAppearing", "Red.viewDidAppear", "Red#2.viewIsAppearing", "Red#2.viewDidAppear",
    "Tab Controller.viewDidDisappear", "Tab Controller#2.viewDidDisappear",
    "Tab Controller#3.viewDidDisappear", "Item 1.viewDidDisappear", "Red.didMove",
    "Tab Controller.didMove", "Menu.viewWillDisappear", "Menu.viewDidDisappear",
  ]
  private let opening = ["Menu.viewWillAppear", "Menu.viewIsAppearing", "Menu.viewDidAppear"]

  @Test("SL-9, SL-13: a click on Red replaces the tabs, and F9, the mouse and Escape move the menu")
  func red() throws {
    let desktop = try Desktop(["--screen", "sliding", "--scale", "1"])
    #expect(desktop.waits(for: "Spring.didMove", since: 0))
    // This click chooses the article's style, which opens the menu.
    try desktop.click(1, 641, 28)
    #expect(desktop.waits(for: "Menu.viewDidAppear", since: 0))
    try desktop.settle()
    var start = desktop.demo.lines.count
    try desktop.click(1, 100, 207)
    #expect(desktop.waits(for: "Menu.viewDidDisappear", since: start))
    #expect(desktop.calls(since: start) == replacement)
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "F9")
    #expect(desktop.waits(for: "Menu.viewDidAppear", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == opening)
    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Escape")
    #expect(desktop.waits(for: "Menu.viewDidDisappear", since: start))
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "132", "400", "mousedown", "1")
    for x in ["160", "190", "230", "270", "310", "330"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "402")
    }
    try desktop.server.xdotool("mouseup", "1")
    #expect(desktop.waits(for: "Menu.viewDidAppear", since: start))
    try desktop.settle()
    #expect(desktop.calls(since: start) == opening)
  }
}
