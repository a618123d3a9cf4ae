import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Controls with ranges that have too many steps to count.
@MainActor
struct EndlessRangeTests {
  private nonisolated static let ranges: [ClosedRange<Double>] = [
    -.infinity...(.infinity), -1e308...1e308, -.greatestFiniteMagnitude...(.infinity),
    -.infinity...5, 0...(.infinity), -.infinity...(-.infinity),
  ]

  @Test("a stepper without limits adds to its current value", arguments: ranges)
  func stepper(range: ClosedRange<Double>) {
    let bed = ValueBed(Stepper(value: 3, in: range))
    #expect(bed.control.value.isFinite)
    #expect(bed.control.minimumValue <= max(range.lowerBound, -1e300))
    #expect(bed.control.maximumValue >= min(range.upperBound, 1e300))
    #expect(bed.control.accessibilityValue?.isEmpty == false)
    if range.contains(4) {
      bed.stage.click(at: bed.point(80, 18))
      #expect(bed.control.value == 4)
      bed.stage.click(at: bed.point(20, 18))
      #expect(bed.control.value == 3 && bed.control.accessibilityValue == "3")
    }
    bed.stage.key("Tab")
    for name in ["Home", "Down", "PageUp", "End", "Up", "PageDown"] {
      bed.stage.key(name)
      #expect(bed.control.value.isFinite)
    }
    bed.control.stepValue = 0.25
    bed.control.value = 3.3
    #expect(bed.control.value.isFinite)
    bed.control.value = .infinity
    #expect(bed.control.value.isFinite)
  }

  @Test("a slider with an infinite range still shows a thumb", arguments: ranges)
  func slider(range: ClosedRange<Double>) {
    let bed = ValueBed(Slider(value: 3, in: range), size: Size(width: 200, height: 36))
    #expect(bed.control.value.isFinite)
    #expect(!bed.control.subviews.isEmpty)
    #expect(bed.control.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
    bed.stage.drag(from: Point(x: 120, y: 150), to: Point(x: 250, y: 150))
    #expect(bed.control.value.isFinite)
    bed.stage.scroll(by: Point(x: 0, y: 53), at: Point(x: 200, y: 150))
    bed.stage.key("Tab")
    for name in ["Home", "PageUp", "End", "Up", "PageDown"] {
      bed.stage.key(name)
      #expect(bed.control.value.isFinite)
    }
    bed.control.minimumValue = .nan
    bed.stage.settle()
    #expect(bed.control.value.isFinite && bed.control.accessibilityValue?.isEmpty == false)
  }

  @Test("the pages may be removed during a drag")
  func pages() {
    let bed = ValueBed(PageControl(numberOfPages: 5), size: Size(width: 150, height: 36))
    bed.stage.touch(began: Point(x: 220, y: 150))
    bed.control.numberOfPages = 0
    bed.stage.touch(ended: Point(x: 220, y: 150))
    bed.stage.settle()
    #expect(bed.control.currentPage == 0 && bed.reports.isEmpty)
  }
}
