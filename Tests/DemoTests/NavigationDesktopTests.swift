import Testing
import XServerSupport

/// The navigation room with real input.
@Suite("navigation on a desktop", .serialized)
struct NavigationDesktopTests {
  private let push = [
    "Containment.willMove", "Containment.viewDidLoad", "Library.viewWillDisappear",
    "Containment.viewWillAppear", "Containment.viewIsAppearing", "Library.viewDidDisappear",
    "Containment.viewDidAppear", "Containment.didMove",
  ]
  private let pop = [
    "Containment.willMove", "Containment.viewWillDisappear", "Library.viewWillAppear",
    "Library.viewIsAppearing", "Containment.viewDidDisappear", "Library.viewDidAppear",
    "Containment.didMove",
  ]

  @Test(
    "T7, T8: a click pushes, and the key, the thumb buttons and the back button pop and push again")
  func backAndForward() throws {
    let desktop = try Desktop(["--screen", "navigation", "--scale", "1"])
    try desktop.settle()
    var start = desktop.demo.lines.count
    try desktop.click(1, 110, 398)
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    #expect(desktop.calls(since: start) == push)
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "alt+Left")
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    #expect(desktop.calls(since: start) == pop)
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.click(9, 300, 500)
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    // The controller was kept, so its view is already loaded.
    #expect(desktop.calls(since: start) == push.filter { $0 != "Containment.viewDidLoad" })
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.click(8, 300, 500)
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    #expect(desktop.calls(since: start) == pop)
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "XF86Forward")
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    try desktop.settle()
    start = desktop.demo.lines.count
    // The back button of the bar.
    try desktop.click(1, 70, 152)
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    #expect(desktop.calls(since: start) == pop)
  }

  @Test("N-17, T8: the mouse drags the view back from the leading edge")
  func dragBack() throws {
    let desktop = try Desktop(["--screen", "navigation", "--scale", "1"])
    try desktop.settle()
    try desktop.click(1, 110, 398)
    #expect(desktop.waits(for: "Containment.didMove", since: 0))
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "32", "500", "mousedown", "1")
    for x in ["60", "200", "400", "600"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "500")
    }
    try desktop.server.xdotool("mouseup", "1")
    #expect(desktop.waits(for: "Containment.didMove", since: start))
    #expect(desktop.calls(since: start) == pop)
  }
}
