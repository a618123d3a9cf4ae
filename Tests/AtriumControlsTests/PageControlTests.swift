import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A page control with mouse, keys and finger.
@MainActor
struct PageControlTests {
  private func bed(settings: Settings = Settings()) -> ValueBed<PageControl> {
    let control = PageControl(numberOfPages: 5)
    control.currentPage = 2
    return ValueBed(control, settings: settings)
  }

  @Test("a tap beside the current dot turns the page by one")
  func taps() {
    let bed = bed()
    bed.stage.touchTap(fingers: 1, at: bed.point(bed.control.bounds.width - 4, 18))
    bed.stage.touchTap(fingers: 1, at: bed.point(4, 18))
    bed.stage.touchTap(fingers: 1, at: bed.point(4, 18))
    #expect(bed.reports == ["page 4 of 5", "page 3 of 5", "page 2 of 5"])
  }

  @Test("a click on a dot selects its page")
  func pick() {
    let bed = bed()
    bed.stage.click(at: bed.point(16, 18))
    #expect(bed.control.currentPage == 0)
    bed.stage.click(at: bed.point(bed.control.bounds.width - 16, 18))
    #expect(bed.reports == ["page 1 of 5", "page 5 of 5"])
  }

  @Test("a drag turns pages while it moves, and turns them back when it is cancelled")
  func scrubbing() {
    let bed = bed()
    bed.stage.drag(from: bed.point(54, 18), to: bed.point(300, 18))
    #expect(bed.reports == ["page 4 of 5", "page 5 of 5"])
    bed.stage.touch(began: bed.point(80, 18))
    bed.stage.touch(moved: bed.point(10, 18))
    #expect(bed.control.currentPage == 0)
    bed.stage.touch(cancelled: 0)
    #expect(bed.control.currentPage == 4)
  }

  @Test("keys turn pages in both reading directions")
  func keys() {
    let bed = bed()
    bed.stage.key("Tab")
    for name in ["Right", "Left", "Home", "Left", "End"] { bed.stage.key(name) }
    #expect(bed.reports == ["page 4 of 5", "page 3 of 5", "page 1 of 5", "page 5 of 5"])
    let mirrored = self.bed(settings: ValueBed<PageControl>.rightToLeft)
    mirrored.stage.key("Tab")
    mirrored.stage.key("Left")
    #expect(mirrored.control.currentPage == 3)
    mirrored.stage.touchTap(fingers: 1, at: mirrored.point(4, 18))
    #expect(mirrored.control.currentPage == 4)
  }

  @Test("a control with a single page cannot be changed")
  func single() {
    let bed = bed()
    bed.control.hidesForSinglePage = true
    bed.control.numberOfPages = 1
    bed.stage.settle()
    #expect(bed.control.currentPage == 0)
    bed.stage.key("Tab")
    #expect(!bed.control.isFirstResponder)
    bed.stage.click(at: Point(x: 200, y: 150))
    #expect(bed.reports.isEmpty)
    let shown = bed.stage.snapshot()
    bed.control.isHidden = true
    bed.stage.settle()
    #expect(shown.isIdentical(to: bed.stage.snapshot()))
    bed.control.numberOfPages = -3
    #expect(bed.control.numberOfPages == 0 && bed.control.currentPage == 0)
  }

  @Test("the number of pages may change during a drag")
  func changes() {
    let bed = bed()
    bed.stage.touch(began: bed.point(54, 18))
    bed.stage.touch(moved: bed.point(90, 18))
    bed.control.numberOfPages = 2
    bed.stage.turn()
    bed.stage.touch(moved: bed.point(10, 18))
    bed.control.numberOfPages = 0
    bed.stage.touch(moved: bed.point(60, 18))
    bed.stage.touch(ended: bed.point(60, 18))
    #expect(bed.control.currentPage == 0 && bed.control.accessibilityValue == nil)
  }

  @Test(
    "of many pages only those around the current one have dots, and keys and drags reach all of them"
  )
  func window() {
    let bed = ValueBed(PageControl(numberOfPages: 40), size: Size(width: 140, height: 36))
    // Seven dots fit: the current one and six others.
    #expect(bed.control.subviews.count == 7)
    bed.stage.key("Tab")
    for _ in 0..<20 { bed.stage.key("Right") }
    bed.stage.settle()
    #expect(bed.control.currentPage == 20)
    let frames = bed.control.subviews.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.first?.width == 4 && frames.last?.width == 4)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    bed.stage.key("End")
    bed.stage.settle()
    let last = bed.control.subviews.map(\.frame).max { $0.maxX < $1.maxX }
    #expect(last?.width == 20)
    bed.stage.click(at: bed.point(16, 18))
    #expect(bed.control.currentPage == 33)
    bed.stage.press(at: bed.point(70, 18))
    for step in 0..<60 { bed.stage.move(to: bed.point(20 + Double(step % 2), 18)) }
    bed.stage.release(at: bed.point(20, 18))
    #expect(bed.control.currentPage == 0)
  }

  @Test("many pages stay inside a narrow control")
  func many() {
    let bed = ValueBed(PageControl(numberOfPages: 40), size: Size(width: 120, height: 36))
    let frames = bed.control.subviews.map(\.frame).sorted { $0.midX < $1.midX }
    #expect(frames.count > 4 && frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 120 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.midX < $1.midX })
    #expect(frames.last.map { $0.maxX > 90 } == true)
  }
}
