import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pulling a list down to refresh it.
@MainActor
struct RefreshControlTests {
  private let bed = ScrollBed()
  private let control = RefreshControl()
  private let start = Point(x: 200, y: 150)

  private final class Count { var value = 0 }
  private let events = Count()

  init() {
    bed.scroll.refreshControl = control
    control.addAction(for: .valueChanged) { [events] in events.value += 1 }
    bed.stage.settle()
  }

  private func pull(to way: Double) {
    bed.stage.touch(began: start)
    for step in 1...10 { bed.stage.touch(moved: start + Point(x: 0, y: way * Double(step) / 10)) }
  }

  @Test("pulling by the control's height refreshes once; the ring keeps its space until the end")
  func pulled() {
    pull(to: 90)
    #expect(!control.isRefreshing && events.value == 0)
    bed.stage.touch(moved: start + Point(x: 0, y: 160))
    #expect(control.isRefreshing && events.value == 1 && bed.y < -60)
    bed.stage.touch(moved: start + Point(x: 0, y: 100))
    bed.stage.touch(moved: start + Point(x: 0, y: 180))
    #expect(events.value == 1)
    #expect(control.frame.minY == bed.y, "It is at the top of the visible part.")
    bed.stage.touch(ended: start + Point(x: 0, y: 180))
    bed.stage.advance(by: 2)
    #expect(bed.y == -60 && bed.scroll.adjustedContentInset.top == 60)
    #expect(bed.scroll.contentInset.top == 0)
    #expect(control.frame == Rect(x: 0, y: -60, width: 300, height: 60))
    #expect(control.accessibilityValue == "in progress")
    control.endRefreshing()
    #expect(!control.isRefreshing)
    bed.stage.advance(by: 0.15)
    let shown = bed.scroll.presentation.bounds.minY
    #expect(shown > -60 && shown < 0)
    bed.stage.settle()
    #expect(bed.y == 0 && bed.scroll.adjustedContentInset.top == 0)
    pull(to: 180)
    #expect(events.value == 2)
  }

  @Test(
    "if refreshing ends during the drag, the content bounces back, and the same drag does not refresh again"
  )
  func endedInDrag() {
    pull(to: 180)
    control.endRefreshing()
    bed.stage.touch(moved: start + Point(x: 0, y: 190))
    #expect(events.value == 1)
    bed.stage.touch(ended: start + Point(x: 0, y: 190))
    bed.stage.settle()
    #expect(bed.y == 0)
  }

  @Test("beginning in code sends no event, and moves content that is at its beginning")
  func byCode() {
    control.beginRefreshing()
    bed.stage.advance(by: 1)
    #expect(bed.y == -60 && events.value == 0)
    control.endRefreshing()
    bed.stage.settle()
    bed.scroll.contentOffset.y = 500
    control.beginRefreshing()
    bed.stage.advance(by: 1)
    #expect(bed.y == 500)
    bed.scroll.refreshControl = nil
    bed.stage.settle()
    #expect(control.superview == nil && bed.scroll.adjustedContentInset.top == 0)
  }
}
