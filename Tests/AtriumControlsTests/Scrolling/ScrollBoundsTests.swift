import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Setting the offset by every available call, all of which change the origin of the bounds (V-5, V-31).
@MainActor
struct ScrollBoundsTests {
  /// A call that scrolls to a position.
  enum Way: CaseIterable, Sendable {
    case offset
    case setter
    case origin
    case bounds
    case block
    case withoutAnimation

    @MainActor
    func apply(_ y: Double, to scroll: ScrollView) {
      switch self {
      case .offset: scroll.contentOffset = Point(x: 0, y: y)
      case .setter: scroll.setContentOffset(Point(x: 0, y: y), animated: false)
      case .origin: scroll.bounds.origin = Point(x: 0, y: y)
      case .bounds: scroll.bounds = Rect(x: 0, y: y, width: 300, height: 400)
      case .block: View.animate(withDuration: 0.1) { scroll.bounds.origin.y = y }
      case .withoutAnimation: View.performWithoutAnimation { scroll.bounds.origin.y = y }
      }
    }
  }

  /// A scroll view that counts its layouts.
  private final class CountingScrollView: ScrollView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private let bed = ScrollBed()

  private var isIndicatorShown: Bool { bed.scroll.subviews.contains { $0.alpha > 0 } }

  @Test(
    "V-5, V-31: scrolling notifies the delegate once, and shows the indicators",
    arguments: Way.allCases)
  func scrolls(way: Way) {
    #expect(!isIndicatorShown)
    way.apply(300, to: bed.scroll)
    #expect(bed.offsets == [Point(x: 0, y: 300)])
    #expect(isIndicatorShown)
    bed.stage.settle()
    #expect(bed.offsets.count == 1)
    #expect(bed.heard.isEmpty)
    // The same offset again is not reported.
    way.apply(300, to: bed.scroll)
    bed.stage.settle()
    #expect(bed.offsets.count == 1)
  }

  @Test(
    "V-31: scrolling marks the scroll view for layout, once per turn",
    arguments: Way.allCases)
  func marks(way: Way) {
    let scroll = CountingScrollView(frame: bed.scroll.frame)
    scroll.contentSize = Size(width: 300, height: 2000)
    bed.scroll.superview?.addSubview(scroll)
    bed.stage.settle()
    scroll.layouts = 0
    way.apply(120, to: scroll)
    way.apply(130, to: scroll)
    #expect(scroll.layouts == 0)
    bed.stage.turn()
    #expect(scroll.layouts == 1)
    #expect(scroll.contentOffset.y == 130)
  }

  @Test(
    "V-5: setting the origin ends the motion, and later frames do not scroll further",
    arguments: Way.allCases)
  func endsMotion(way: Way) {
    bed.scroll.setContentOffset(Point(x: 0, y: 1000), animated: true)
    bed.stage.advance(by: 0.1)
    way.apply(700, to: bed.scroll)
    #expect(bed.heard == ["didEndScrollingAnimation"])
    bed.stage.settle()
    #expect(bed.y == 700)
    #expect(bed.heard == ["didEndScrollingAnimation"])
    bed.fling(by: Point(x: 0, y: -20), frames: 12)
    #expect(bed.scroll.isDecelerating)
    way.apply(600, to: bed.scroll)
    #expect(!bed.scroll.isDecelerating)
    bed.stage.settle()
    #expect(bed.y == 600)
    #expect(bed.heard.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test(
    "an offset that the delegate sets during a frame of a motion is kept", arguments: Way.allCases)
  func fromDelegate(way: Way) {
    let stopper = Stopper(way: way)
    bed.scroll.delegate = stopper
    bed.scroll.setContentOffset(Point(x: 0, y: 1000), animated: true)
    bed.stage.settle()
    #expect(bed.y == 500)
    #expect(stopper.ends == 1)
  }

  @Test("V-5: in an animation block the content glides, and the model value is final at once")
  func animated() {
    View.animate(withDuration: 1, curve: .linear) { bed.scroll.contentOffset.y = 100 }
    bed.stage.advance(by: 0.5)
    #expect(bed.y == 100)
    #expect(abs(bed.scroll.presentation.bounds.minY - 50) < 1e-6)
    #expect(bed.offsets == [Point(x: 0, y: 100)])
  }

  @Test("V-31: a table shows the rows at the position to which its bounds are set")
  func table() {
    let bed = TableBed(counts: [1000])
    bed.table.bounds.origin.y = bed.table.rectForRow(at: bed.path(500)).minY
    bed.stage.turn()
    #expect(bed.table.indexPathsForVisibleRows.first == bed.path(500))
    #expect(bed.table.visibleCells.count == 10)
    #expect(bed.table.visibleCells.allSatisfy { $0.frame.intersects(bed.table.bounds) })
  }

  /// A delegate that sets the offset to 500 as soon as scrolling has passed it.
  private final class Stopper: ScrollViewDelegate {
    let way: Way
    var ends = 0

    init(way: Way) {
      self.way = way
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if scrollView.contentOffset.y > 500 { way.apply(500, to: scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
  }
}
