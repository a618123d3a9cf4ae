import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test("losing the focus cancels fingers, and their later events are ignored")
  func touchesAndFocus() throws {
    let server = try XorgServer()
    try server.startWindowManager()
    let other = try Fixture(["--title", "other", "--size", "100x100"], on: server)
    let fixture = try Fixture(["--size", "700x700"], on: server)
    try fixture.comesToFront()
    let start = fixture.events.count
    try server.touchscreen.touch(1, .begin, x: 300, y: 300)
    try server.touchscreen.touch(2, .begin, x: 400, y: 300)
    #expect(fixture.process.waits { fixture.events.count >= start + 2 })
    try server.run("wmctrl", ["-i", "-a", other.window])
    fixture.hears("focus false")
    let index = try #require(fixture.events.firstIndex(of: "focus false"))
    #expect(
      fixture.events[start..<index].map { $0.prefix(17) } == [
        "touch 0 began at ", "touch 1 began at ", "touch 0 cancelled", "touch 1 cancelled",
      ])
    for finger in 1...2 {
      try server.touchscreen.touch(finger, .update, x: 350, y: 350)
      try server.touchscreen.touch(finger, .end, x: 350, y: 350)
    }
    #expect(try XProbe(server).ping(fixture.windowID))
    #expect(fixture.events.dropFirst(index + 1) == [])
  }

  @Test("resting fingers survive a resize")
  func touchesAndResize() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...3)
    bed.probe.resize(bed.fixture.windowID, width: 300, height: 500)
    bed.fixture.hearsSize("300x500 scale 1.0")
    try bed.touch(.end, 1...3)
    // The server may resize the window before or after it delivers the touches.
    let heard = try bed.news()
    let resizes = heard.filter { $0 == "resized 300x500 scale 1.0" }
    let places = ["100.0,100.0", "150.0,100.0", "200.0,100.0"].enumerated()
    let begins = places.map { "touch \($0) began at \($1)" }
    let ends = places.map { "touch \($0) ended at \($1)" }
    #expect(heard.filter { !resizes.contains($0) } == begins + ends)
    #expect(resizes.count == 1)
  }

  @Test("a window manager may resize the window under resting fingers, and each lifts once")
  func touchesAndManagedResize() throws {
    let bed = try TouchFixture.managed()
    let (server, fixture, probe) = (bed.server, bed.fixture, bed.probe)
    let start = fixture.events.count
    try bed.touch(.begin, 1...3, y: 200)
    try server.run("wmctrl", ["-i", "-r", fixture.window, "-e", "0,-1,-1,700,600"])
    fixture.hearsSize("700x600 scale 1.0")
    for finger in 1...3 {
      try bed.touch(.update, finger...finger, y: 300)
      try bed.touch(.end, finger...finger, y: 300)
    }
    func heard() -> [Substring] {
      fixture.events.dropFirst(start).filter { $0.hasPrefix("touch") }.map { $0.prefix(13) }
    }
    // The window manager passes the touches on to the window with some delay.
    _ = fixture.process.waits { heard().count >= 9 }
    try fixture.settles(probe)
    #expect(
      heard() == [
        "touch 0 began", "touch 1 began", "touch 2 began", "touch 0 moved", "touch 0 ended",
        "touch 1 moved", "touch 1 ended", "touch 2 moved", "touch 2 ended",
      ])
  }

  @Test("unmapping a window cancels fingers, a swipe and a button, each once")
  func unmapped() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    try bed.server.touchpad.swipe(3, .begin)
    try bed.server.mouse.button(1, isDown: true)
    try bed.touch(.begin, 1...2)
    _ = try bed.news()
    bed.probe.unmap(bed.fixture.windowID)
    bed.says("visible false")
    let news = try bed.news()
    #expect(
      news.prefix(4) == [
        "cancelled", "touch 0 cancelled at 100.0,100.0", "touch 1 cancelled at 150.0,100.0",
        "swipe 3 cancelled by 0.0,0.0 at 100.0,50.0",
      ])
    // The end of hovering is reported in a turn, which may run before or after the next event is read.
    #expect(news.dropFirst(4).sorted() == ["left", "visible false"])
    try bed.server.mouse.button(1, isDown: false)
    try bed.touch(.end, 1...2)
    try bed.server.touchpad.swipe(3, .end)
    bed.probe.map(bed.fixture.windowID)
    bed.says("visible true")
    try bed.tap(1)
    // The pointer, which follows fingers, may move before or after the window is mapped again.
    #expect(
      try bed.news().filter { !$0.hasPrefix("moved") } == [
        "visible true", "touch 0 began at 100.0,100.0", "touch 0 ended at 100.0,100.0",
      ])
  }

  @Test("minimising a window under the fingers cancels them")
  func iconified() throws {
    let bed = try TouchFixture.managed()
    let (server, fixture, probe) = (bed.server, bed.fixture, bed.probe)
    try bed.touch(.begin, 1...2, y: 200)
    try fixture.settles(probe)
    let before = fixture.process.lines.count
    try server.xdotool("windowminimize", "--sync", fixture.window)
    fixture.hears("visible false", since: before)
    // The window manager announces the state before it unmaps the window, and the unmapping cancels the
    // touches.
    try fixture.settles(probe)
    try bed.touch(.end, 1...2, y: 200)
    let minimised = fixture.process.lines.count
    try server.xdotool("windowactivate", "--sync", fixture.window)
    fixture.hears("visible true", since: minimised)
    try fixture.settles(probe)
    let touches = fixture.events.filter { $0.hasPrefix("touch") }.map { $0.prefix(17) }
    #expect(
      touches == [
        "touch 0 began at ", "touch 1 began at ", "touch 0 cancelled", "touch 1 cancelled",
      ])
  }

  @Test("destroying a window under the fingers cancels them, and the program ends with code 0")
  func destroyed() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...3)
    try bed.server.touchpad.swipe(3, .begin)
    _ = try bed.news()
    let start = bed.fixture.events.count
    bed.probe.destroy(bed.fixture.windowID)
    #expect(bed.fixture.process.waitForEnd() == 0)
    #expect(
      bed.fixture.events.dropFirst(start).filter { !$0.hasPrefix("focus") } == [
        "touch 0 cancelled at 100.0,100.0", "touch 1 cancelled at 150.0,100.0",
        "touch 2 cancelled at 200.0,100.0", "swipe 3 cancelled by 0.0,0.0 at 100.0,100.0",
        "visible false", "closed",
      ])
    // Requests that were sent before the window was destroyed may fail.
    let refusal =
      /atrium: X11: the server refused request [0-9.]+ \(serial \d+, resource 0x[0-9a-f]+\): error 3, BadWindow/
    for line in bed.fixture.process.standardError.split(separator: "\n") {
      #expect(line.wholeMatch(of: refusal) != nil, "\(line)")
    }
  }
}
