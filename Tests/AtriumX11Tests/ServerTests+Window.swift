import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test(
    "XC-1, XC-2, XC-3, XC-7, XC-15, XC-35, XC-36: the window sets its X properties",
    arguments: [["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"]])
  func properties(environment: [String: String]) throws {
    let fixture = try Fixture(
      ["--title", "título 日本", "--class", "atrium-demo"], changing: environment.mapValues { $0 })
    let machine = ProcessInfo.processInfo.hostName
    // xprop prints the title in its own locale, and the version 5 of XDND as the atom with this number.
    let text = try ChildProcess.run(
      "xprop", ["-id", fixture.window],
      environment: fixture.server.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    #expect(
      text.replacing(/SYNC_REQUEST_COUNTER\(CARDINAL\) = \d+, \d+/, with: "SYNC_REQUEST_COUNTERS")
        .replacing(/0x[0-9a-f]+/, with: "LEADER") == """
          WM_ICON_NAME(COMPOUND_TEXT) = "título 日本"
          WM_NAME(COMPOUND_TEXT) = "título 日本"
          _NET_WM_ICON_NAME(UTF8_STRING) = "título 日本"
          _NET_WM_NAME(UTF8_STRING) = "título 日本"
          XdndAware(ATOM) = BITMAP
          WM_CLIENT_MACHINE(STRING) = "\(machine)"
          _NET_WM_PID(CARDINAL) = \(fixture.process.identifier)
          _NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_NORMAL
          WM_PROTOCOLS(ATOM): protocols  WM_DELETE_WINDOW, WM_TAKE_FOCUS, _NET_WM_PING, \
          _NET_WM_SYNC_REQUEST
          _NET_WM_SYNC_REQUEST_COUNTERS
          WM_CLIENT_LEADER(WINDOW): window id # LEADER
          WM_HINTS(WM_HINTS):
          \t\tClient accepts input or input focus: True
          \t\tInitial state is Normal State.
          \t\twindow id # of group leader: LEADER
          WM_NORMAL_HINTS(WM_SIZE_HINTS):
          \t\tprogram specified minimum size: 40 by 30
          \t\tprogram specified base size: 0 by 0
          \t\twindow gravity: NorthWest
          WM_CLASS(STRING) = "atrium-demo", "atrium-demo"

          """)
    let information = try fixture.server.run("xwininfo", ["-id", fixture.window, "-all"])
    let states = information.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("Depth: ") || $0.hasPrefix("Bit Gravity State: ") }
    #expect(states == ["Depth: 24", "Bit Gravity State: NorthWestGravity"])
  }

  @Test("XC-1: a new title replaces the old one, and a Latin title is a plain string in WM_NAME")
  func latinTitle() throws {
    let fixture = try Fixture(
      ["--title", "漢字", "--request", "title:Café"], changing: ["LC_ALL": "C.UTF-8"])
    func titles() throws -> String {
      try ChildProcess.run(
        "xprop", ["-id", fixture.window, "WM_NAME", "_NET_WM_NAME"],
        environment: fixture.server.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    }
    let expected = "WM_NAME(STRING) = \"Café\"\n_NET_WM_NAME(UTF8_STRING) = \"Café\"\n"
    #expect(try eventually { try titles() == expected })
  }

  @Test("XC-13: icons have every size, and all cursors exist")
  func icons() throws {
    let fixture = try Fixture(["--request", "icon"])
    var sizes: [Substring] = []
    let areThere = try eventually {
      sizes = try fixture.property("_NET_WM_ICON").matches(of: /Icon \((.+)\):/).map(\.output.1)
      return !sizes.isEmpty
    }
    #expect(areThere && sizes == ["16 x 16", "32 x 32", "128 x 128"])
    let cursors = try Fixture(["--request", "cursors"])
    cursors.hears("request done")
    try cursors.settles(XProbe(cursors.server))
    #expect(cursors.process.isRunning)
    #expect(cursors.process.standardError == "")
  }

  @Test(
    "XC-4: shouldClose is called before the window closes, and a closed window ends the program with code 0"
  )
  func close() throws {
    let fixture = try Fixture()
    try XProbe(fixture.server).send("WM_DELETE_WINDOW", to: fixture.windowID)
    fixture.hears("closeRequested")
    #expect(fixture.process.waitForEnd() == 0)
    #expect(fixture.process.standardError == "")
  }

  @Test("XC-5: a ping is answered through the root window, and only by the event loop")
  func ping() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    #expect(probe.ping(fixture.windowID))
    fixture.process.send(signal: SIGSTOP)
    #expect(!probe.ping(fixture.windowID, seconds: 0.3))
    fixture.process.send(signal: SIGCONT)
    #expect(probe.ping(fixture.windowID))
  }

  @Test("stop(exitCode:) ends the loop with its code, and timers run")
  func stop() throws {
    let server = try XServer()
    let process = try server.start(Fixture.executable, ["--quit-after", "0.1"])
    #expect(process.waitForEnd() == 7)
    #expect(process.lines.filter { !Fixture.isRoutine($0) } == ["task on main thread: true"])
  }

  @Test("a resize is delivered once, in pixels, and a resize request reaches the server")
  func resize() throws {
    let fixture = try Fixture(["--request", "resize:250x125", "--scale", "2"])
    fixture.hearsSize("500x250 scale 2.0")
    let probe = try XProbe(fixture.server)
    _ = try fixture.rests(probe)
    probe.letPass(milliseconds: 500)
    probe.resize(fixture.windowID, width: 333, height: 222)
    fixture.hearsSize("333x222 scale 2.0")
    #expect(
      fixture.events.filter { $0.hasPrefix("resized") } == [
        "resized 500x250 scale 2.0", "resized 333x222 scale 2.0",
      ])
  }

  @Test(
    "XC-36: the window follows the desktop's scale while it is open, unless it has its own scale")
  func scaleChange() throws {
    let server = try XServer()
    let other = try Fixture(["--scale", "1.5"], on: server)
    // The window is in front of the other window, since a resize of an invisible window is live.
    let fixture = try Fixture(on: server)
    func set(_ text: String) throws {
      try server.run(
        "xprop", ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text])
    }
    try set("Xft.dpi: 192")
    fixture.hearsSize("400x300 scale 2.0")
    fixture.hearsSize("800x600 scale 2.0")
    let probe = try XProbe(server)
    fixture.isPainted(probe, width: 800, height: 600)
    let hints = """
      WM_NORMAL_HINTS(WM_SIZE_HINTS):
      \t\tprogram specified minimum size: 80 by 60
      \t\tprogram specified base size: 0 by 0
      \t\twindow gravity: NorthWest

      """
    let isTold = try eventually {
      try fixture.property("WM_NORMAL_HINTS") == hints
    }
    #expect(isTold)
    _ = try fixture.rests(probe)
    probe.letPass(milliseconds: 500)
    try set("Xft.antialias: 1")
    fixture.hearsSize("400x300 scale 1.0")
    // Soon after the scale changed, the window requests the pixel size that keeps its size in points.
    #expect(
      fixture.events.filter { $0.hasPrefix("resized") } == [
        "resized 400x300 scale 2.0", "resized 800x600 scale 2.0 live", "resized 800x600 scale 1.0",
        "resized 400x300 scale 1.0 live",
      ])
    #expect(probe.ping(other.windowID))
    #expect(other.events.filter { $0.hasPrefix("resized") } == [])
    #expect(fixture.process.standardError == "")
  }

  @Test(
    "XC-14: resize steps that a window manager announces are live, and their number is set after painting"
  )
  func liveResize() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    #expect(probe.counter(of: fixture.windowID) == 0)
    for (index, width) in [410, 420, 430].enumerated() {
      let step = 0x1_0000_0000 + index
      probe.resize(fixture.windowID, width: width, height: 300, step: step)
      #expect(eventually { probe.counter(of: fixture.windowID) == step })
      fixture.hearsSize("\(width)x300 scale 1.0")
      #expect(probe.pixel(x: width - 1, y: 299, of: fixture.windowID) == 0xffffff)
    }
    // A size without a sync number, soon after a size with a number, shows that the drag has ended.
    stepAndLetGo(fixture, probe, 440)
    fixture.hearsSize("450x300 scale 1.0")
    _ = try fixture.rests(probe)
    probe.letPass(milliseconds: 500)
    probe.resize(fixture.windowID, width: 800, height: 300)
    fixture.hearsSize("800x300 scale 1.0")
  }

  /// Sends one size with a sync number, as in a drag, and then another size without a number.
  ///
  /// The second size is sent after the first size has been painted.
  private func stepAndLetGo(_ fixture: Fixture, _ probe: XProbe, _ width: Int) {
    let step = 0x1_0000_0000 + width
    probe.resize(fixture.windowID, width: width, height: 300, step: step)
    #expect(eventually { probe.counter(of: fixture.windowID) == step })
    probe.resize(fixture.windowID, width: width + 10, height: 300)
    let size = "resized \(width + 10)x300"
    #expect(fixture.process.waits { fixture.events.contains { $0.hasPrefix(size) } })
  }

  @Test("XC-14: a resize step without a change is answered too")
  func emptyStep() throws {
    let server = try XServer()
    try server.startWindowManager()
    let fixture = try Fixture(on: server)
    let probe = try XProbe(server)
    // The window manager refuses sizes below the minimum, and answers with the current size.
    probe.resize(fixture.windowID, width: 40, height: 30)
    fixture.hearsSize("40x30 scale 1.0")
    probe.resize(fixture.windowID, width: 10, height: 10, step: 9)
    #expect(eventually { probe.counter(of: fixture.windowID) == 9 })
  }

  @Test("during a drag of the window's edge all sizes are live, including the last")
  func draggedEdge() throws {
    let edge = try DraggedEdge()
    try edge.drag {
      // The server merges movements that occur at the same time.
      let hasBegun = try eventually {
        try edge.move(2, 1)
        return !edge.sizes.isEmpty
      }
      #expect(hasBegun)
    }
    #expect(edge.sizes.count > 1 && edge.sizes.allSatisfy { $0.hasSuffix("live") }, "\(edge.sizes)")
  }

  @Test("if a drag ends before the window has answered, the last step is live too")
  func impatientEdge() throws {
    let edge = try DraggedEdge()
    try edge.drag {
      edge.fixture.process.send(signal: SIGSTOP)
      // Waits until the window manager has sent one step and is waiting for the window's answer.
      let isResized = try eventually {
        try edge.move(2, 1)
        return try edge.width() != edge.startWidth
      }
      #expect(isResized)
    }
    #expect(!edge.sizes.isEmpty && edge.sizes.allSatisfy { $0.hasSuffix("live") }, "\(edge.sizes)")
  }

  @Test("XC-19: full screen is requested from the window manager")
  func fullScreen() throws {
    let server = try XServer()
    try server.startWindowManager()
    let fixture = try Fixture(["--request", "fullscreen:on"], on: server)
    fixture.hearsSize("1280x800 scale 1.0")
    var state = ""
    let isFull = try eventually {
      state = try fixture.property("_NET_WM_STATE")
      return state == "_NET_WM_STATE(ATOM) = _NET_WM_STATE_FULLSCREEN\n"
    }
    #expect(isFull, "\(state)")
  }

  @Test(
    "XC-19: a full-screen request while the window manager maps the window is repeated afterwards")
  func fullScreenWhileMapping() throws {
    let server = try XServer()
    let manager = try XProbe(server)
    manager.manageWindows()
    let process = try server.start(Fixture.executable, ["--request", "fullscreen:on"])
    let window = try #require(manager.mapRequest(), "\(process.standardError)")
    Fixture.runs(process)
    process.send(signal: SIGUSR1)
    #expect(manager.stateRequest("_NET_WM_STATE_FULLSCREEN", of: window) == true)
    // The window manager ignores a request for a window that it does not know yet.
    manager.map(window)
    #expect(manager.stateRequest("_NET_WM_STATE_FULLSCREEN", of: window) == true)
    // A request from a job of the main queue is sent at once, even if no event follows.
    for _ in 1...3 {
      process.send(signal: SIGUSR1)
      #expect(manager.stateRequest("_NET_WM_STATE_FULLSCREEN", of: window) == true)
    }
  }

  @Test("XC-28: a minimised window is not visible, and after it is restored its time is right")
  func visibility() throws {
    let server = try XServer()
    try server.startWindowManager()
    let fixture = try Fixture(on: server)
    try server.xdotool("windowminimize", fixture.window)
    fixture.hears("visible false")
    try server.xdotool("windowactivate", fixture.window)
    fixture.hears("visible true")
    let index = fixture.process.lines.lastIndex(of: "visible true") ?? 0
    #expect(fixture.process.lines[..<index].last == "timeOfDay")
  }

  @Test("XC-19: the window is notified of full screen and maximising, whichever program causes it")
  func windowState() throws {
    let server = try XServer()
    try server.startWindowManager()
    let fixture = try Fixture(["--request", "fullscreen:on"], on: server)
    fixture.hears("state full")
    try server.run("wmctrl", ["-i", "-r", fixture.window, "-b", "remove,fullscreen"])
    fixture.hears("state")
    let start = fixture.process.lines.count
    try server.run(
      "wmctrl", ["-i", "-r", fixture.window, "-b", "add,maximized_vert,maximized_horz"])
    fixture.hears("state maximized", since: start)
    try server.run("wmctrl", ["-i", "-r", fixture.window, "-b", "remove,maximized_horz"])
    fixture.hears("state", since: start)
  }

  @Test(
    "XC-17: the available size is the work area without the frame, and a requested size stays inside it"
  )
  func availableSize() throws {
    let bare = try Fixture(["--request", "available"])
    bare.hears("available unknown")
    let server = try XServer()
    try server.startWindowManager()
    let asking = try Fixture(["--request", "available"], on: server)
    // The window manager's frame takes some points of 1280 × 800.
    let isThere = asking.process.waits {
      asking.events.contains { $0.wholeMatch(of: /available 12\d\d\.0x7\d\d\.0/) != nil }
    }
    #expect(isThere, "\(asking.process.lines)")
    let fixture = try Fixture(["--request", "resize:300x700"], on: server)
    fixture.hearsSize("300x700 scale 1.0")
    let probe = try XProbe(server)
    try fixture.settles(probe)
    var text = ""
    let isInside = try eventually {
      text = try server.run("xwininfo", ["-id", fixture.window])
      let numbers = text.matches(of: /(?:Absolute upper-left Y|Height): +(-?\d+)/)
        .compactMap { Int($0.output.1) }
      return numbers.count == 2 && numbers[0] >= 0 && numbers[0] + numbers[1] <= 800
    }
    #expect(isInside, "\(text)")
  }
}
