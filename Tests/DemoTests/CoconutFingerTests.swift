import Testing
import XServerSupport

/// The rooms of stacks, placeholders, wizards, transitions and rotation with real touch input.
@Suite("the rooms of CoconutKit on a touchscreen", .serialized)
struct CoconutFingerTests {
  private let devices: XorgServer

  init() throws {
    devices = try XorgServer()
    // The pointer stays outside the window.
    try devices.tablet.place(x: 1275, y: 775)
  }

  private func open(_ screen: String) throws -> Desktop {
    let desktop = try Desktop(["--screen", screen, "--scale", "1"], on: devices)
    try desktop.settle()
    return desktop
  }

  private func tap(_ x: Double, _ y: Double) throws {
    try devices.touchscreen.touch(0, .begin, x: x, y: y)
    try devices.touchscreen.touch(0, .end, x: x, y: y)
  }

  @Test("CK-O1, CK-O6: a finger pushes and pops, with all calls of the stack")
  func stack() throws {
    let desktop = try open("stack")
    var start = desktop.demo.lines.count
    try tap(527, 461)
    #expect(desktop.waits(for: "Elder.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Elder.willMove", "Elder.viewDidLoad", "Dahlia.viewWillDisappear", "Elder.viewWillAppear",
        "Elder.viewIsAppearing", "Dahlia.viewDidDisappear", "Elder.viewDidAppear", "Elder.didMove",
      ])
    try desktop.settle()
    start = desktop.demo.lines.count
    try tap(385, 461)
    #expect(desktop.waits(for: "Elder.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Elder.willMove", "Elder.viewWillDisappear", "Dahlia.viewWillAppear",
        "Dahlia.viewIsAppearing", "Elder.viewDidDisappear", "Dahlia.viewDidAppear", "Elder.didMove",
      ])
  }

  @Test("CK-P2: a finger rotates the window while both insets are replaced")
  func placeholder() throws {
    let desktop = try open("placeholder")
    let start = desktop.demo.lines.count
    try tap(763, 193)
    #expect(desktop.waits(for: "Lantern.didMove", since: start))
    #expect(desktop.waits(for: "Counter.didMove", since: start))
    #expect(desktop.calls(since: start).contains("Counter.didRotate"))
  }

  @Test("CK-W3, CK-W4: a finger cannot leave a page before it is filled in, and then can")
  func wizard() throws {
    let desktop = try open("wizard")
    let start = desktop.demo.lines.count
    try tap(580, 578)
    try desktop.settle()
    #expect(desktop.calls(since: start) == [])
    try tap(200, 260)
    try desktop.settle()
    try tap(580, 578)
    #expect(desktop.waits(for: "Rule.didMove", since: start))
    #expect(
      desktop.calls(since: start) == [
        "Name.willMove", "Rule.willMove", "Rule.viewDidLoad", "Name.viewWillDisappear",
        "Rule.viewWillAppear", "Rule.viewIsAppearing", "Name.viewDidDisappear",
        "Rule.viewDidAppear", "Name.didMove", "Rule.didMove",
      ])
  }

  @Test("a finger puts a transition on the stage, and drags its progress back to the beginning")
  func transitions() throws {
    let desktop = try open("transitions")
    let probe = try XProbe(desktop.server)
    let window = try #require(UInt(desktop.window))
    let day = try #require(probe.pixel(x: 400, y: 220, of: window))
    // Cross dissolve.
    try tap(600, 323)
    try desktop.settle()
    #expect(probe.pixel(x: 400, y: 220, of: window) != day)
    let way = [450.0, 400, 300, 200, 100, 60]
    for (step, x) in way.enumerated() {
      try devices.touchscreen.touch(0, step == 0 ? .begin : .update, x: x, y: 556)
    }
    try devices.touchscreen.touch(0, .end, x: 60, y: 556)
    try desktop.settle()
    #expect(probe.pixel(x: 400, y: 220, of: window) == day)
  }

  @Test("CK-R8: a finger taps the button of a rotated child, and rotates the window")
  func rotation() throws {
    let desktop = try open("rotation")
    let probe = try XProbe(desktop.server)
    let window = try #require(UInt(desktop.window))
    // Returns pixels along the title of the child's button, which is drawn from the bottom up.
    func title() -> [UInt32?] { (230...365).map { probe.pixel(x: 379, y: $0, of: window) } }
    let before = title()
    try tap(380, 297)
    try desktop.settle()
    #expect(title() != before)
    let start = desktop.demo.lines.count
    try tap(617, 28)
    #expect(desktop.demo.waits { desktop.calls(since: start).contains("Stack#2.didRotate") })
  }
}
