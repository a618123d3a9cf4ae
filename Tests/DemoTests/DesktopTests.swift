import Foundation
import Testing
import XServerSupport

/// The ring with real input, resizes by the window manager, closing and idling.
@Suite("on a desktop", .serialized)
struct DesktopTests {
  /// The exact and balanced calls of the change from Welcome to Clock (RM-6, RM-13, DC-19).
  private let change = [
    "Clock.viewDidLoad", "Welcome.viewWillDisappear", "Clock.viewWillAppear",
    "Clock.viewIsAppearing", "Clock.viewDidAppear", "Welcome.viewDidDisappear",
  ]

  @Test("middle and right click open the ring, a click chooses, and wmctrl closes with code 0")
  func ring() throws {
    let desktop = try Desktop()
    var start = try desktop.openRing(2, 480, 320)
    let clock = try desktop.ringItem("Clock", since: start)
    try desktop.settle()
    try desktop.click(1, clock.x, clock.y)
    #expect(desktop.waits(for: "Welcome.viewDidDisappear", since: start))
    #expect(desktop.calls(since: start) == change)

    try desktop.letFadePass()
    start = try desktop.openRing(3, 200, 200)
    let welcome = try desktop.ringItem("Welcome", since: start)
    #expect(abs(welcome.x - 200) <= 1 && abs(welcome.y - 79) <= 1)
    try desktop.letFadePass()
    try desktop.click(1, welcome.x, welcome.y)
    #expect(desktop.waits(for: "Clock.viewDidDisappear", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Clock.viewWillDisappear", "Welcome.viewWillAppear", "Welcome.viewIsAppearing",
        "Welcome.viewDidAppear", "Clock.viewDidDisappear",
      ])

    try desktop.server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }

  @Test("Escape, or a click elsewhere, dismisses the ring without a call")
  func dismiss() throws {
    // Nothing on this screen can be clicked.
    let desktop = try Desktop(["--screen", "shapes"])
    for dismissal in ["key", "click"] {
      let start = try desktop.openRing(2, 480, 320)
      let ring = try desktop.ringItem("Shapes", since: start)
      try desktop.settle()
      if dismissal == "key" {
        try desktop.server.xdotool("key", "Escape")
      } else {
        try desktop.click(1, 20, 20)
      }
      try desktop.settle()
      #expect(desktop.calls(since: start).isEmpty)
      // The ring is dismissed, so a click where an item was reaches the screen, and changes nothing.
      try desktop.click(1, ring.x, ring.y)
      try desktop.settle()
      #expect(desktop.calls(since: start).isEmpty)
    }
  }

  @Test(
    "RF-16: the forward button of a mouse has no effect in the ring, and the back button goes up one level, then closes it"
  )
  func back() throws {
    // Nothing on this screen can be clicked.
    let desktop = try Desktop(["--screen", "shapes"])
    let probe = try XProbe(desktop.server)
    let identifier = try #require(UInt(desktop.window))
    try desktop.server.xdotool("mousemove", "--window", desktop.window, "20", "20")
    try desktop.settle()
    let closed = try #require(probe.pixels(of: identifier))
    let start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Menu")
    _ = try desktop.ringItem("Shapes", since: start)
    try desktop.settle()
    // The key chooses the group of containers.
    try desktop.server.xdotool("key", "6")
    try desktop.settle()
    let group = try #require(probe.pixels(of: identifier))

    try desktop.click(9, 20, 20)
    try desktop.settle()
    #expect(try #require(probe.pixels(of: identifier)) == group)

    try desktop.click(8, 20, 20)
    try desktop.settle()
    let first = try #require(probe.pixels(of: identifier))
    #expect(first != group && first != closed)

    try desktop.click(8, 20, 20)
    try desktop.settle()
    #expect(try #require(probe.pixels(of: identifier)) == closed)
    #expect(desktop.calls(since: start).isEmpty)
  }

  @Test("a chord of two buttons, the Menu key and a drag open the ring and choose")
  func otherOpeners() throws {
    let desktop = try Desktop()
    try desktop.server.xdotool("mousemove", "--window", desktop.window, "480", "320")
    var start = try desktop.quickly(
      "mousedown", "1", "mousedown", "3", "mouseup", "1", "mouseup", "3")
    _ = try desktop.ringItem("Clock", since: start)
    try desktop.settle()
    try desktop.server.xdotool("key", "2")
    #expect(desktop.waits(for: "Clock.viewDidAppear", since: start))

    try desktop.letFadePass()
    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "Menu")
    _ = try desktop.ringItem("Shapes", since: start)
    try desktop.server.xdotool("key", "Right", "key", "Return")
    #expect(desktop.waits(for: "Shapes.viewDidAppear", since: start))

    try desktop.settle()
    start = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "480", "320", "mousedown", "2", "mousemove_relative",
      "--", "85", "85", "mouseup", "2")
    #expect(desktop.waits(for: "Journal.viewDidAppear", since: start))
  }

  @Test("a resize across the square sends each call once, to the container first (A.2)")
  func resize() throws {
    let desktop = try Desktop()
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.server.xdotool("windowsize", "--sync", desktop.window, "640", "900")
    #expect(desktop.waits(for: "Welcome.didRotate", since: start))
    try desktop.settle()
    let root = "Ring"
    #expect(
      desktop.calls(since: start) == [
        "\(root).viewWillTransition", "Welcome.viewWillTransition", "\(root).willRotate",
        "Welcome.willRotate", "\(root).willAnimateRotation", "Welcome.willAnimateRotation",
        "\(root).didRotate", "Welcome.didRotate",
      ])
    let size = desktop.entries(since: start).first?["size"] as? [Double]
    #expect(size == [640, 900])
  }

  @Test("the bottom right corner never shows an undefined colour, in 200 samples during 50 resizes")
  func corner() throws {
    let desktop = try Desktop(["--motion", "off"])
    // Every pixel outside the demo has this colour, or a colour of the window manager.
    try desktop.server.run("xsetroot", ["-solid", "#ff00ff"])
    let sizes = [(960, 640), (700, 900)]
    let probe = try XProbe(desktop.server)
    let identifier = try #require(UInt(desktop.window))
    try desktop.settle()
    let settled = probe.pixel(x: sizes[0].0 - 1, y: sizes[0].1 - 1, of: identifier)
    #expect(settled != nil && settled != 0xff00ff)
    var samples = 0
    var undefined: [String] = []
    for step in 0..<50 {
      let (width, height) = sizes[(step + 1) % 2]
      probe.resize(identifier, width: width, height: height)
      // The samples are taken at once and without a pause, while the program may not have painted yet.
      var taken = 0
      let end = ContinuousClock.now + .seconds(patience)
      while taken < 4, ContinuousClock.now < end {
        guard let color = probe.pixel(x: width - 1, y: height - 1, of: identifier) else { continue }
        taken += 1
        if color != settled { undefined.append(String(color, radix: 16)) }
      }
      samples += taken
      #expect(eventually { probe.pixel(x: width - 1, y: height - 1, of: identifier) == settled })
    }
    #expect(samples == 200)
    #expect(undefined.isEmpty)
  }

  /// Returns the title in `_NET_WM_NAME`.
  private func title(_ desktop: Desktop) throws -> String {
    try ChildProcess.run(
      "xprop", ["-id", desktop.window, "-notype", "_NET_WM_NAME"],
      environment: desktop.server.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
  }

  @Test(
    "a click in the court opens a room, the thumb buttons and Alt go back, and the title follows")
  func court() throws {
    let desktop = try Desktop(["--scale", "1"])
    try desktop.settle()
    #expect(try title(desktop) == "_NET_WM_NAME = \"Atrium\"\n")
    var start = desktop.demo.lines.count
    // The room *Clock* is at two o'clock around the court.
    try desktop.click(1, 851, 255)
    #expect(desktop.waits(for: "Welcome.viewDidDisappear", since: start))
    #expect(desktop.calls(since: start) == change)
    #expect(try eventually { try title(desktop) == "_NET_WM_NAME = \"Clock — Atrium\"\n" })
    start = desktop.demo.lines.count
    try desktop.click(8, 480, 320)
    #expect(desktop.waits(for: "Clock.viewDidDisappear", since: start))
    start = desktop.demo.lines.count
    try desktop.click(9, 480, 320)
    #expect(desktop.waits(for: "Welcome.viewDidDisappear", since: start))
    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "alt+Left")
    #expect(desktop.waits(for: "Clock.viewDidDisappear", since: start))
    #expect(try eventually { try title(desktop) == "_NET_WM_NAME = \"Atrium\"\n" })
  }

  @Test("Ctrl+Q and Ctrl+W end the program with code 0", arguments: ["ctrl+q", "ctrl+w"])
  func quits(keys: String) throws {
    let desktop = try Desktop()
    try desktop.settle()
    try desktop.server.xdotool("key", keys)
    #expect(desktop.demo.waitForEnd() == 0)
    #expect(desktop.demo.standardError == "")
  }

  @Test("F11 enters and leaves full screen, even after the window manager has done so")
  func fullScreen() throws {
    let desktop = try Desktop(["--scale", "1"])
    try desktop.settle()
    func isFull() throws -> Bool {
      try desktop.server.run("xprop", ["-id", desktop.window, "_NET_WM_STATE"])
        .contains("_NET_WM_STATE_FULLSCREEN")
    }
    for _ in 0..<2 {
      try desktop.server.xdotool("key", "F11")
      #expect(try eventually { try isFull() })
      try desktop.settle()
      try desktop.server.xdotool("key", "F11")
      #expect(try eventually { try !isFull() })
      try desktop.settle()
    }
    try desktop.server.xdotool("key", "F11")
    #expect(try eventually { try isFull() })
    try desktop.settle()
    try desktop.server.run("wmctrl", ["-i", "-r", desktop.window, "-b", "remove,fullscreen"])
    #expect(try eventually { try !isFull() })
    try desktop.settle()
    try desktop.server.xdotool("key", "F11")
    #expect(try eventually { try isFull() })
  }

  @Test("a rotated window stays inside the work area, and rotates back")
  func turn() throws {
    let desktop = try Desktop(["--scale", "1"], screen: "1280x800x24")
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.click(1, 385, 571)
    #expect(desktop.waits(for: "Welcome.didRotate", since: start))
    try desktop.settle()
    let text = try desktop.server.run("xwininfo", ["-id", desktop.window])
    let numbers = text.matches(of: /(?:Absolute upper-left Y|Width|Height): +(-?\d+)/)
      .compactMap { Int($0.output.1) }
    try #require(numbers.count == 3)
    #expect(numbers[0] > 0 && numbers[0] + numbers[2] <= 800, "\(text)")
    #expect(numbers[1] == 640 && numbers[2] > 700, "\(text)")
  }

  @Test(
    "in Welcome without input, no thread uses CPU ticks or context switches for 5 s after the start"
  )
  func idle() throws {
    let desktop = try Desktop()
    #expect(desktop.demo.comesToRest(for: 5))
  }

  @Test("if the server dies, the program ends with one line")
  func endings() throws {
    let desktop = try Desktop()
    desktop.server.process.send(signal: SIGKILL)
    #expect(desktop.demo.waitForEnd() == 1)
    #expect(
      desktop.demo.standardError
        == "atrium-demo: lost the connection to display \"\(desktop.server.display)\"\n")
  }
}
