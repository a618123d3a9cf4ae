import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A slider with mouse, wheel, keys and finger.
@MainActor
struct SliderTests {
  /// Makes a slider whose thumb has a travel of 200 points.
  private func bed(
    _ slider: Slider = Slider(value: 0.5), settings: Settings = Settings()
  ) -> ValueBed<Slider> {
    ValueBed(slider, size: Size(width: 230, height: 36), settings: settings)
  }

  private func place(_ fraction: Double) -> Point { Point(x: 100 + 200 * fraction, y: 150) }

  @Test("a click on the track moves the thumb to it, and a drag continues from there")
  func pointer() {
    let bed = bed()
    bed.stage.click(at: place(0.8))
    #expect(bed.control.value == 0.8)
    bed.stage.press(at: place(0.8))
    bed.stage.move(to: place(0.3))
    #expect(bed.control.value == 0.3)
    bed.stage.move(to: Point(x: -500, y: 20))
    #expect(bed.control.value == 0)
    bed.stage.release(at: Point(x: 1000, y: 20))
    #expect(bed.control.value == 1)
    #expect(bed.reports == ["80 %", "30 %", "0 %", "100 %"])
  }

  @Test("touching the thumb off its centre does not move it")
  func offset() {
    let bed = bed()
    let start = Point(x: 208, y: 150)
    bed.stage.touch(began: start)
    #expect(bed.control.value == 0.5)
    bed.stage.touch(moved: start + Point(x: 20, y: 0))
    #expect(abs(bed.control.value - 0.6) < 1e-9)
    bed.stage.touch(ended: start + Point(x: 20, y: 0))
  }

  @Test("cancelling a drag restores the old value")
  func cancel() {
    let bed = bed()
    bed.stage.touch(began: place(0.1))
    bed.stage.touch(cancelled: 0)
    #expect(bed.control.value == 0.5)
    #expect(bed.reports == ["10 %", "50 %"])
    bed.stage.press(at: place(0.9))
    bed.control.isEnabled = false
    #expect(bed.control.value == 0.5)
  }

  @Test("a slider with steps has only their values, each reported once")
  func steps() {
    let bed = bed(Slider(value: 2, in: 0...5, step: 1))
    bed.stage.drag(from: place(0.4), to: place(0.83))
    #expect(bed.reports == ["3", "4"])
    bed.control.value = 3.4
    #expect(bed.control.value == 3)
    bed.control.maximumValue = 2
    #expect(bed.control.value == 2)
    bed.control.value = .nan
    #expect(bed.control.value == 0)
  }

  @Test("a minimum above the maximum raises the maximum, and a maximum below the minimum lowers it")
  func crossedEnds() {
    let slider = Slider(value: 0.5)
    slider.minimumValue = 3
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [3, 3, 3])
    slider.maximumValue = 8
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [3, 3, 8])
    slider.maximumValue = -2
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [-2, -2, -2])
    slider.minimumValue = .nan
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [-2, -2, -2])
  }

  @Test("a slider that is not continuous reports only at the end")
  func discontinuous() {
    let bed = bed()
    bed.control.isContinuous = false
    bed.stage.press(at: place(0.5))
    bed.stage.move(to: place(0.2))
    bed.stage.move(to: place(0.4))
    #expect(bed.reports.isEmpty)
    bed.stage.release(at: place(0.4))
    #expect(bed.reports == ["40 %"])
  }

  @Test("keys change the value", arguments: [false, true])
  func keys(isMirrored: Bool) {
    let bed = bed(settings: Settings(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    bed.stage.key("Tab")
    for name in ["Right", "Up", "Left", "Down", "PageUp", "PageDown", "Home", "End"] {
      bed.stage.key(name)
    }
    let right = isMirrored ? "45 %" : "55 %"
    let up = isMirrored ? "50 %" : "60 %"
    let left = isMirrored ? "55 %" : "55 %"
    #expect(bed.reports == [right, up, left, "50 %", "70 %", "50 %", "0 %", "100 %"])
    bed.stage.key("Space")
    #expect(bed.reports.count == 8)
  }

  @Test("in a right-to-left layout, the minimum is at the right")
  func mirrored() {
    let bed = bed(settings: Settings(layoutDirection: .rightToLeft))
    bed.stage.click(at: place(0.1))
    #expect(abs(bed.control.value - 0.9) < 1e-9)
  }

  @Test("a wheel moves the slider, but inside a scroll view only with the focus")
  func wheel() {
    let bed = bed()
    bed.stage.scroll(by: Point(x: 0, y: 40), at: place(0.5))
    bed.stage.scroll(by: Point(x: 0, y: -40), at: place(0.5))
    #expect(bed.reports == ["55 %", "50 %"])
    var scrolled = 0
    let pan = PanGestureRecognizer { _ in scrolled += 1 }
    pan.allowedScrollTypesMask = .all
    bed.root.view.addGestureRecognizer(pan)
    bed.stage.scroll(by: Point(x: 0, y: 40), at: place(0.5))
    #expect(bed.reports.count == 2 && scrolled > 0)
    bed.stage.click(at: place(0.5))
    bed.stage.scroll(by: Point(x: 0, y: 40), at: place(0.5))
    #expect(bed.reports.last == "55 %")
  }

  @Test("a scroll view takes the wheel from a slider only if it can scroll")
  func wheelInScrollView() {
    let bed = bed()
    let scroller = ScrollView(frame: bed.root.view.bounds)
    bed.root.view.addSubview(scroller)
    scroller.addSubview(bed.control)
    bed.stage.settle()
    bed.stage.scroll(by: Point(x: 0, y: 40), at: place(0.5))
    #expect(bed.reports == ["55 %"])
    scroller.contentSize = Size(width: 10, height: 10_000)
    bed.stage.settle()
    bed.stage.scroll(by: Point(x: 0, y: -40), at: place(0.5))
    bed.stage.settle()
    #expect(bed.reports == ["55 %"])
    #expect(scroller.contentOffset.y > 0)
  }

  @Test("a disabled slider ignores all input")
  func disabled() {
    let bed = bed()
    bed.control.isEnabled = false
    bed.stage.click(at: place(0.9))
    bed.stage.scroll(by: Point(x: 0, y: 40), at: place(0.5))
    bed.stage.key("Tab")
    bed.stage.key("End")
    #expect(bed.reports.isEmpty && bed.control.value == 0.5)
    #expect(bed.control.accessibilityTraits == [.adjustable, .notEnabled])
  }

  @Test("a drag paints only the slider, and nothing wakes up after it")
  func counts() {
    let bed = bed()
    bed.stage.press(at: place(0.5))
    bed.stage.settle()
    bed.stage.move(to: place(0.6))
    let box = PixelRect(covering: bed.control.frame.insetBy(dx: -1, dy: -1), scale: 1)
    let damage = bed.stage.window.statistics.lastDamage
    #expect(!damage.isEmpty && damage.intersection(box) == damage)
    #expect(bed.stage.window.isIdle)
    bed.stage.release(at: place(0.6))
    bed.stage.settle()
    #expect(bed.stage.window.isIdle)
  }
}
