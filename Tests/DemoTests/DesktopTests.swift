import Foundation
import Testing
import XServerSupport

/// The ring by real input, resizes by the window manager, closing, idling.
@Suite("On a desktop", .serialized)
struct DesktopTests {
  /// The change from Welcome to Clock: the exact and balanced order (RM-6, DC-11, DC-19).
  private let change = [
    "Welcome.viewWillDisappear", "Clock.viewDidLoad", "Clock.viewWillAppear",
    "Clock.viewIsAppearing", "Welcome.viewDidDisappear", "Clock.viewDidAppear",
  ]

  @Test("the ring opens by middle and right click, picks by click; wmctrl closes with code 0")
  func ring() throws {
    let desktop = try Desktop()
    var start = try desktop.openRing(2, 480, 320)
    let clock = try desktop.ringItem("Clock", since: start)
    try desktop.settle()
    try desktop.click(1, clock.x, clock.y)
    #expect(desktop.waits(for: "Clock.viewDidAppear", since: start))
    #expect(desktop.calls(since: start) == change)

    try desktop.letFadePass()
    start = try desktop.openRing(3, 200, 200)
    let welcome = try desktop.ringItem("Welcome", since: start)
    #expect(abs(welcome.x - 200) <= 1 && abs(welcome.y - 79) <= 1)
    try desktop.letFadePass()
    try desktop.click(1, welcome.x, welcome.y)
    #expect(desktop.waits(for: "Welcome.viewDidAppear", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Clock.viewWillDisappear", "Welcome.viewWillAppear", "Welcome.viewIsAppearing",
        "Clock.viewDidDisappear", "Welcome.viewDidAppear",
      ])

    try desktop.server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }

  @Test("Escape and a click elsewhere dismiss the ring without a call")
  func dismiss() throws {
    let desktop = try Desktop()
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
      // The ring is gone: a click at an item's former place reaches the screen, and changes
      // nothing.
      try desktop.click(1, ring.x, ring.y)
      try desktop.settle()
      #expect(desktop.calls(since: start).isEmpty)
    }
  }

  @Test("a chord of two buttons, the Menu key and a drag open and pick")
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
    _ = try desktop.ringItem("Gallery", since: start)
    try desktop.server.xdotool("key", "Left", "key", "Return")
    #expect(desktop.waits(for: "Gallery.viewDidAppear", since: start))

    try desktop.settle()
    start = desktop.demo.lines.count
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "480", "320", "mousedown", "2", "mousemove_relative",
      "--", "5", "120", "mouseup", "2")
    #expect(desktop.waits(for: "Journal.viewDidAppear", since: start))
  }

  @Test("a resize across the square: each call once, container first (A.2)")
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

  @Test("the bottom right corner never shows an undefined colour: 200 samples in 50 resizes")
  func corner() throws {
    let desktop = try Desktop(["--motion", "off"])
    // Everything foreign has this colour, or the window manager's.
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
      // At once and without a pause, while the program may not have painted yet.
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

  @Test("idle on Welcome: no tick and no switch in any thread, for 5 s after the start")
  func idle() throws {
    let desktop = try Desktop()
    #expect(desktop.demo.comesToRest(for: 5))
  }

  @Test("a dying server ends it with one line")
  func endings() throws {
    let desktop = try Desktop()
    desktop.server.process.send(signal: SIGKILL)
    #expect(desktop.demo.waitForEnd() == 1)
    #expect(
      desktop.demo.standardError
        == "atrium-demo: lost the connection to display \"\(desktop.server.display)\"\n")
  }
}
