import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scroll views in combination with the views inside and around them.
@MainActor
struct ScrollContentTests {
  private let bed = ScrollBed()

  @Test("G-10: content gets a touch after 0.15 s, and a quick tap begins and ends at once")
  func delay() {
    let probe = ButtonProbe(in: bed.scroll)
    bed.stage.touch(began: ScrollBed.middle)
    #expect(probe.sent.isEmpty)
    bed.stage.touch(ended: ScrollBed.middle)
    #expect(probe.sent == ["down", "action"])
    probe.sent = []
    bed.stage.touch(began: ScrollBed.middle)
    bed.stage.advance(by: 0.14)
    #expect(probe.sent.isEmpty)
    bed.stage.advance(by: 0.02)
    #expect(probe.sent == ["down"])
    bed.stage.touch(ended: ScrollBed.middle)
    #expect(probe.sent == ["down", "action"])
    bed.scroll.delaysContentTouches = false
    probe.sent = []
    bed.stage.touch(began: ScrollBed.middle)
    #expect(probe.sent == ["down"])
  }

  @Test("G-10: content never gets the touch of a finger that scrolls at once")
  func quickDrag() {
    let probe = ButtonProbe(in: bed.scroll)
    bed.fingerGoes(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200))
    bed.stage.touch(ended: Point(x: 200, y: 200))
    #expect(probe.sent.isEmpty)
    #expect(bed.y > 100)
  }

  @Test("G-10: scrolling cancels a touch on plain content, but not on a control")
  func cancelling() {
    let listener = TouchListener(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    bed.scroll.addSubview(listener)
    bed.stage.touch(began: ScrollBed.middle)
    bed.stage.advance(by: 0.2)
    bed.stage.touch(moved: ScrollBed.middle - Point(x: 0, y: 60))
    #expect(listener.heard == ["began", "cancelled"])
    #expect(bed.y == 50)
    bed.stage.touch(ended: ScrollBed.middle - Point(x: 0, y: 60))
    bed.stage.settle()
    bed.scroll.contentOffset = .zero

    bed.scroll.canCancelContentTouches = false
    bed.stage.touch(began: ScrollBed.middle)
    bed.stage.advance(by: 0.2)
    bed.stage.touch(moved: ScrollBed.middle - Point(x: 0, y: 60))
    #expect(bed.y == 0)
    bed.stage.touch(ended: ScrollBed.middle)
    bed.scroll.canCancelContentTouches = true

    let probe = ButtonProbe(in: bed.scroll)
    bed.stage.touch(began: ScrollBed.middle)
    bed.stage.advance(by: 0.2)
    bed.stage.touch(moved: ScrollBed.middle - Point(x: 0, y: 60))
    #expect(bed.y == 0)
    #expect(probe.sent == ["down"])
    bed.stage.touch(ended: ScrollBed.middle)
  }

  @Test("G-10: touchesShouldCancel(in:) decides which touches scrolling cancels")
  func cancellingOverridden() {
    let scroll = ContraryScrollView()
    let bed = ScrollBed(scroll)
    let listener = TouchListener(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scroll.addSubview(listener)
    func drag() {
      bed.stage.touch(began: ScrollBed.middle)
      bed.stage.advance(by: 0.2)
      bed.stage.touch(moved: ScrollBed.middle - Point(x: 0, y: 60))
    }
    drag()
    bed.stage.touch(ended: ScrollBed.middle - Point(x: 0, y: 60))
    #expect(listener.heard == ["began", "ended"])
    #expect(bed.y == 0)
    let probe = ButtonProbe(in: scroll)
    drag()
    #expect(probe.sent == ["down", "cancel"])
    #expect(bed.y == 50)
    #expect(scroll.asked == [listener, probe.button])
  }

  // MARK: Nested scroll views

  private func inner() -> ScrollView {
    let inner = ScrollView(frame: Rect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = Size(width: 300, height: 260)
    bed.scroll.addSubview(inner)
    bed.stage.settle()
    return inner
  }

  @Test(
    "the inner view scrolls to its end, then the outer one, and scrolling back begins in the inner one"
  )
  func nestedDrag() {
    let inner = inner()
    bed.touchpad(.began)
    bed.touchpad(.changed, by: Point(x: 0, y: -40))
    #expect(inner.contentOffset.y == 40 && bed.y == 0)
    bed.touchpad(.changed, by: Point(x: 0, y: -40))
    #expect(inner.contentOffset.y == 60 && bed.y == 20)
    bed.touchpad(.changed, by: Point(x: 0, y: 30))
    #expect(inner.contentOffset.y == 30 && bed.y == 20)
    bed.touchpad(.ended)
  }

  @Test("a flick that reaches the inner end continues in the outer view")
  func nestedThrow() {
    let inner = inner()
    bed.fling(by: Point(x: 0, y: -10), frames: 12)
    #expect(inner.contentOffset.y == 60 && bed.y == 60)
    #expect(bed.scroll.isDecelerating && !inner.isDecelerating)
    bed.stage.settle()
    #expect(inner.contentOffset.y == 60 && bed.y > 200)
  }

  @Test("at the end of the inner view a wheel and a flick continue in the outer one")
  func nestedWheel() {
    let inner = inner()
    bed.stage.scroll(by: Point(x: 0, y: -60), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(inner.contentOffset.y == 60 && bed.y == 0)
    bed.stage.scroll(by: Point(x: 0, y: -60), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(inner.contentOffset.y == 60 && bed.y == 60)
    bed.fling(by: Point(x: 0, y: -10), frames: 12)
    #expect(bed.scroll.isDecelerating)
    bed.stage.settle()
    #expect(inner.contentOffset.y == 60 && bed.y > 200)
  }

  @Test("each view handles the drags along its own axis")
  func crossed() {
    let strip = ScrollView(frame: Rect(x: 0, y: 100, width: 300, height: 200))
    strip.contentSize = Size(width: 1000, height: 200)
    bed.scroll.addSubview(strip)
    bed.stage.settle()
    bed.fingerGoes(from: Point(x: 300, y: 250), to: Point(x: 200, y: 240))
    #expect(strip.contentOffset.x > 80 && bed.y == 0)
    bed.stage.touch(ended: Point(x: 200, y: 240))
    bed.stage.settle()
    let x = strip.contentOffset.x
    bed.fingerGoes(from: Point(x: 200, y: 280), to: Point(x: 210, y: 180))
    #expect(strip.contentOffset.x == x && bed.y > 80)
    bed.stage.touch(ended: Point(x: 210, y: 180))
  }

  // MARK: Surroundings

  @Test("M-10: in a sheet a downward drag at the top moves the sheet, and any other drag scrolls")
  func sheet() {
    let content = ViewController()
    content.modalPresentationStyle = .pageSheet
    let scroll = ScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = Size(width: 100, height: 3000)
    content.view.addSubview(scroll)
    let root = bed.stage.window.rootViewController
    root?.present(content, animated: false)
    bed.stage.settle()
    let middle = scroll.convert(scroll.bounds.center, to: nil)
    bed.fingerGoes(from: middle, to: middle - Point(x: 0, y: 100))
    bed.stage.advance(by: 0.3)
    bed.stage.touch(ended: middle - Point(x: 0, y: 100))
    #expect(scroll.contentOffset.y == 90)
    bed.fingerGoes(from: middle, to: middle + Point(x: 0, y: 50))
    bed.stage.advance(by: 0.3)
    bed.stage.touch(ended: middle + Point(x: 0, y: 50))
    bed.stage.settle()
    #expect(scroll.contentOffset.y == 50)
    scroll.contentOffset = .zero
    bed.fingerGoes(from: middle, to: middle + Point(x: 0, y: 230), steps: 6)
    bed.stage.touch(ended: middle + Point(x: 0, y: 230))
    bed.stage.settle()
    #expect(root?.presentedViewController == nil)
  }

  @Test("insets keep the content clear of bars, and the start of the content stays visible")
  func safeArea() {
    bed.stage.window.rootViewController?.additionalSafeAreaInsets = EdgeInsets(top: 90, bottom: 80)
    bed.stage.settle()
    // The view begins 50 below the window's top, and ends 50 above its bottom.
    #expect(bed.scroll.adjustedContentInset == EdgeInsets(top: 40, bottom: 30))
    #expect(bed.y == -40)
    bed.scroll.becomeFirstResponder()
    bed.stage.key("End")
    bed.stage.settle()
    #expect(bed.y == 1630)
    bed.scroll.contentInsetAdjustmentBehavior = .never
    bed.stage.settle()
    #expect(bed.y == 1600)
  }

  @Test("each rule adds the safe area at other edges")
  func insetRules() {
    bed.stage.window.rootViewController?.additionalSafeAreaInsets = EdgeInsets(
      top: 90, left: 80, bottom: 80, right: 80)
    bed.scroll.contentSize = Size(width: 40, height: 40)
    bed.stage.settle()
    let safe = bed.scroll.safeAreaInsets
    #expect(safe.top > 0 && safe.left > 0)
    let (ends, sides) = (
      EdgeInsets(top: safe.top, bottom: safe.bottom),
      EdgeInsets(left: safe.left, right: safe.right)
    )
    func insets(_ rule: ScrollView.ContentInsetAdjustmentBehavior) -> EdgeInsets {
      bed.scroll.contentInsetAdjustmentBehavior = rule
      return bed.scroll.adjustedContentInset
    }
    #expect(insets(.automatic) == ends)
    #expect(insets(.scrollableAxes) == .zero)
    #expect(insets(.always) == safe)
    #expect(insets(.never) == .zero)
    bed.scroll.alwaysBounceHorizontal = true
    #expect(insets(.scrollableAxes) == sides)
    bed.scroll.contentSize.height = 5000
    #expect(insets(.scrollableAxes) == safe)
  }

  @Test(
    "the delegate is notified of each change of the effective insets, after the content has moved")
  func insetCalls() {
    final class Listener: ScrollViewDelegate {
      var heard: [String] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        heard.append("\(scrollView.adjustedContentInset.top) at \(scrollView.contentOffset.y)")
      }
    }
    let listener = Listener()
    bed.scroll.delegate = listener
    bed.scroll.contentInset.top = 20
    bed.stage.settle()
    bed.scroll.contentOffset.y = 500
    bed.scroll.contentSize.height = 3000
    bed.stage.settle()
    bed.scroll.contentOffset.y = -20
    bed.stage.window.rootViewController?.additionalSafeAreaInsets = EdgeInsets(top: 90)
    bed.stage.settle()
    #expect(listener.heard == ["20.0 at -20.0", "60.0 at -60.0"])
  }

  @Test("a view that is focused by keys scrolls into view")
  func focus() {
    for index in 0..<3 {
      let button = Button(title: "Button \(index)")
      button.frame = Rect(x: 10, y: 20 + Double(index) * 700, width: 100, height: 44)
      bed.scroll.addSubview(button)
    }
    bed.stage.settle()
    for _ in 0..<3 { bed.stage.key("Tab") }
    bed.stage.settle()
    #expect((bed.stage.window.firstResponder as? Button)?.title == "Button 1")
    #expect(bed.y == 720 + 44 + 8 - 400)
  }
}
