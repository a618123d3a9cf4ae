import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test(
    "fingers that a window manager keeps are dropped, and fingers that it rejects are reported completely"
  )
  func grabbedTouches() throws {
    let bed = try TouchFixture()
    #expect(bed.probe.grabTouches())
    try bed.touch(.begin, 1...3)
    try bed.touch(.update, 1...3, y: 125)
    #expect(bed.probe.decideTouches(3, isOurs: true))
    try bed.touch(.end, 1...3, y: 125)
    #expect(try bed.news().filter { !$0.hasPrefix("moved") } == [])

    try bed.touch(.begin, 1...3)
    try bed.touch(.update, 1...3, y: 125)
    #expect(bed.probe.decideTouches(3, isOurs: false))
    try bed.touch(.end, 1...3, y: 125)
    let heard = try bed.news().filter { !$0.hasPrefix("moved") }
    for finger in 0..<3 {
      let place = "\(Double(100 + finger * 50))"
      #expect(
        heard.filter { $0.hasPrefix("touch \(finger)") } == [
          "touch \(finger) began at \(place),100.0", "touch \(finger) moved at \(place),125.0",
          "touch \(finger) ended at \(place),125.0",
        ])
    }
    #expect(heard.count == 9, "\(heard)")
  }

  @Test("a third finger that a window manager keeps leaves two fingers, which open no ring")
  func grabbedThird() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    #expect(bed.probe.grabTouches())
    try bed.touch(.begin, 1...2)
    #expect(bed.probe.decideTouches(2, isOurs: false))
    try bed.touch(.begin, 3...3)
    #expect(bed.probe.decideTouches(1, isOurs: true))
    try bed.touch(.end, 1...3)
    bed.says("content ended", times: 2)
    #expect(bed.count(of: "ring opens") == 0)
    #expect(bed.count(of: "content began") == 2)
  }

  @Test(
    "XC-33: a client that grabs the pointer gets the next finger first, and the current fingers lift"
  )
  func grabbedPointer() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...2)
    #expect(bed.probe.grabPointer(true))
    try bed.touch(.update, 1...2, y: 125)
    try bed.touch(.begin, 3...3)
    try bed.touch(.end, 1...3, y: 125)
    #expect(bed.probe.grabPointer(false))
    let heard = try bed.news().filter { $0.hasPrefix("touch") }
    #expect(
      heard.prefix(6) == [
        "touch 0 began at 100.0,100.0", "touch 1 began at 150.0,100.0",
        "touch 0 moved at 100.0,125.0", "touch 1 moved at 150.0,125.0",
        "touch 0 ended at 100.0,125.0", "touch 1 ended at 150.0,125.0",
      ])
    // No client has accepted the third finger when the grab ends. The server then delivers it completely.
    #expect(heard.dropFirst(6).map { $0.prefix(13) } == ["touch 0 began", "touch 0 ended"])
    try bed.tap(1)
    try bed.hears(["touch 0 began at 100.0,100.0", "touch 0 ended at 100.0,100.0"])
  }

  @Test("XC-33: under a menu of the window manager each finger is lifted or cancelled exactly once")
  func menuOfWindowManager() throws {
    let bed = try TouchFixture.managed()
    let (server, fixture, probe) = (bed.server, bed.fixture, bed.probe)
    try bed.touch(.begin, 1...3, y: 200)
    // Alt and Space open the window menu, which grabs pointer and keyboard.
    let before = probe.children
    let (alt, space, escape) = (64, 65, 9)
    try server.keyboard.key(alt, isDown: true)
    try server.keyboard.key(space)
    try server.keyboard.key(alt, isDown: false)
    #expect(eventually { probe.children > before }, "no menu")
    for finger in 1...3 {
      try bed.touch(.update, finger...finger, y: 300)
      try bed.touch(.end, finger...finger, y: 300)
    }
    try server.keyboard.key(escape)
    #expect(eventually { probe.children <= before }, "the menu stays")
    /// Returns the phases of a finger, without its movements.
    func phases(_ finger: Int) -> [String] {
      fixture.events.map { $0.split(separator: " ") }
        .filter { $0.starts(with: ["touch", "\(finger)"]) && $0[2] != "moved" }
        .map { String($0[2]) }
    }
    // The window manager passes the touches on to the window with some delay.
    _ = fixture.process.waits { (0..<3).allSatisfy { phases($0).count >= 2 } }
    try fixture.settles(probe)
    for finger in 0..<3 {
      let phases = phases(finger)
      #expect(phases == ["began", "ended"] || phases == ["began", "cancelled"], "\(finger)")
    }
    // No finger is still counted as down: when all fingers are up, the next finger gets the number 0 again.
    let isHeard = try eventually {
      try server.touchscreen.touch(1, .begin, x: 300, y: 300)
      try server.touchscreen.touch(1, .end, x: 300, y: 300)
      try fixture.settles(probe)
      return fixture.events.count { $0.hasPrefix("touch 0 began") } > 1
    }
    #expect(isHeard)
  }
}
