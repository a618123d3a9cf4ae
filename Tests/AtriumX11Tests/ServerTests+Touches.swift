import Foundation
import TestSupport
import Testing
import XServerSupport

extension ServerTests {
  @Test("XC-32: three fingers begin, move and lift, and none is also reported as a pointer")
  func threeFingers() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...3)
    try bed.touch(.update, 1...3, y: 125)
    try bed.touch(.update, 1...3, y: 125)
    try bed.touch(.end, 1...3, y: 125)
    try bed.hears([
      "touch 0 began at 100.0,100.0", "touch 1 began at 150.0,100.0",
      "touch 2 began at 200.0,100.0", "touch 0 moved at 100.0,125.0",
      "touch 1 moved at 150.0,125.0", "touch 2 moved at 200.0,125.0",
      "touch 0 ended at 100.0,125.0", "touch 1 ended at 150.0,125.0",
      "touch 2 ended at 200.0,125.0",
    ])
  }

  @Test("a finger's number is free once the finger has lifted")
  func fingerNumbers() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...2)
    try bed.touch(.end, 1...1)
    try bed.touch(.begin, 3...4)
    try bed.touch(.end, 2...4)
    #expect(
      try bed.news().map { $0.prefix(13) } == [
        "touch 0 began", "touch 1 began", "touch 0 ended", "touch 0 began", "touch 2 began",
        "touch 1 ended", "touch 0 ended", "touch 2 ended",
      ])
  }

  @Test("at a scale of 2 positions and distances are in points, and fingers may leave the window")
  func scaledTouches() throws {
    let bed = try TouchFixture(["--scale", "2", "--size", "200x150"])
    try bed.touch(.begin, 1...1)
    try bed.server.touchscreen.touch(1, .update, x: 1000, y: 500)
    try bed.server.touchscreen.touch(1, .end, x: 1000, y: 500)
    try bed.hears([
      "touch 0 began at 50.0,50.0", "touch 0 moved at 500.0,250.0",
      "touch 0 ended at 500.0,250.0",
    ])
    try bed.server.tablet.place(x: 100, y: 100)
    bed.fixture.hears("moved at 50.0,50.0")
    _ = try bed.news()
    try bed.server.touchpad.swipe(3, .begin)
    try bed.server.touchpad.swipe(3, .update, dx: 10, dy: -4)
    try bed.server.touchpad.swipe(3, .end)
    try bed.hears([
      "swipe 3 began by 0.0,0.0 at 50.0,50.0", "swipe 3 changed by 5.0,-2.0 at 50.0,50.0",
      "swipe 3 ended by 0.0,0.0 at 50.0,50.0",
    ])
  }

  @Test("after 10,000 random steps of ten fingers each beginning has an end")
  func randomFingers() throws {
    let bed = try TouchFixture()
    let seed = RandomRunSettings.firstSeed
    print("random fingers: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var down: Set<Int> = []
    var begun = 0
    for _ in 0..<10_000 {
      let finger = Int.random(in: 0..<10, using: &generator)
      let x = Double.random(in: 0..<400, using: &generator)
      let y = Double.random(in: 0..<300, using: &generator)
      if !down.contains(finger) {
        try bed.server.touchscreen.touch(finger, .begin, x: x, y: y)
        down.insert(finger)
        begun += 1
      } else if Int.random(in: 0..<3, using: &generator) == 0 {
        try bed.server.touchscreen.touch(finger, .end, x: x, y: y)
        down.remove(finger)
      } else {
        try bed.server.touchscreen.touch(finger, .update, x: x, y: y)
      }
    }
    for finger in down { try bed.server.touchscreen.touch(finger, .end, x: 1, y: 1) }
    var live: Set<Substring> = []
    var heard = 0
    for line in try bed.news() {
      let words = line.split(separator: " ")
      try #require(words.first == "touch", "seed \(seed): \(line)")
      switch words[2] {
      case "began":
        #expect(live.insert(words[1]).inserted, "seed \(seed): \(line)")
        #expect((Int(words[1]) ?? 99) < 10, "seed \(seed): \(line)")
        heard += 1
      case "moved": #expect(live.contains(words[1]), "seed \(seed): \(line)")
      default: #expect(live.remove(words[1]) != nil && words[2] == "ended", "seed \(seed): \(line)")
      }
    }
    #expect(live.isEmpty, "seed \(seed)")
    #expect(heard == begun, "seed \(seed)")
    #expect(bed.fixture.process.standardError == "")
  }

  @Test(
    "XC-29: with XInput 2.1 a finger is the left button, and fractions of a wheel's step still scroll"
  )
  func touchesWithOldXInput() throws {
    let bed = try TouchFixture(changing: ["ATRIUM_X11_WITHOUT": "xi2.2"])
    try bed.hover(x: 50, y: 50)
    try bed.tap(2)
    try bed.server.mouse.scroll(y: 60)
    try bed.server.touchpad.swipe(3, .begin)
    try bed.server.touchpad.swipe(3, .end)
    #expect(
      try bed.news().filter { $0 != "moved at 100.0,100.0" } == [
        "down 1 at 100.0,100.0 count 1", "up 1 at 100.0,100.0 count 1",
        "scroll 0.0,-26.5 at 100.0,100.0",
      ])
  }

  @Test(
    "XC-29: with XInput 2.3 there are touches but no gestures, and a touchpad is identified by its name"
  )
  func touchesWithoutGestures() throws {
    let bed = try TouchFixture(changing: ["ATRIUM_X11_WITHOUT": "xi2.4"])
    try bed.hover(x: 100, y: 50)
    try bed.server.touchpad.swipe(3, .begin)
    try bed.server.touchpad.swipe(3, .end)
    try bed.server.touchpad.scroll(y: 0)
    try bed.server.touchpad.scroll(y: 60)
    try bed.tap(1)
    try bed.hears([
      "scroll 0.0,-26.5 at 100.0,50.0 touchpad began", "touch 0 began at 100.0,100.0",
      "touch 0 ended at 100.0,100.0",
    ])
  }

  @Test("a window that becomes focused by three fingers gets each of them once")
  func touchFocuses() throws {
    let server = try XorgServer()
    try server.startWindowManager()
    let fixture = try Fixture(["--size", "700x700"], on: server)
    let other = try Fixture(["--title", "other", "--size", "100x100"], on: server)
    try server.xdotool("windowmove", "--sync", fixture.window, "0", "0")
    try server.xdotool("windowmove", "--sync", other.window, "900", "0")
    try server.xdotool("windowactivate", "--sync", other.window)
    other.hears("focus true")
    let probe = try XProbe(server)
    _ = try fixture.rests(probe)
    let start = fixture.events.count
    for finger in 1...3 { try server.touchscreen.touch(finger, .begin, x: 300, y: 300) }
    for finger in 1...3 { try server.touchscreen.touch(finger, .end, x: 300, y: 300) }
    fixture.hears("focus true")
    #expect(fixture.process.waits { fixture.events.dropFirst(start).count >= 7 })
    try fixture.settles(probe)
    let heard = fixture.events.dropFirst(start).map { $0.prefix(11) }
    #expect(
      heard.filter { $0 != "focus true" } == [
        "touch 0 beg", "touch 1 beg", "touch 2 beg", "touch 0 end", "touch 1 end", "touch 2 end",
      ], "\(heard)")
  }

  @Test("XC-29: without XInput 2 a finger is the left button, and a wheel is a pair of buttons")
  func touchesWithoutXInput() throws {
    let bed = try TouchFixture(changing: ["ATRIUM_X11_WITHOUT": "xi2"])
    try bed.hover(x: 50, y: 50)
    try bed.tap(2)
    try bed.server.mouse.scroll(y: 60)
    try bed.server.mouse.scroll(y: 60)
    try bed.server.mouse.scroll(y: -120)
    try bed.server.touchpad.swipe(3, .begin)
    try bed.server.touchpad.swipe(3, .end)
    // The server decides how often it reports the pointer that follows the finger.
    #expect(
      try bed.news().filter { $0 != "moved at 100.0,100.0" } == [
        "down 1 at 100.0,100.0 count 1", "up 1 at 100.0,100.0 count 1",
        "scroll 0.0,-53.0 at 100.0,100.0", "scroll 0.0,53.0 at 100.0,100.0",
      ])
  }
}
