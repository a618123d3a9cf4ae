import Testing
import XServerSupport

/// The split room with real input.
@Suite("split on a desktop", .serialized)
struct SplitDesktopTests {
  private let letter = "Please make room"

  @Test(
    "S-12, S-14: a narrow window collapses the columns onto one stack, and a wide one separates them"
  )
  func collapse() throws {
    let desktop = try Desktop(["--screen", "split", "--scale", "1", "--motion", "off"])
    try desktop.settle()
    var start = desktop.demo.lines.count
    try desktop.server.xdotool("windowsize", desktop.window, "580", "500")
    #expect(desktop.waits(for: "\(letter).viewDidAppear", since: start))
    try desktop.settle()
    #expect(
      moves(desktop, since: start) == [
        "Columns.viewWillDisappear", "\(letter).viewWillDisappear", "Columns.viewDidDisappear",
        "\(letter).viewDidDisappear", "Boxes.viewWillDisappear", "\(letter).viewWillAppear",
        "Boxes.viewDidDisappear", "\(letter).viewIsAppearing", "\(letter).viewDidAppear",
      ])

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "alt+Left")
    #expect(desktop.waits(for: "Columns.viewDidAppear", since: start))
    #expect(
      moves(desktop, since: start) == [
        "\(letter).viewWillDisappear", "Columns.viewWillAppear", "Columns.viewIsAppearing",
        "\(letter).viewDidDisappear", "Columns.viewDidAppear",
      ])
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("windowsize", desktop.window, "960", "640")
    #expect(desktop.waits(for: "\(letter).viewDidAppear", since: start))
    try desktop.settle()
    #expect(
      moves(desktop, since: start) == [
        "Columns.viewWillDisappear", "Boxes.viewWillAppear", "Columns.viewDidDisappear",
        "Boxes.viewIsAppearing", "Boxes.viewDidAppear", "Columns.viewWillAppear",
        "\(letter).viewWillAppear", "Columns.viewIsAppearing", "Columns.viewDidAppear",
        "\(letter).viewIsAppearing", "\(letter).viewDidAppear",
      ])
  }

  @Test("a mouse drags a divider, and F9 hides the columns and shows them again")
  func divider() throws {
    let desktop = try Desktop(["--screen", "split", "--scale", "1"])
    try desktop.settle()
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "224", "500", "mousedown", "1")
    for x in ["240", "260", "280", "300"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "500")
    }
    try desktop.server.xdotool("mouseup", "1")
    try desktop.settle()
    var start = desktop.demo.lines.count
    // The clicked item was in the second column before.
    try desktop.click(1, 275, 240)
    #expect(desktop.waits(for: "Containment.viewDidAppear", since: start))
    try desktop.settle()

    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "F9")
    #expect(desktop.waits(for: "Containment.viewDidDisappear", since: start))
    #expect(
      moves(desktop, since: start) == [
        "Boxes.viewWillDisappear", "Containment.viewWillDisappear", "Boxes.viewDidDisappear",
        "Containment.viewDidDisappear",
      ])
    try desktop.settle()
    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "F9")
    #expect(desktop.waits(for: "Containment.viewDidAppear", since: start))
    #expect(
      moves(desktop, since: start) == [
        "Boxes.viewWillAppear", "Containment.viewWillAppear", "Boxes.viewIsAppearing",
        "Containment.viewIsAppearing", "Boxes.viewDidAppear", "Containment.viewDidAppear",
      ])
  }

  /// Returns the appearance calls of the controllers inside the columns.
  private func moves(_ desktop: Desktop, since start: Int) -> [String] {
    desktop.calls(since: start).filter { call in
      !call.hasPrefix("NavigationController") && !call.hasPrefix("split.")
        && !call.hasPrefix("Split.") && (call.hasSuffix("ppear") || call.hasSuffix("ppearing"))
    }
  }
}
