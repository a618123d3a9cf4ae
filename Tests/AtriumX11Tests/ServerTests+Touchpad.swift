import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test(
    "XC-32: swipes of three, four and two fingers are delivered, with their end or cancellation")
  func swipes() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    for fingers in [3, 4, 2] {
      let touchpad = bed.server.touchpad
      let isCancelled = fingers == 4
      try touchpad.swipe(fingers, .begin)
      try touchpad.swipe(fingers, .update, dx: 10, dy: 1)
      try touchpad.swipe(fingers, .update, dx: -12.5)
      try touchpad.swipe(fingers, .end, isCancelled: isCancelled)
      try bed.hears([
        "swipe \(fingers) began by 0.0,0.0 at 100.0,50.0",
        "swipe \(fingers) changed by 10.0,1.0 at 100.0,50.0",
        "swipe \(fingers) changed by -12.5,0.0 at 100.0,50.0",
        "swipe \(fingers) \(isCancelled ? "cancelled" : "ended") by 0.0,0.0 at 100.0,50.0",
      ])
    }
  }

  @Test("a pinch is delivered with its scale, and its rotation in radians")
  func pinches() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    try bed.server.touchpad.pinch(2, .begin)
    try bed.server.touchpad.pinch(2, .update, dx: 1, dy: 2, scale: 1.25, angle: 90)
    try bed.server.touchpad.pinch(2, .update, scale: 0.5, angle: -45)
    try bed.server.touchpad.pinch(2, .end, scale: 0.5)
    try bed.server.touchpad.pinch(3, .begin)
    try bed.server.touchpad.pinch(3, .end, isCancelled: true)
    let (quarter, eighth) = (Double.pi / 2, -Double.pi / 4)
    try bed.hears([
      "pinch 2 began by 0.0,0.0 scale 1.0 turn 0.0 at 100.0,50.0",
      "pinch 2 changed by 1.0,2.0 scale 1.25 turn \(quarter) at 100.0,50.0",
      "pinch 2 changed by 0.0,0.0 scale 0.5 turn \(eighth) at 100.0,50.0",
      "pinch 2 ended by 0.0,0.0 scale 0.5 turn 0.0 at 100.0,50.0",
      "pinch 3 began by 0.0,0.0 scale 1.0 turn 0.0 at 100.0,50.0",
      "pinch 3 cancelled by 0.0,0.0 scale 1.0 turn 0.0 at 100.0,50.0",
    ])
  }

  @Test("removing a touchpad cancels its gesture and its scrolling")
  func touchpadUnplugged() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    try bed.server.touchpad.swipe(4, .begin)
    _ = try bed.news()
    #expect(bed.probe.setDevice("test-touchpad", isEnabled: false))
    try bed.hears(["swipe 4 cancelled by 0.0,0.0 at 100.0,50.0"])
    #expect(bed.probe.setDevice("test-touchpad", isEnabled: true))
    try bed.server.touchpad.reconnect()
    try bed.server.touchpad.scroll(y: 0)
    try bed.server.touchpad.scroll(y: 60)
    try bed.hears(["scroll 0.0,-26.5 at 100.0,50.0 touchpad began"])
    #expect(bed.probe.setDevice("test-touchpad", isEnabled: false))
    try bed.hears(["scroll 0.0,0.0 at 100.0,50.0 touchpad cancelled"])
  }

  @Test(
    "XC-30: eight eighths of a wheel's step scroll by one step, and the wheel's buttons are ignored"
  )
  func fineWheel() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    for _ in 0..<8 { try bed.server.mouse.scroll(y: 15) }
    try bed.server.mouse.scroll(x: 240)
    try bed.server.mouse.scroll(y: -120)
    try bed.hears(
      Array(repeating: "scroll 0.0,-6.625 at 100.0,50.0", count: 8) + [
        "scroll -106.0,0.0 at 100.0,50.0", "scroll 0.0,53.0 at 100.0,50.0",
      ])
  }

  @Test("XC-30: a wheel with buttons scrolls, on a device with scroll axes and on one without")
  func buttonWheel() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    for button in [4, 7] {
      try bed.server.mouse.button(button, isDown: true)
      try bed.server.mouse.button(button, isDown: false)
    }
    try bed.server.xdotool("click", "5")
    try bed.server.mouse.scroll(y: 60)
    try bed.hears([
      "scroll 0.0,53.0 at 100.0,50.0", "scroll -53.0,0.0 at 100.0,50.0",
      "scroll 0.0,-53.0 at 100.0,50.0", "scroll 0.0,-26.5 at 100.0,50.0",
    ])
  }

  @Test(
    "XC-30: scrolling in another window causes no jump, and the first step after the pointer returns is not lost"
  )
  func scrolledElsewhere() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.scroll(y: 60)
    try bed.server.touchpad.scroll(x: 30)
    try bed.server.touchpad.scroll(x: 0)
    try bed.server.tablet.place(x: 900, y: 600)
    try bed.server.mouse.scroll(y: 6000)
    try bed.server.touchpad.scroll(x: 3000, y: 777)
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.scroll(y: 60)
    try bed.server.touchpad.scroll(x: 30)
    try bed.hears([
      "scroll 0.0,-26.5 at 100.0,50.0", "scroll -13.25,0.0 at 100.0,50.0 touchpad began",
    ])
  }

  @Test("a scroll with two fingers begins, changes, and ends when the fingers lift")
  func fingerScrolling() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    let course = [
      "scroll 0.0,-26.5 at 100.0,50.0 touchpad began",
      "scroll 0.0,-26.5 at 100.0,50.0 touchpad changed",
      "scroll -6.625,13.25 at 100.0,50.0 touchpad changed",
      "scroll 0.0,0.0 at 100.0,50.0 touchpad ended",
    ]
    // From here on, a pause does not end a scroll gesture, even on a slow machine.
    try bed.server.touchpad.scroll(y: 0)
    for _ in 0..<2 {
      try bed.server.touchpad.scroll(y: 60)
      try bed.server.touchpad.scroll(y: 60)
      try bed.server.touchpad.scroll(x: 15, y: -30)
      try bed.server.touchpad.scroll(x: 0, y: 0)
      try bed.hears(course)
    }
    try bed.server.touchpad.scroll(y: 60)
    bed.probe.letPass(milliseconds: 400)
    try bed.server.touchpad.scroll(y: 60)
    try bed.hears(Array(course.prefix(2)))
  }

  @Test("if the end of a scroll is never reported, a pause ends the scrolling")
  func restingFingers() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    for _ in 0..<2 {
      try bed.server.touchpad.scroll(y: 60)
      var heard: [String] = []
      let isEnded = try eventually {
        heard += try bed.news()
        return heard.count == 2
      }
      #expect(isEnded)
      #expect(
        heard == [
          "scroll 0.0,-26.5 at 100.0,50.0 touchpad began",
          "scroll 0.0,0.0 at 100.0,50.0 touchpad ended",
        ])
    }
  }

  @Test("presses, wheel steps, touches and swipes have modifier flags, including Alt and Super")
  func modifiers() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    // The first two keys are Shift and Control, the other two are Alt and Super.
    for (codes, flags) in [([50, 37], 6), ([64, 133], 24)] {
      for code in codes { try bed.server.keyboard.key(code, isDown: true) }
      try bed.server.mouse.button(3, isDown: true)
      try bed.server.mouse.button(3, isDown: false)
      try bed.server.mouse.scroll(y: 120)
      try bed.server.touchpad.swipe(3, .begin)
      for code in codes { try bed.server.keyboard.key(code, isDown: false) }
      try bed.server.touchpad.swipe(3, .end)
      // The second press counts as a double click only if the machine is fast enough.
      let heard = try bed.news().filter { !$0.hasPrefix("key") && !$0.hasPrefix("down") }
        .map { $0.replacing(/\ count [12]/, with: "") }
      #expect(
        heard == [
          "up 3 at 100.0,50.0 flags \(flags)",
          "scroll 0.0,-53.0 at 100.0,50.0 flags \(flags)",
          "swipe 3 began by 0.0,0.0 at 100.0,50.0 flags \(flags)",
          "swipe 3 ended by 0.0,0.0 at 100.0,50.0",
        ])
    }
  }

  @Test("the pointer's position has fractions of a pixel")
  func fractions() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.move(x: 10.5, y: 0.25)
    try bed.server.mouse.button(1, isDown: true)
    try bed.server.mouse.move(x: 0.5, y: 0)
    try bed.server.mouse.button(1, isDown: false)
    try bed.hears([
      "moved at 110.5,50.25", "down 1 at 110.5,50.25 count 1", "moved at 111.0,50.25",
      "up 1 at 111.0,50.25 count 1",
    ])
  }
}
