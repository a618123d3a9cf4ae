import Foundation
import Testing
import XServerSupport

/// The information about the program that window managers and launchers receive.
extension ServerTests {
  @Test("XC-2: RESOURCE_NAME is the instance in WM_CLASS")
  func resourceName() throws {
    let fixture = try Fixture(
      ["--class", "atrium-demo"], changing: ["RESOURCE_NAME": "second-demo"])
    #expect(
      try fixture.property("WM_CLASS")
        == "WM_CLASS(STRING) = \"second-demo\", \"atrium-demo\"\n")
    let empty = try Fixture(["--class", "atrium-demo"], changing: ["RESOURCE_NAME": ""])
    #expect(
      try empty.property("WM_CLASS") == "WM_CLASS(STRING) = \"atrium-demo\", \"atrium-demo\"\n")
  }

  @Test("XC-7: all windows of a program have one leader, which is never mapped")
  func leader() throws {
    let fixture = try WindowsFixture(2)
    let leaders = try (1...2).map {
      fixture.probe.values(of: "WM_CLIENT_LEADER", of: try fixture.window($0))
    }
    #expect(leaders[0].count == 1 && leaders[0] == leaders[1])
    let leader = UInt(leaders[0][0])
    #expect(fixture.probe.values(of: "WM_CLIENT_LEADER", of: leader) == leaders[0])
    let information = try fixture.server.run("xwininfo", ["-id", "\(leader)"])
    #expect(information.contains("Map State: IsUnMapped"), "\(information)")
  }

  @Test("XC-8: the launcher is notified when the first window is on screen")
  func launch() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    probe.followRoot()
    let identifier = "panel \"quoted\" 1_TIME12345"
    let fixture = try Fixture(on: server, changing: ["DESKTOP_STARTUP_ID": identifier])
    #expect(probe.startupMessage() == #"remove: ID="panel \"quoted\" 1_TIME12345""#)
    #expect(
      try fixture.property("_NET_STARTUP_ID", "_NET_WM_USER_TIME") == """
        _NET_STARTUP_ID(UTF8_STRING) = "panel \\"quoted\\" 1_TIME12345"
        _NET_WM_USER_TIME(CARDINAL) = 12345

        """)
    // A program that a launcher has not started has no identifier and no time.
    let other = try Fixture(on: server)
    #expect(
      try other.property("_NET_STARTUP_ID", "_NET_WM_USER_TIME") == """
        _NET_STARTUP_ID:  not found.
        _NET_WM_USER_TIME:  not found.

        """)
  }

  @Test("XC-9: each click and key press updates the user time, and movements do not")
  func userTime() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    func time() -> [Int] { probe.values(of: "_NET_WM_USER_TIME", of: fixture.windowID) }
    try fixture.server.xdotool("mousemove", "50", "50")
    fixture.hears("moved at 50.0,50.0")
    #expect(time() == [])
    var before = probe.time
    try fixture.server.xdotool("click", "1")
    #expect(eventually { time().count == 1 && time()[0] >= before })
    fixture.hears("focus true")
    probe.letPass(milliseconds: 20)
    before = probe.time
    try fixture.server.xdotool("key", "a")
    #expect(eventually { time()[0] >= before })
    #expect(probe.values(of: "_NET_WM_USER_TIME_WINDOW", of: fixture.windowID) == [])
  }

  @Test("XC-9: with a window manager that supports it, a separate window has the user time")
  func userTimeWindow() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    probe.support(["_NET_WM_USER_TIME", "_NET_WM_USER_TIME_WINDOW"])
    let fixture = try Fixture(on: server)
    let before = probe.time
    try server.xdotool("mousemove", "50", "50", "click", "1")
    let carriers = { probe.values(of: "_NET_WM_USER_TIME_WINDOW", of: fixture.windowID) }
    #expect(eventually { carriers().count == 1 })
    let carrier = UInt(carriers().first ?? 0)
    #expect(
      eventually { (probe.values(of: "_NET_WM_USER_TIME", of: carrier).first ?? 0) >= before })
    #expect(probe.values(of: "_NET_WM_USER_TIME", of: fixture.windowID) == [])
    #expect(fixture.process.standardError == "")
  }

  @Test(
    "XC-9: a window that opens without the focus has the user time 0, and other windows have the last user time"
  )
  func quietWindow() throws {
    for (request, isQuiet) in [("dialog:quiet", true), ("dialog:alone", false)] {
      let server = try XServer()
      let probe = try XProbe(server)
      let process = try server.start(Fixture.executable, ["--request", request])
      let first = try server.window(of: process)
      try server.xdotool("mousemove", "50", "50", "click", "1")
      #expect(eventually { probe.values(of: "_NET_WM_USER_TIME", of: UInt(first) ?? 0) != [] })
      let time = probe.values(of: "_NET_WM_USER_TIME", of: UInt(first) ?? 0)
      Fixture.runs(process)
      process.send(signal: SIGUSR1)
      let dialog = try dialog(on: server)
      #expect(probe.values(of: "_NET_WM_USER_TIME", of: dialog) == (isQuiet ? [0] : time))
    }
  }

  @Test("XC-10: a dialog names its owner, closes with it, and does not close the program")
  func dialogs() throws {
    let server = try XServer()
    let fixture = try Fixture(["--request", "dialog"], on: server)
    let dialog = try dialog(on: server)
    let text = try server.run(
      "xprop", ["-id", "\(dialog)", "WM_TRANSIENT_FOR", "_NET_WM_WINDOW_TYPE"])
    #expect(
      text == """
        WM_TRANSIENT_FOR(WINDOW): window id # 0x\(String(fixture.windowID, radix: 16))
        _NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_DIALOG

        """)
    let probe = try XProbe(server)
    probe.send("WM_DELETE_WINDOW", to: fixture.windowID)
    #expect(fixture.process.waitForEnd() == 0)
    #expect(fixture.process.lines.contains("dialog closed"), "\(fixture.process.lines)")
    #expect(fixture.process.standardError == "")
  }

  private func dialog(on server: XServer) throws -> UInt {
    var found: UInt?
    let isThere = try eventually {
      found = try server.xdotool("search", "--onlyvisible", "--name", "^Dialog$")
        .split(separator: "\n").last.flatMap { UInt($0) }
      return found != nil
    }
    #expect(isThere)
    return try #require(found)
  }

  @Test("XC-11: a request for attention marks the window until it has the focus")
  func attention() throws {
    let server = try XServer()
    try server.startWindowManager()
    let fixture = try Fixture(["--request", "attention"], on: server)
    let other = try Fixture(["--title", "other"], on: server)
    try other.comesToFront()
    let start = fixture.process.lines.count
    fixture.process.send(signal: SIGUSR1)
    fixture.hears("request done", since: start)
    func isUrgent() throws -> Bool {
      try fixture.property("WM_HINTS").contains("The urgency hint bit is set")
    }
    #expect(try eventually { try isUrgent() })
    #expect(try eventually { try fixture.property("_NET_WM_STATE").contains("DEMANDS_ATTENTION") })
    try fixture.comesToFront()
    #expect(try eventually { try !isUrgent() })
    #expect(
      try eventually { try !fixture.property("_NET_WM_STATE").contains("DEMANDS_ATTENTION") })
    // The window has the focus, so a request changes nothing.
    fixture.process.send(signal: SIGUSR1)
    try fixture.settles(XProbe(server))
    #expect(try !isUrgent())
  }

  @Test("XC-14: the extended counter answers a step, and has an even value after each frame")
  func extendedCounter() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    _ = try fixture.rests(probe)
    let first = try #require(probe.counter(of: fixture.windowID, at: 1))
    #expect(first > 0 && first % 2 == 0)
    for (index, width) in [410, 420].enumerated() {
      let step = 0x1_0000_0000 + 10 * index
      probe.resize(fixture.windowID, width: width, height: 300, step: step, isExtended: true)
      // The frame begins with the odd value after the announced value.
      #expect(eventually { probe.counter(of: fixture.windowID, at: 1) == step + 2 })
      #expect(probe.pixel(x: width - 1, y: 299, of: fixture.windowID) == 0xffffff)
    }
    #expect(probe.counter(of: fixture.windowID) == 0)
    // A step without a change is answered too.
    probe.resize(fixture.windowID, width: 420, height: 300, step: 0x2_0000_0001, isExtended: true)
    fixture.process.send(signal: SIGCONT)
    probe.sendPlace(to: fixture.windowID, x: 0, y: 0, width: 420, height: 300)
    #expect(eventually { probe.counter(of: fixture.windowID, at: 1) == 0x2_0000_0002 })
  }

  @Test(
    "XC-21: shortcuts work by the key's position if no layout has Latin letters",
    arguments: [
      // The key A of the US layout, and the key Q, on which the Hebrew layout has a slash.
      ("ru", "38", "keyDown 4 [ф] [a] flags 4"), ("gr", "38", "keyDown 4 [α] [a] flags 4"),
      ("il", "24", "keyDown 20 [] [q] flags 4"), ("ru,us", "38", "keyDown 4 [] [a] flags 4"),
      ("ru,fr", "24", "keyDown 4 [] [a] flags 4"), ("de", "29", "keyDown 29 [] [z] flags 4"),
    ])
  func shortcutsByPosition(layout: String, code: String, event: String) throws {
    let fixture = try Fixture()
    try fixture.server.run("setxkbmap", [layout])
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    try fixture.server.xdotool("keydown", "ctrl", "key", code, "keyup", "ctrl")
    let isThere = fixture.process.waits { fixture.events.contains { $0.hasPrefix("keyUp 224") } }
    #expect(isThere)
    #expect(
      fixture.events.filter { $0.hasPrefix("keyDown") && !$0.hasPrefix("keyDown 224") } == [event])
  }

  /// Waits until the program has queried the monitors, which it does 0.1 s after its start.
  private func queriesMonitors(_ fixture: Fixture, _ probe: XProbe) throws {
    probe.letPass(milliseconds: 200)
    try fixture.settles(probe)
  }

  @Test("XC-18: without a window manager, a window returns when its monitor becomes smaller")
  func lostMonitor() throws {
    let server = try XServer(screen: "2048x1536x24")
    let fixture = try Fixture(on: server)
    let probe = try XProbe(server)
    probe.move(fixture.windowID, x: 1500, y: 1100)
    fixture.isPainted(probe)
    try queriesMonitors(fixture, probe)
    try server.setScreen(width: 800, height: 600)
    #expect(eventually { probe.place(of: fixture.windowID).map { $0 == (400, 300) } ?? false })
  }

  @Test("XC-17: the work area of the window's monitor limits a requested size")
  func monitorWorkArea() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    probe.set("_NET_WORKAREA", type: "CARDINAL", [0, 0, 1280, 800])
    probe.set("_NET_CURRENT_DESKTOP", type: "CARDINAL", [0])
    probe.set("_GTK_WORKAREAS_D0", type: "CARDINAL", [40, 0, 1000, 700, 1280, 0, 500, 500])
    let fixture = try Fixture(["--request", "available"], on: server)
    try queriesMonitors(fixture, probe)
    fixture.process.send(signal: SIGUSR1)
    fixture.hears("available 1000.0x700.0")
  }

  @Test(
    "XC-12: at the end of the session the windows close, and the exit code names the signal",
    arguments: [SIGTERM, SIGHUP])
  func sessionEnd(signal: Int32) throws {
    let fixture = try WindowsFixture(2)
    fixture.process.send(signal: signal)
    #expect(fixture.process.waitForEnd() == 128 + signal)
    for number in 1...2 {
      #expect(fixture.events(number).suffix(3) == ["closed", "disappears", "released"])
    }
    #expect(fixture.process.standardError == "")
  }

  @Test("XC-12: the windows close if a session sends SIGTERM and SIGHUP together, as systemd does")
  func sessionEndWithBothSignals() throws {
    let fixture = try WindowsFixture(1)
    // The stopped process receives both signals when it continues.
    for signal in [SIGSTOP, SIGTERM, SIGHUP, SIGCONT] { fixture.process.send(signal: signal) }
    let code = fixture.process.waitForEnd()
    #expect(code == 128 + SIGTERM || code == 128 + SIGHUP)
    #expect(fixture.events(1).suffix(3) == ["closed", "disappears", "released"])
    #expect(fixture.process.standardError == "")
  }
}
