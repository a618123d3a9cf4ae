import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test(
    "a hundred taps of three fingers open the ring a hundred times, and taps of two or four never do"
  )
  func ringTaps() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    for count in [2, 4, 2, 4] {
      let start = try bed.quickly { try bed.tap(count) }
      // The pause is longer than the time within which three fingers must touch.
      bed.probe.letPass(milliseconds: 170)
      try bed.fixture.settles(bed.probe)
      #expect(bed.count(of: "ring opens", since: start) == 0)
    }
    try bed.opensRing(times: 100) { try bed.tap(3) }
    #expect(bed.count(of: "ring closes") >= 100)
  }

  @Test(
    "a hundred swipes of three fingers on a touchpad open the ring, and swipes of two or four never do"
  )
  func ringSwipes() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    try bed.hover(x: 300, y: 300)
    func swipe(_ fingers: Int) throws {
      try bed.server.touchpad.swipe(fingers, .begin)
      try bed.server.touchpad.swipe(fingers, .update, dx: 30)
      try bed.server.touchpad.swipe(fingers, .end)
    }
    for count in [2, 4, 2, 4] { try swipe(count) }
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "ring opens") == 0)
    try bed.opensRing(times: 100) { try swipe(3) }
  }

  @Test("three fingers open the ring 30 and 300 points apart, and a late third finger does not")
  func ringSpread() throws {
    let bed = try TouchFixture(["--ring", "--size", "700x600"])
    for distance in [30.0, 300] {
      try bed.opensRing(times: 1) {
        for phase in [InputTestDevice.Phase.begin, .end] {
          for finger in 0..<3 {
            try bed.server.touchscreen.touch(
              finger, phase, x: 30 + Double(finger) * distance, y: 100)
          }
        }
      }
    }
    let openings = bed.count(of: "ring opens")
    try bed.touch(.begin, 1...2)
    // The pause is slightly longer than the allowed time. The tests without an X server check the limit to
    // the millisecond.
    bed.probe.letPass(milliseconds: 170)
    try bed.touch(.begin, 3...3)
    try bed.touch(.end, 1...3)
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "ring opens") == openings)
  }

  @Test(
    "content that received two of the touches gets a cancellation when the third finger completes the tap"
  )
  func ringTakesTouches() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    // Real fingers do not touch at the same time. Touches in the same millisecond are a single event. If
    // that event completed the tap, the content would not receive it.
    let start = try bed.quickly {
      for finger in 1...3 {
        try bed.touch(.begin, finger...finger)
        bed.probe.letPass(milliseconds: 2)
      }
      try bed.touch(.end, 1...3)
    }
    bed.fixture.hears("ring opens", since: start)
    #expect(
      try bed.news().filter { $0.hasPrefix("content") }
        == Array(repeating: "content began", count: 3)
        + Array(repeating: "content cancelled", count: 3))
    try bed.server.keyboard.key(9)
    let closed = try bed.fixture.rests(bed.probe).count
    try bed.tap(2)
    let isOver = bed.fixture.process.waits { bed.count(of: "content ended", since: closed) == 2 }
    #expect(isOver)
    #expect(
      try bed.news().filter { $0.hasPrefix("content") } == [
        "content began", "content began", "content ended", "content ended",
      ])
  }

  @Test(
    "if the second and third fingers touch while the first drags a pager, the pager returns to its page"
  )
  func ringTakesDrag() throws {
    let bed = try TouchFixture(["--pager", "--size", "600x600"])
    let screen = bed.server.touchscreen
    let start = try bed.quickly {
      try screen.touch(1, .begin, x: 300, y: 300)
      bed.probe.letPass(milliseconds: 2)
      // The finger moves far enough for a drag, but not too far for a tap.
      for x in [295.0, 290, 280, 270] {
        try screen.touch(1, .update, x: x, y: 300)
        bed.probe.letPass(milliseconds: 2)
      }
      for finger in 2...3 {
        try screen.touch(finger, .begin, x: Double(150 + finger * 100), y: 300)
      }
      bed.probe.letPass(milliseconds: 2)
      try screen.touch(1, .end, x: 270, y: 300)
      for finger in 2...3 { try screen.touch(finger, .end, x: Double(150 + finger * 100), y: 300) }
    }
    func count(_ line: String) -> Int { bed.count(of: line, since: start) }
    bed.fixture.hears("ring opens", since: start)
    bed.fixture.hears("pager rests at 0", since: start)
    _ = try bed.fixture.rests(bed.probe)
    #expect(count("pager dragged") == 1 && count("pager let go") == 1)
    // The content under the first finger received the touch until the drag began.
    #expect(count("content began") == count("content cancelled"))
    #expect(count("content began") >= 1)
    #expect(count("content ended") == 0)
    #expect(bed.pagerRests(at: 0))
  }

  @Test("eight eighths of a wheel's step turn one page of a pager, not eight pages")
  func finePaging() throws {
    let bed = try TouchFixture(["--pager", "--size", "600x600"])
    try bed.hover(x: 300, y: 300)
    for _ in 0..<8 { try bed.server.mouse.scroll(x: 15) }
    bed.fixture.hears("pager rests at 600")
    _ = try bed.fixture.rests(bed.probe)
    #expect(bed.pagerRests(at: 600))
  }

  @Test(
    "after two of the three fingers lift, the remaining finger chooses an item by its direction")
  func markingWithOneFinger() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    let start = try bed.quickly(leaving: 3...3) {
      try bed.touch(.begin, 1...3)
      try bed.touch(.end, 1...2)
    }
    bed.fixture.hears("ring opens", since: start)
    for x in stride(from: 180.0, through: 60, by: -20) {
      try bed.server.touchscreen.touch(3, .update, x: x, y: 100)
    }
    try bed.server.touchscreen.touch(3, .end, x: 60, y: 100)
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "Two appears") == 1)
    #expect(bed.count(of: "content ended", since: start) == 0)
  }

  @Test(
    "a drag and release of the middle button choose an item, and a short press leaves the ring open"
  )
  func middleButton() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    let mouse = bed.server.mouse
    try bed.hover(x: 300, y: 300)
    try mouse.button(2, isDown: true)
    try mouse.move(x: -80, y: 0)
    try mouse.button(2, isDown: false)
    bed.says("Two appears")
    #expect(bed.count(of: "ring closes") == 1)
    // A movement of 11 points does not count as a drag.
    let start = try bed.quickly {
      try bed.server.tablet.place(x: 300, y: 300)
      try mouse.button(2, isDown: true)
      try mouse.move(x: 11, y: 0)
      try mouse.button(2, isDown: false)
    }
    bed.fixture.hears("ring opens", since: start)
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "ring closes", since: start) == 0)
    // Clicks before this delay count as part of the opening.
    bed.probe.letPass(milliseconds: 170)
    try mouse.move(x: 80, y: 0)
    try mouse.button(1, isDown: true)
    try mouse.button(1, isDown: false)
    bed.fixture.hears("One appears", since: start)
    #expect(bed.count(of: "ring closes", since: start) == 1)
  }

  @Test(
    "a slow press of the middle button leaves the ring open, and after 12 points a release in the dead zone cancels"
  )
  func middleButtonLimits() throws {
    let bed = try TouchFixture(["--ring", "--size", "600x600"])
    let mouse = bed.server.mouse
    try bed.hover(x: 300, y: 300)
    try mouse.button(2, isDown: true)
    bed.probe.letPass(milliseconds: 220)
    try mouse.button(2, isDown: false)
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "ring opens") == 1)
    #expect(bed.count(of: "ring closes") == 0)
    try bed.server.keyboard.key(9)
    bed.says("ring closes")
    try mouse.button(2, isDown: true)
    try mouse.move(x: 13, y: 0)
    try mouse.button(2, isDown: false)
    try bed.fixture.settles(bed.probe)
    #expect(bed.count(of: "ring opens") == 2)
    #expect(bed.count(of: "ring closes") == 2)
    #expect(bed.count(of: "One appears") == 1 && bed.count(of: "Two appears") == 0)
  }

  @Test("RF-9: a hundred strokes through two levels with the middle button make no wrong choice")
  func ringMarks() throws {
    let bed = try TouchFixture(["--ring", "--levels", "--size", "600x600"])
    let mouse = bed.server.mouse
    // The directions of the groups, and of each group's items, in degrees clockwise from the right.
    let groups = [-90.0, 0, 90, 180]
    let leaves = [
      [-54.0, 18, 162, -126], [-108, -36, 36, 108], [-18, 54, 126, -162], [-72, 72, 144, -144],
    ]
    func move(_ degrees: Double, _ length: Double) throws {
      let angle = degrees * .pi / 180
      try mouse.move(x: (cos(angle) * length).rounded(), y: (sin(angle) * length).rounded())
    }
    for number in 0..<100 {
      let (group, leaf) = (number / 4 % 4, number % 4)
      try bed.server.tablet.place(x: 300, y: 300)
      let start = bed.fixture.process.lines.count
      try mouse.button(2, isDown: true)
      try move(groups[group], 135)
      try move(leaves[group][leaf], 25)
      try move(leaves[group][leaf], 60)
      try mouse.button(2, isDown: false)
      bed.fixture.hears("ring closes", since: start)
      try bed.fixture.settles(bed.probe)
      let chosen = bed.fixture.process.lines.dropFirst(start).filter { $0.hasPrefix("chose") }
      #expect(chosen == ["chose \(group) \(leaf)"], "mark \(number)")
    }
  }
}
