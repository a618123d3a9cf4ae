import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A stepper with mouse, keys and finger.
@MainActor
struct StepperTests {
  private func bed(
    _ stepper: Stepper = Stepper(value: 2, in: 0...9), settings: Settings = Settings()
  ) -> ValueBed<Stepper> {
    ValueBed(stepper, settings: settings)
  }

  @Test("each half takes a step, and at the limits the value stays or wraps")
  func clicks() {
    let bed = bed()
    bed.stage.click(at: bed.point(80, 18))
    bed.stage.touchTap(fingers: 1, at: bed.point(20, 18))
    #expect(bed.reports == ["3", "2"])
    bed.control.value = 9
    bed.stage.click(at: bed.point(80, 18))
    #expect(bed.reports.count == 2)
    bed.control.wraps = true
    bed.stage.click(at: bed.point(80, 18))
    bed.stage.click(at: bed.point(20, 18))
    #expect(bed.reports.suffix(2) == ["0", "9"])
    let mirrored = self.bed(settings: ValueBed<Stepper>.rightToLeft)
    mirrored.stage.click(at: mirrored.point(20, 18))
    #expect(mirrored.reports == ["3"])
  }

  @Test("a held half repeats until it is released, the pointer leaves it, or the limit is reached")
  func repeats() {
    let bed = bed()
    bed.stage.press(at: bed.point(80, 18))
    bed.stage.advance(by: 0.45)
    #expect(bed.control.value == 3)
    bed.stage.advance(by: 0.3)
    #expect(bed.control.value > 4)
    bed.stage.move(to: bed.point(80, 90))
    let value = bed.control.value
    bed.stage.advance(by: 1)
    #expect(bed.control.value == value)
    bed.stage.release(at: bed.point(80, 90))
    bed.stage.press(at: bed.point(80, 18))
    bed.stage.advance(by: 3)
    #expect(bed.control.value == 9)
    let turns = bed.stage.window.statistics.turnCount
    #expect(bed.stage.window.isIdle)
    #expect(turns == bed.stage.window.statistics.turnCount)
    bed.stage.release()
    bed.control.autorepeat = false
    bed.control.value = 0
    bed.stage.press(at: bed.point(80, 18))
    bed.stage.advance(by: 2)
    #expect(bed.control.value == 1)
  }

  @Test("cancelling a press restores the old value and ends the repetition")
  func cancel() {
    let bed = bed()
    bed.stage.touch(began: bed.point(80, 18))
    bed.stage.advance(by: 0.65)
    bed.stage.touch(cancelled: 0)
    #expect(bed.control.value == 2)
    bed.stage.press(at: bed.point(80, 18))
    bed.control.removeFromSuperview()
    bed.stage.advance(by: 2)
    #expect(bed.control.value == 2)
  }

  @Test("a stepper that is not continuous reports only at the end")
  func discontinuous() {
    let bed = bed()
    bed.control.isContinuous = false
    bed.stage.press(at: bed.point(80, 18))
    bed.stage.advance(by: 0.65)
    #expect(bed.reports.isEmpty)
    bed.stage.release()
    #expect(bed.reports.count == 1)
  }

  @Test("keys change the value")
  func keys() {
    let bed = bed()
    bed.stage.key("Tab")
    for name in ["Up", "Down", "Right", "Left", "PageUp", "PageDown", "End", "Home"] {
      bed.stage.key(name)
    }
    #expect(bed.reports == ["3", "2", "3", "2", "4", "2", "9", "0"])
    bed.control.isEnabled = false
    bed.stage.click(at: bed.point(80, 18))
    #expect(bed.control.value == 0)
  }

  @Test("steps of assistive technologies wrap as the arrow keys do")
  func accessibilitySteps() {
    let bed = bed(Stepper(value: 8, in: 0...9))
    for _ in 0..<2 { bed.control.accessibilityIncrement() }
    #expect(bed.control.value == 9 && bed.reports == ["9"])
    bed.control.wraps = true
    bed.control.accessibilityIncrement()
    bed.control.accessibilityDecrement()
    #expect(bed.reports == ["9", "0", "9"])
    bed.control.isEnabled = false
    bed.control.accessibilityIncrement()
    #expect(bed.control.value == 9)
  }

  @Test("fractional steps accumulate no errors and stay inside the range")
  func fractions() {
    let bed = bed(Stepper(value: 0, in: 0...1, step: 0.1))
    for _ in 0..<12 { bed.stage.click(at: bed.point(80, 18)) }
    #expect(bed.control.value == 1)
    #expect(bed.reports.count == 10)
  }
}
