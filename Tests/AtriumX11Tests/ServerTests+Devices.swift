import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test("XC-23: removing a touchscreen cancels its fingers, and it works again when it returns")
  func unplugged() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...3)
    #expect(try bed.news().count == 3)
    #expect(bed.probe.setDevice("test-touchscreen", isEnabled: false))
    try bed.hears([
      "touch 0 cancelled at 100.0,100.0", "touch 1 cancelled at 150.0,100.0",
      "touch 2 cancelled at 200.0,100.0",
    ])
    #expect(bed.probe.setDevice("test-touchscreen", isEnabled: true))
    try bed.server.touchscreen.reconnect()
    try bed.tap(1)
    try bed.hears(["touch 0 began at 100.0,100.0", "touch 0 ended at 100.0,100.0"])
  }

  @Test("a touchscreen that is added while the window is open works")
  func plugged() throws {
    let bed = try TouchFixture()
    #expect(bed.probe.setDevice("test-touchscreen", isEnabled: false))
    let fixture = try Fixture(["--size", "300x200"], on: bed.server)
    let probe = try XProbe(bed.server)
    try fixture.settles(probe)
    #expect(bed.probe.setDevice("test-touchscreen", isEnabled: true))
    try bed.server.touchscreen.reconnect()
    try bed.touch(.begin, 1...2)
    try bed.touch(.end, 1...2)
    try fixture.settles(probe)
    // Neither the touches nor the pointer that follows them counts as a button.
    #expect(
      fixture.events.filter { $0.hasPrefix("touch") || $0.hasPrefix("down") } == [
        "touch 0 began at 100.0,100.0", "touch 1 began at 150.0,100.0",
        "touch 0 ended at 100.0,100.0", "touch 1 ended at 150.0,100.0",
      ])
  }

  @Test("XC-23: detaching a touchscreen from its pointer cancels its fingers")
  func floating() throws {
    let bed = try TouchFixture()
    try bed.touch(.begin, 1...2)
    _ = try bed.news()
    #expect(bed.probe.attach("test-touchscreen", to: nil))
    try bed.hears(["touch 0 cancelled at 100.0,100.0", "touch 1 cancelled at 150.0,100.0"])
    try bed.touch(.end, 1...2)
    try bed.hears([])
    #expect(bed.probe.attach("test-touchscreen", to: XProbe.pointer))
    try bed.tap(1)
    try bed.hears(["touch 0 began at 100.0,100.0", "touch 0 ended at 100.0,100.0"])
  }

  @Test("two pointers, and fingers of a third device, press and release independently")
  func twoPointers() throws {
    let bed = try TouchFixture()
    bed.probe.addMaster("second")
    #expect(bed.probe.attach("test-mouse", to: "second pointer"))
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.move(x: -2000, y: -2000)
    try bed.server.mouse.move(x: 30, y: 40)
    _ = try bed.news()
    try bed.server.touchpad.button(1, isDown: true)
    try bed.server.mouse.button(3, isDown: true)
    try bed.touch(.begin, 1...1)
    try bed.server.mouse.button(3, isDown: false)
    try bed.touch(.end, 1...1)
    try bed.server.touchpad.button(1, isDown: false)
    let heard = try bed.news().filter { !$0.hasPrefix("moved") }
    #expect(
      heard == [
        "down 1 at 100.0,50.0 count 1", "down 3 at 30.0,40.0 count 1",
        "touch 0 began at 100.0,100.0", "up 3 at 30.0,40.0 count 1",
        // The main pointer has followed the finger.
        "touch 0 ended at 100.0,100.0", "up 1 at 100.0,100.0 count 1",
      ])
  }

  @Test("a wheel on a second pointer scrolls, and the first pointer keeps its position")
  func twoWheels() throws {
    let bed = try TouchFixture()
    bed.probe.addMaster("second")
    #expect(bed.probe.attach("test-mouse", to: "second pointer"))
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.move(x: -2000, y: -2000)
    try bed.server.mouse.move(x: 30, y: 40)
    try bed.server.touchpad.scroll(y: 0)
    _ = try bed.news()
    try bed.server.mouse.scroll(y: 120)
    try bed.server.touchpad.scroll(y: 60)
    try bed.server.touchpad.scroll(y: 0)
    try bed.server.mouse.scroll(y: 60)
    #expect(
      try bed.news().filter { !$0.hasPrefix("moved") } == [
        "scroll 0.0,-53.0 at 30.0,40.0", "scroll 0.0,-26.5 at 100.0,50.0 touchpad began",
        "scroll 0.0,0.0 at 100.0,50.0 touchpad ended", "scroll 0.0,-26.5 at 30.0,40.0",
      ])
  }

  @Test("removing a pointer while a finger and a button are down ends both")
  func pointerGone() throws {
    let bed = try TouchFixture()
    bed.probe.addMaster("second")
    #expect(bed.probe.attach("test-mouse", to: "second pointer"))
    #expect(bed.probe.attach("test-touchscreen", to: "second pointer"))
    try bed.hover(x: 100, y: 50)
    try bed.server.mouse.move(x: -2000, y: -2000)
    try bed.server.mouse.move(x: 30, y: 40)
    try bed.server.mouse.button(1, isDown: true)
    try bed.touch(.begin, 1...2)
    _ = try bed.news()
    #expect(bed.probe.removeMaster("second"))
    try bed.touch(.end, 1...2)
    try bed.server.mouse.button(1, isDown: false)
    let heard = try bed.news()
    #expect(
      heard.filter { $0.hasPrefix("touch") } == [
        "touch 0 cancelled at 100.0,100.0", "touch 1 cancelled at 150.0,100.0",
      ])
    // The window is notified that the button was released or cancelled.
    let ends = heard.filter { !$0.hasPrefix("touch") && !$0.hasPrefix("moved") }
    #expect(ends == ["up 1 at 30.0,40.0 count 1"] || ends == ["cancelled"], "\(ends)")
    // The main pointer still works.
    try bed.hover(x: 200, y: 100)
    try bed.server.touchpad.button(1, isDown: true)
    try bed.server.touchpad.button(1, isDown: false)
    try bed.hears(["down 1 at 200.0,100.0 count 1", "up 1 at 200.0,100.0 count 1"])
  }
}
