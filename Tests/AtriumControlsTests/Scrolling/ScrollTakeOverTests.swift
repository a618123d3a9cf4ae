import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Offsets, insets and sizes that the program sets while the user scrolls, as panels, drawers and endless
/// content do.
@MainActor
struct ScrollTakeOverTests {
  /// A delegate that calls a closure for each change of the offset.
  private final class Answering: ScrollViewDelegate {
    var onScroll: ((ScrollView) -> Void)?
    var onRelease: ((ScrollView) -> Void)?
    private(set) var offsets: [Double] = []
    private(set) var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      onScroll?(scrollView)
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { heard.append("willBegin") }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
      heard.append("willEnd")
      onRelease?(scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      heard.append("didEnd \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
      heard.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      heard.append("didEndAnimation")
    }
  }

  private let bed = ScrollBed()
  private let answering = Answering()
  private let start = Point(x: 200, y: 400)

  init() {
    bed.scroll.delegate = answering
  }

  private func finger(at way: Double) { bed.stage.touch(moved: start - Point(x: 0, y: way)) }

  @Test(
    "G-30: a drag of content that its delegate holds in position leaves no distance to catch up")
  func held() {
    var isHeld = true
    answering.onScroll = { if isHeld { $0.contentOffset = Point(x: 0, y: 0) } }
    bed.stage.touch(began: start)
    for way in stride(from: 20.0, through: 200, by: 20) {
      finger(at: way)
      #expect(bed.y == 0)
    }
    isHeld = false
    finger(at: 230)
    #expect(bed.y == 30)
    isHeld = true
    finger(at: 200)
    #expect(bed.y == 0)
    isHeld = false
    finger(at: 210)
    #expect(bed.y == 10)
    #expect(bed.scroll.isDragging)
  }

  @Test("G-30: a drag continues from an offset that was set, point for point")
  func jump() {
    bed.stage.touch(began: start)
    finger(at: 110)
    #expect(bed.y == 100)
    bed.scroll.contentOffset.y = 700
    finger(at: 130)
    #expect(bed.y == 720)
    bed.scroll.setContentOffset(Point(x: 0, y: 300), animated: false)
    finger(at: 330)
    #expect(bed.y == 500)
    bed.scroll.bounds.origin.y = 40
    finger(at: 320)
    #expect(bed.y == 30)
    #expect(answering.offsets == [100, 700, 720, 300, 500, 40, 30])
  }

  @Test("a panel that holds its scroll view moves by the distance of the finger")
  func panel() {
    let panel = View(frame: Rect(x: 0, y: 300, width: 400, height: 500))
    let scroll = ScrollView(frame: panel.bounds)
    scroll.contentSize = Size(width: 400, height: 3000)
    scroll.delegate = answering
    panel.addSubview(scroll)
    bed.stage.window.rootViewController?.view.addSubview(panel)
    bed.stage.settle()
    var last = 0.0
    answering.onScroll = { scroll in
      guard scroll.isTracking, panel.frame.minY > 0 else { return }
      panel.frame.origin.y = max(0, panel.frame.minY - scroll.contentOffset.y - last)
      last = 0
      scroll.contentOffset = Point(x: 0, y: 0)
    }
    bed.stage.touch(began: start)
    for way in stride(from: 10.0, through: 210, by: 10) { finger(at: way) }
    #expect(panel.frame.minY == 100 && scroll.contentOffset.y == 0)
    for way in stride(from: 220.0, through: 310, by: 10) { finger(at: way) }
    #expect(panel.frame.minY == 0 && scroll.contentOffset.y == 0)
    for way in stride(from: 320.0, through: 400, by: 10) { finger(at: way) }
    #expect(panel.frame.minY == 0 && scroll.contentOffset.y == 90)
  }

  @Test("A-24: insets and sizes that change beyond an edge move nothing until the finger does")
  func limits() {
    bed.stage.touch(began: start)
    finger(at: -110)
    let y = bed.y
    #expect(y < -48 && y > -49)
    bed.scroll.contentInset.top = 30
    bed.stage.turn()
    #expect(bed.y == y)
    finger(at: -110.5)
    #expect(bed.y < y && bed.y > y - 0.5)
    finger(at: 190)
    #expect(bed.y > 0)
    let inside = bed.y
    bed.scroll.contentSize.height = 500
    bed.scroll.contentInset.top = 0
    bed.stage.turn()
    #expect(bed.y == inside)
    finger(at: 190.5)
    #expect(bed.y > inside && bed.y < inside + 0.5)
  }

  @Test("a pan whose translation its action resets to zero scrolls as before")
  func translation() {
    let pan = bed.scroll.panGestureRecognizer
    pan.addAction { [weak scroll = bed.scroll] pan in pan.setTranslation(.zero, in: scroll) }
    bed.stage.touch(began: start)
    for way in [30.0, 60, 90, 200] { finger(at: way) }
    #expect(bed.y == 190)
    #expect(pan.translation(in: bed.scroll) == .zero)
  }

  @Test("disabling and enabling the pan recogniser ends the drag, even in the delegate's call")
  func cancelled() {
    answering.onScroll = { scroll in
      guard scroll.contentOffset.y > 100, scroll.isDragging else { return }
      scroll.panGestureRecognizer.isEnabled = false
      scroll.panGestureRecognizer.isEnabled = true
    }
    bed.stage.touch(began: start)
    for way in [60.0, 110, 120, 200, 300] { finger(at: way) }
    #expect(bed.y == 110)
    #expect(!bed.scroll.isDragging && !bed.scroll.isTracking)
    bed.stage.touch(ended: start - Point(x: 0, y: 300))
    bed.stage.settle()
    #expect(bed.y == 110)
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd false"])
  }

  @Test("a delegate that scrolls elsewhere when the drag ends gets its own motion")
  func release() {
    answering.onRelease = { $0.setContentOffset(Point(x: 0, y: 1000), animated: true) }
    bed.fling(by: Point(x: 0, y: -20), frames: 12)
    #expect(!bed.scroll.isDecelerating)
    bed.stage.settle()
    #expect(bed.y == 1000)
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd false", "didEndAnimation"])
  }

  @Test("a glide begins at the offset that is set when the drag ends")
  func releaseFrom() {
    answering.onRelease = { $0.contentOffset.y = 700 }
    bed.fling(by: Point(x: 0, y: -1000.0 / 60), frames: 15)
    #expect(bed.y == 700)
    bed.stage.settle()
    #expect(abs(bed.y - (700 + 990 * 0.499)) < 1e-9)
  }

  // MARK: Decelerations

  @Test("A-24: a glide continues from an offset that the delegate sets")
  func wrapped() {
    var wraps = 0
    answering.onScroll = { scroll in
      guard scroll.contentOffset.y >= 400 else { return }
      wraps += 1
      scroll.contentOffset.y -= 300
    }
    bed.fling(by: Point(x: 0, y: -1000.0 / 60), frames: 15)
    #expect(abs(bed.y - 250) < 1e-9 && bed.scroll.isDecelerating)
    bed.stage.settle()
    #expect(wraps == 2)
    #expect(abs(bed.y - (250 + 990 * 0.499 - 600)) < 1e-9)
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd true", "didEndDecelerating"])
  }

  @Test("a paging motion continues from an offset that the delegate sets")
  func wrappedPages() {
    bed.scroll.isPagingEnabled = true
    bed.scroll.contentOffset.y = 400
    answering.onScroll = { scroll in
      if scroll.contentOffset.y > 600 { scroll.contentOffset.y -= 400 }
    }
    bed.fling(by: Point(x: 0, y: -15), frames: 10)
    #expect(bed.y < 600 && bed.y > 540)
    bed.stage.settle()
    #expect(bed.y == 400)
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd true", "didEndDecelerating"])
  }

  @Test("A-23: content that is held at its edge neither bounces nor returns from there")
  func heldBounce() {
    bed.scroll.contentOffset.y = 200
    answering.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    bed.fling(by: Point(x: 0, y: 1000.0 / 60), frames: 9)
    #expect(bed.scroll.isDecelerating)
    bed.stage.settle()
    #expect(bed.y == 0 && !bed.scroll.isDecelerating)
    #expect(answering.offsets.allSatisfy { $0 >= 0 })
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd true", "didEndDecelerating"])
  }

  @Test(
    "setContentOffset without animation stops a glide, even in the delegate's call and to the same offset"
  )
  func stopped() {
    answering.onScroll = { scroll in
      if scroll.isDecelerating, scroll.contentOffset.y > 300 {
        scroll.setContentOffset(scroll.contentOffset, animated: false)
      }
    }
    bed.fling(by: Point(x: 0, y: -1000.0 / 60), frames: 15)
    bed.stage.settle()
    #expect(bed.y > 300 && bed.y < 320)
    #expect(answering.heard == ["willBegin", "willEnd", "didEnd true", "didEndDecelerating"])
  }
}
