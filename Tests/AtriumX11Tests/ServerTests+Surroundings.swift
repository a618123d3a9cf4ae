import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test(
    "XC-25: if no display can be opened, the program prints one line, and does not abort",
    arguments: [
      (nil, "cannot open a display: DISPLAY is not set"),
      (":60000", "cannot open display \":60000\": no X server accepts the connection"),
      ("x y", "cannot open display \"x y\": no X server accepts the connection"),
    ])
  func noDisplay(display: String?, message: String) throws {
    var environment = try TestHome.environment()
    // No display can have a number this large.
    environment["DISPLAY"] = display
    let process = try ChildProcess(Fixture.executable, environment: environment)
    #expect(process.waitForEnd() == 1)
    #expect(process.standardError == message + "\n")
  }

  @Test(
    "XC-25: the program ends with one line when its server ends", arguments: [[], ["--animate"]])
  func serverDies(arguments: [String]) throws {
    let fixture = try Fixture(arguments)
    fixture.server.process.send(signal: SIGKILL)
    #expect(fixture.process.waitForEnd() == 1)
    #expect(isLoss(of: fixture.server, fixture.process.standardError))
  }

  @Test("a program that the server disconnects ends with one line")
  func clientKilled() throws {
    let fixture = try Fixture(["--animate"])
    try fixture.server.run("xkill", ["-id", fixture.window])
    #expect(fixture.process.waitForEnd() == 1)
    #expect(isLoss(of: fixture.server, fixture.process.standardError))
  }

  /// Returns whether a text is the single line with which a program reports the loss of its server.
  ///
  /// The program writes the line. If the loss happens during a request, the host writes the line.
  func isLoss(of server: XServer, _ text: String) -> Bool {
    let line = "lost the connection to display \"\(server.display)\"\n"
    return [line, "atrium: " + line].contains(text)
  }

  @Test("XC-16: with and without shared memory, the window is painted to the last pixel")
  func presenting() throws {
    for (extensions, environment) in [
      ([], [:]), (["MIT-SHM"], [:]), ([], ["ATRIUM_X11_WITHOUT": "shm"]),
    ] as [([String], [String: String?])] {
      let server = try XServer(without: extensions)
      let fixture = try Fixture(on: server, changing: environment)
      let probe = try XProbe(server)
      fixture.isPainted(probe)
      let isShared = extensions.isEmpty && environment.isEmpty
      #expect((fixture.sharedMemoryKilobytes > 0) == isShared, "\(fixture.sharedMemoryKilobytes)")
      probe.resize(fixture.windowID, width: 700, height: 600)
      fixture.isPainted(probe, width: 700, height: 600)
      #expect(fixture.process.standardError == "")
    }
  }

  @Test(
    "XC-26: without any extensions, or without the listed extensions, everything works",
    arguments: [
      ("xi2,shm,randr,sync", false, ""), ("sync", false, ""),
      (
        "nonsense", true,
        "atrium: ATRIUM_X11_WITHOUT: unknown extension \"nonsense\"; the known names are xi2, xi2.2, "
          + "xi2.4, shm, randr, sync\n"
      ),
    ])
  func without(names: String, hasSync: Bool, message: String) throws {
    let fixture = try Fixture(changing: ["ATRIUM_X11_WITHOUT": names])
    let probe = try XProbe(fixture.server)
    #expect((probe.counter(of: fixture.windowID) != nil) == hasSync)
    #expect(
      try fixture.property("WM_PROTOCOLS")
        == "WM_PROTOCOLS(ATOM): protocols  WM_DELETE_WINDOW, WM_TAKE_FOCUS, _NET_WM_PING"
        + (hasSync ? ", _NET_WM_SYNC_REQUEST\n" : "\n"))
    fixture.isPainted(probe)
    #expect(fixture.process.standardError == message)
    probe.resize(fixture.windowID, width: 420, height: 300, step: 4)
    fixture.hearsSize("420x300 scale 1.0")
  }

  @Test("an empty environment is sufficient")
  func emptyEnvironment() throws {
    let server = try XServer()
    let process = try ChildProcess(
      Fixture.executable, ["--title", "é"], environment: ["DISPLAY": server.display])
    let window = try server.window(of: process)
    let probe = try XProbe(server)
    #expect(eventually { probe.pixel(x: 399, y: 299, of: UInt(window)) == 0xffffff })
    #expect(process.standardError == "")
  }

  @Test("XC-16: sizes from 1×1 to the largest cause no error, and the memory stays bounded")
  func sizes() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    let longest = 32_767
    for (width, height) in [
      (1, 1), (longest, longest), (longest, 1), (1, longest), (5000, 5000), (2, 1),
    ] {
      probe.resize(fixture.windowID, width: width, height: height)
      fixture.hearsSize("\(width)x\(height) scale 1.0")
      #expect(probe.ping(fixture.windowID))
      #expect(fixture.sharedMemoryKilobytes <= 1280 * 800 * 4 * 3 / 2 / 1024 + 4)
    }
    probe.resize(fixture.windowID, width: 300, height: 200)
    fixture.isPainted(probe, width: 300, height: 200)
    #expect(fixture.process.standardError == "")
  }

  @Test("XC-27: an area that another window uncovers is copied back without a turn")
  func expose() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    let isPainted = { probe.pixel(x: 150, y: 150, of: fixture.windowID) == 0xffffff }
    #expect(eventually { isPainted() })
    let cover = probe.makeWindow(width: 200, height: 200, color: 0x123456)
    #expect(eventually { probe.pixel(x: 150, y: 150) == 0x123456 })
    let lines = try fixture.rests(probe)
    probe.move(cover, x: 600, y: 400)
    #expect(eventually { probe.pixel(x: 150, y: 150) == 0xffffff })
    #expect(try fixture.rests(probe) == lines)
  }

  @Test("XC-16: a server that refuses shared memory gets the pixels through the socket")
  func refusedSharedMemory() throws {
    let server = try XServer(listeningOnTCP: true)
    let process = try server.start(
      Fixture.executable, changing: ["DISPLAY": "127.0.0.1\(server.display)"])
    let window = try server.window(of: process)
    let probe = try XProbe(server)
    #expect(eventually { probe.pixel(x: 399, y: 299, of: UInt(window)) == 0xffffff })
    #expect(
      process.standardError
        == "atrium: no shared memory with this server; pixels are sent through the socket\n")
  }

  @Test("a screen with few colours is refused in one line", arguments: ["640x480x8", "640x480x16"])
  func fewColors(screen: String) throws {
    let server = try XServer(screen: screen)
    let process = try server.start(Fixture.executable)
    #expect(process.waitForEnd() == 1)
    #expect(
      process.standardError
        == "the screen of display \"\(server.display)\" has no 24-bit true-colour visual\n")
  }

  @Test("XC-18: frames follow the rate of the monitor, and of another monitor after a move")
  func monitorPace() throws {
    let server = try XorgServer()
    let fixture = try Fixture(["--spin", "--times"], on: server)
    #expect(eventually { keepsPace(fixture, 60) }, "60 Hz")
    let timings = ["1280", "1352", "1480", "1680", "800", "803", "809", "831"]
    /// Changes the monitor's refresh rate, and expects that the window reports the new rate.
    func show(_ mode: String, clock: String, rate: ClosedRange<Double>) throws {
      for arguments in [
        ["--newmode", mode, clock] + timings, ["--addmode", "DUMMY0", mode],
        ["--output", "DUMMY0", "--mode", mode],
      ] {
        try server.run("xrandr", arguments)
      }
      let isTold = fixture.process.waits {
        let told = fixture.process.lines.last { $0.hasPrefix("refresh rate ") }
        return told.flatMap { Double($0.dropFirst("refresh rate ".count)) }.map(rate.contains)
          ?? false
      }
      #expect(isTold, "\(mode)")
    }
    try show("slow", clock: "34.90", rate: 24.9...25.1)
    #expect(eventually { keepsPace(fixture, 25) }, "25 Hz")
    try show("fast", clock: "167.50", rate: 119...121)
    #expect(eventually { keepsPace(fixture, 120) }, "120 Hz")
    let other = try Fixture(
      ["--spin", "--times"], on: server, changing: ["ATRIUM_X11_WITHOUT": "randr"])
    #expect(eventually { keepsPace(other, 60) }, "60 Hz where no monitor is known")
  }

  /// Returns whether the latest frames follow each other at a refresh rate, and not faster.
  ///
  /// On a busy machine many frames are late. The shortest time between two frames shows the rate.
  private func keepsPace(_ fixture: Fixture, _ rate: Double) -> Bool {
    let times = fixture.process.lines.suffix(60).compactMap { line in
      line.hasPrefix("frame ") ? Double(line.dropFirst(6)) : nil
    }.suffix(20)
    guard times.count == 20 else { return false }
    let shortest = zip(times.dropFirst(), times).map { $0 - $1 }.min() ?? 0
    // The host allows a millisecond of tolerance.
    return (1 / rate - 0.0011...1.25 / rate).contains(shortest)
  }

  @Test("when idle, no thread wakes up")
  func idle() throws {
    let fixture = try Fixture()
    #expect(fixture.process.comesToRest(for: 1.5))
  }
}
