import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Changes of the motion setting during a movement, and delegates that start the next movement at an end.
@MainActor
struct ScrollSettingTests {
  /// A delegate that scrolls to another offset at each end of a motion.
  private final class Carousel: ScrollViewDelegate {
    var pages = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      pages += 1
      guard pages < 5000 else { return }
      let y = Double(pages % 3) * 200
      scrollView.setContentOffset(Point(x: 0, y: y), animated: true)
    }
  }

  private func set(_ motion: Motion, _ bed: ScrollBed) {
    bed.stage.window.dispatch(.settingsChanged(Settings(motion: motion)))
    bed.stage.turn()
  }

  @Test(
    "a delegate that scrolls again at the end of each motion gets one frame for each",
    arguments: [Motion.full, .reduced, .off])
  func carousel(motion: Motion) {
    let bed = ScrollBed(settings: Settings(motion: motion))
    let carousel = Carousel()
    bed.scroll.delegate = carousel
    bed.scroll.setContentOffset(Point(x: 0, y: 400), animated: true)
    bed.stage.advance(by: 1)
    #expect(carousel.pages >= 3 && carousel.pages <= 61)
  }

  @Test("outside windows an animated offset is set at once, and its end is reported in the call")
  func outsideWindows() {
    let outside = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let other = Carousel()
    outside.delegate = other
    outside.setContentOffset(Point(x: 0, y: 10), animated: true)
    #expect(other.pages == 1 && outside.contentOffset.y == 200)
  }

  @Test("a glide stops when motion is switched off, and continues when it is reduced")
  func glide() {
    let bed = ScrollBed(contentSize: Size(width: 300, height: 20_000))
    bed.fling(by: Point(x: 0, y: -80), frames: 12)
    #expect(bed.scroll.isDecelerating)
    set(.reduced, bed)
    #expect(bed.scroll.isDecelerating)
    set(.off, bed)
    let y = bed.y
    #expect(!bed.scroll.isDecelerating && y > 900)
    #expect(bed.heard.last == "didEndDecelerating")
    bed.stage.advance(by: 1)
    #expect(bed.y == y)
  }

  @Test("content beyond an edge returns at once when motion is switched off")
  func bounce() {
    let bed = ScrollBed()
    bed.fling(by: Point(x: 0, y: 40), frames: 8)
    #expect(bed.y < -20 && bed.scroll.isDecelerating)
    set(.off, bed)
    #expect(bed.y == 0 && !bed.scroll.isDecelerating)
  }

  @Test(
    "an animated offset that equals the current offset sends the delegate no call",
    arguments: [Motion.full, .reduced])
  func sameOffset(motion: Motion) {
    let bed = ScrollBed(settings: Settings(motion: motion))
    bed.scroll.setContentOffset(Point(x: 0, y: 100), animated: false)
    let count = bed.offsets.count
    bed.scroll.setContentOffset(Point(x: 0, y: 100), animated: true)
    bed.scroll.scrollRectToVisible(Rect(x: 0, y: 120, width: 10, height: 10), animated: true)
    bed.stage.settle()
    #expect(bed.heard.isEmpty && bed.offsets.count == count)
  }

  @Test(
    "a running animated offset is set at once when motion is reduced",
    arguments: [Motion.reduced, .off])
  func program(motion: Motion) {
    let bed = ScrollBed()
    bed.scroll.setContentOffset(Point(x: 0, y: 500), animated: true)
    bed.stage.advance(by: 0.1)
    #expect(bed.y < 250)
    set(motion, bed)
    #expect(bed.y == 500)
    #expect(bed.heard == ["didEndScrollingAnimation"])
    set(.full, bed)
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    #expect(bed.y > 500 && bed.y < 553)
    set(motion, bed)
    #expect(bed.y == 553)
    #expect(bed.heard.count == 2 && bed.stage.window.isIdle)
  }

  @Test("switching motion off does not affect a drag")
  func drag() {
    let bed = ScrollBed()
    bed.fingerGoes(from: ScrollBed.middle, to: ScrollBed.middle - Point(x: 0, y: 110))
    set(.off, bed)
    #expect(bed.scroll.isDragging && bed.y == 100)
    bed.stage.touch(ended: ScrollBed.middle - Point(x: 0, y: 110))
    #expect(bed.y == 100 && !bed.scroll.isDragging)
  }

  @Test("insets and sizes that are not finite count as zero", arguments: [Double.nan, .infinity])
  func lengths(length: Double) {
    let bed = ScrollBed()
    bed.scroll.contentInset = EdgeInsets(top: length, left: -length, bottom: length, right: 0)
    bed.stage.settle()
    #expect(bed.scroll.contentOffset == .zero)
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(bed.y == 53)
    bed.scroll.contentSize = Size(width: length, height: length)
    bed.stage.settle()
    #expect(bed.scroll.contentOffset == .zero)
    bed.stage.key("Tab")
    bed.stage.key("End")
    bed.stage.settle()
    #expect(bed.scroll.contentOffset == .zero)
  }
}
