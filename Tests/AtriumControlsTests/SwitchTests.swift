import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A switch with mouse, keys and finger.
@MainActor
struct SwitchTests {
  private let middle = Point(x: 200, y: 150)

  @Test("a click toggles the switch and sends an event, and setting the value sends none")
  func click() {
    let bed = ValueBed(Switch())
    bed.stage.click(at: middle)
    #expect(bed.control.isOn)
    bed.stage.click(at: middle)
    #expect(!bed.control.isOn)
    #expect(bed.reports == ["1", "0"])
    bed.control.isOn = true
    bed.control.setOn(false, animated: true)
    #expect(bed.reports.count == 2)
  }

  @Test("a press that leaves the switch, or is cancelled, does not toggle it")
  func leaving() {
    let bed = ValueBed(Switch())
    bed.stage.press(at: middle)
    bed.stage.move(to: Point(x: 200, y: 250))
    bed.stage.release(at: Point(x: 200, y: 250))
    bed.stage.touch(began: middle)
    bed.stage.touch(cancelled: 0)
    bed.stage.press(at: middle)
    bed.stage.press(at: middle, button: .secondary)
    bed.stage.release(at: middle, button: .secondary)
    bed.stage.release(at: middle)
    #expect(!bed.control.isOn)
    #expect(bed.reports.isEmpty)
  }

  @Test("the knob can be dragged in both directions", arguments: [false, true])
  func drag(isMirrored: Bool) {
    let bed = ValueBed(
      Switch(), settings: isMirrored ? ValueBed<Switch>.rightToLeft : Settings())
    let way = isMirrored ? -24.0 : 24
    bed.stage.drag(from: middle, to: middle + Point(x: way, y: 0))
    #expect(bed.control.isOn)
    bed.stage.drag(from: middle, to: middle + Point(x: way, y: 0))
    #expect(bed.control.isOn)
    #expect(bed.reports == ["1"])
    bed.stage.touch(began: middle)
    bed.stage.touch(moved: middle - Point(x: way, y: 0))
    bed.stage.touch(ended: middle - Point(x: way, y: 0))
    #expect(bed.reports == ["1", "0"])
  }

  @Test("Space and Enter toggle the switch, and arrows choose a side")
  func keys() {
    let bed = ValueBed(Switch())
    bed.stage.key("Tab")
    #expect(bed.control.isFirstResponder && bed.control.isFocusRingVisible)
    bed.stage.key("Space")
    bed.stage.key("Return")
    bed.stage.key("Right")
    bed.stage.key("Right")
    bed.stage.key("Left")
    #expect(bed.reports == ["1", "0", "1", "0"])
    let mirrored = ValueBed(Switch(), settings: ValueBed<Switch>.rightToLeft)
    mirrored.stage.key("Tab")
    mirrored.stage.key("Left")
    #expect(mirrored.reports == ["1"])
  }

  @Test("a disabled switch does nothing, and Tab skips it")
  func disabled() {
    let bed = ValueBed(Switch(isOn: true))
    bed.control.isEnabled = false
    bed.stage.click(at: middle)
    bed.stage.touchTap(fingers: 1, at: middle)
    bed.stage.key("Tab")
    bed.stage.key("Space")
    #expect(bed.control.isOn && bed.reports.isEmpty && !bed.control.isFirstResponder)
    #expect(bed.control.accessibilityTraits.contains([.toggleButton, .notEnabled]))
  }

  @Test("a press shows in its turn and damages only the switch, and nothing wakes up at rest")
  func counts() {
    let bed = ValueBed(Switch())
    bed.stage.move(to: middle)
    bed.stage.settle()
    bed.stage.press(at: middle)
    let box = PixelRect(covering: bed.control.frame.insetBy(dx: -1, dy: -1), scale: 1)
    let damage = bed.stage.window.statistics.lastDamage
    #expect(!damage.isEmpty && damage.intersection(box) == damage)
    bed.stage.release(at: middle)
    let turns = bed.turns()
    #expect(bed.stage.window.isIdle)
    #expect(bed.stage.window.statistics.turnCount == turns)
    bed.stage.click(at: middle)
    #expect(!bed.stage.window.isIdle)
  }

  @Test("with motion off the change is complete in the turn of the click")
  func motionOff() {
    let bed = ValueBed(Switch(), settings: Settings(motion: .off))
    bed.stage.click(at: middle)
    #expect(bed.stage.window.isIdle)
    let moving = bed.stage.snapshot()
    bed.stage.advance(by: 1)
    #expect(moving.isIdentical(to: bed.stage.snapshot()))
  }
}
