import Glibc
import Testing
import XServerSupport

/// Events that other programs send with `XSendEvent`.
extension ServerTests {
  @Test("sent keys type and compose, and keys that no keyboard has are dropped")
  func sentKeys() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.server.run("setxkbmap", ["us", "intl"])
    func type(_ code: Int) {
      probe.sendKey(code, to: fixture.windowID)
      probe.sendKey(code, to: fixture.windowID, isDown: false)
    }
    // The keys are sent both before and after an input method exists.
    for code in [0, 1, 7] { type(code) }
    type(38)
    fixture.hears("keyUp 4 [a] [a]")
    for code in [0, 0, 5] { type(code) }
    // The keys are a dead acute and an e.
    for code in [48, 26, 38] { type(code) }
    #expect(eventually { fixture.events.filter { $0 == "text [a]" }.count == 2 })
    for code in [0, 3] { type(code) }
    try fixture.settles(probe)
    let texts = fixture.events.filter { $0.hasPrefix("text") }
    #expect(texts == ["text [a]", "text [é]", "text [a]"])
    #expect(fixture.process.isRunning)
    #expect(fixture.process.standardError == "")
  }

  @Test(
    "after a sent press without its release, a later press is neither an auto-repeat nor part of a drag"
  )
  func sentPressWithoutRelease() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.server.xdotool("mousemove", "50", "50", "click", "1")
    fixture.hears("focus true")
    let start = try fixture.rests(probe).count
    for _ in 0..<2 { probe.sendKey(38, to: fixture.windowID) }
    try fixture.settles(probe)
    try fixture.server.xdotool("key", "a", "key", "a")
    fixture.hears("keyUp 4 [a] [a]", since: start)
    try fixture.settles(probe)
    probe.sendButton(3, to: fixture.windowID, x: 20, y: 30)
    try fixture.settles(probe)
    try fixture.server.xdotool("click", "3")
    fixture.hears("up 3 at 50.0,50.0 count 1", since: start)
    let press = ["keyDown 4 [a] [a]", "text [a]"]
    let events = fixture.process.lines.dropFirst(start).filter { !Fixture.isRoutine($0) }
    #expect(
      events == press + press + press + ["keyUp 4 [a] [a]"] + press + ["keyUp 4 [a] [a]"] + [
        "down 3 at 20.0,30.0 count 1", "cancelled", "down 3 at 50.0,50.0 count 1",
        "up 3 at 50.0,50.0 count 1",
      ])
  }

  @Test("a sent configuration event changes the window's position, not its size")
  func sentPlace() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    let isPainted = { probe.pixel(x: 399, y: 299, of: fixture.windowID) == 0xffffff }
    #expect(eventually { isPainted() })
    try fixture.settles(probe)
    let lines = fixture.process.lines
    for (width, height) in [(65_535, 65_535), (0, 0), (400, 300), (1, 32_767)] {
      probe.sendPlace(to: fixture.windowID, x: 30, y: -20, width: width, height: height)
    }
    try fixture.settles(probe)
    #expect(fixture.process.lines == lines)
    #expect(isPainted())
    probe.resize(fixture.windowID, width: 420, height: 310)
    fixture.hearsSize("420x310 scale 1.0")
  }

  @Test("a resize step that only moves the window is answered, from any sender")
  func sentStep() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    probe.send("_NET_WM_SYNC_REQUEST", to: fixture.windowID, 7, 0)
    probe.sendPlace(to: fixture.windowID, x: 30, y: 20, width: 400, height: 300)
    #expect(eventually { probe.counter(of: fixture.windowID) == 7 })
  }

  @Test("XC-24: events that only the server can send are accepted only from the server")
  func sentServerEvents() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    let lines = fixture.process.lines
    for (_, kind) in XProbe.serverEvents.sorted(by: { $0.value < $1.value }) {
      for filling: UInt8 in [0, 1, 2, 0x7f, 0x80, 0xff] {
        probe.send(kind: kind, about: fixture.windowID, filling: filling)
      }
    }
    try fixture.settles(probe)
    #expect(fixture.process.lines == lines)
    // The window is mapped and painted, and receives all real events.
    #expect(probe.pixel(x: 399, y: 299, of: fixture.windowID) == 0xffffff)
    probe.resize(fixture.windowID, width: 333, height: 222)
    fixture.hearsSize("333x222 scale 1.0")
    #expect(fixture.process.isRunning)
    #expect(fixture.process.standardError == "")
  }

  @Test("XC-24: messages of another format, or to another window, are ignored")
  func strangeMessages() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    let lines = fixture.process.lines
    for name in ["WM_PROTOCOLS", "WM_STATE", "MANAGER", "_NET_WM_STATE", "ATRIUM_NONSENSE"] {
      for format in [8, 16, 32] {
        for filling: UInt8 in [0, 1, 0xff] {
          probe.sendMessage(name, to: fixture.windowID, format: format, filling: filling)
        }
      }
    }
    probe.announce("WM_DELETE_WINDOW", at: probe.rootID)
    try fixture.settles(probe)
    #expect(fixture.process.lines == lines)
    #expect(fixture.process.isRunning)
    #expect(fixture.process.standardError == "")
  }

  @Test("a window that is also the settings manager's window still gets all its events")
  func ownWindowAsSettingsManager() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    for window in [fixture.windowID, probe.rootID] {
      probe.nameSettingsManager(window)
      try fixture.settles(probe)
    }
    probe.nameSettingsManager(fixture.windowID)
    try fixture.settles(probe)
    probe.resize(fixture.windowID, width: 333, height: 222)
    fixture.hearsSize("333x222 scale 1.0")
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    try fixture.server.xdotool("key", "b")
    fixture.hears("text [b]")
    try fixture.server.run(
      "xprop",
      ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi: 192"])
    fixture.hearsSize("666x444 scale 2.0")
    probe.unmap(fixture.windowID)
    fixture.hears("visible false")
    #expect(fixture.process.standardError == "")
  }

  @Test("XC-6: the focus offered to an unmapped window is refused silently")
  func focusOfUnmappedWindow() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    // The window receives the focus offer after it has been unmapped.
    fixture.process.send(signal: SIGSTOP)
    probe.send("WM_TAKE_FOCUS", to: fixture.windowID)
    probe.unmap(fixture.windowID)
    fixture.process.send(signal: SIGCONT)
    fixture.hears("visible false")
    try fixture.settles(probe)
    #expect(fixture.process.standardError == "")
  }
}
