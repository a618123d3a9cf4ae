import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scroll views whose subclasses set the content size in each layout, and the indicators of new ones.
@MainActor
struct ScrollRestTests {
  private final class Resizing: ScrollView {
    var height = 900.0
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      contentSize = .zero
      contentSize = Size(width: 300, height: height)
    }
  }

  @Test("a content size that is set twice in each layout comes to rest, and a new size is laid out")
  func twice() {
    let scroll = Resizing()
    let bed = ScrollBed(scroll)
    let first = scroll.layouts
    #expect(first <= 3)
    for _ in 0..<5 { bed.stage.advance(by: 0.1) }
    #expect(scroll.layouts == first)
    scroll.contentOffset.y = 500
    bed.stage.settle()
    scroll.height = 700
    scroll.setNeedsLayout()
    bed.stage.settle()
    #expect(scroll.contentOffset.y == 300, "The offset is in the limits of the last size.")
  }

  @Test("a scroll view has no subviews until its indicators are shown")
  func indicators() {
    let bed = ScrollBed()
    #expect(bed.scroll.subviews.isEmpty)
    let content = View(frame: Rect(x: 0, y: 0, width: 300, height: 2000))
    bed.scroll.addSubview(content)
    bed.stage.settle()
    #expect(bed.scroll.subviews == [content])
    bed.scroll.flashScrollIndicators()
    bed.stage.settle()
    #expect(bed.scroll.subviews.count == 2 && bed.scroll.subviews.first === content)
    let late = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    bed.scroll.addSubview(late)
    #expect(bed.scroll.subviews.last !== late, "The indicator stays in front.")
  }
}
