import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// What a page control does by mouse, keys and finger.
@MainActor
struct PageControlTests {
  private func bed(settings: Settings = Settings()) -> ValueBed<PageControl> {
    let control = PageControl(numberOfPages: 5)
    control.currentPage = 2
    return ValueBed(control, settings: settings)
  }

  @Test("a tap beside the present dot turns one page")
  func taps() {
    let bed = bed()
    bed.stage.touchTap(fingers: 1, at: bed.point(bed.control.bounds.width - 4, 18))
    bed.stage.touchTap(fingers: 1, at: bed.point(4, 18))
    bed.stage.touchTap(fingers: 1, at: bed.point(4, 18))
    #expect(bed.reports == ["page 4 of 5", "page 3 of 5", "page 2 of 5"])
  }

  @Test("a pointer picks a dot")
  func pick() {
    let bed = bed()
    bed.stage.click(at: bed.point(16, 18))
    #expect(bed.control.currentPage == 0)
    bed.stage.click(at: bed.point(bed.control.bounds.width - 16, 18))
    #expect(bed.reports == ["page 1 of 5", "page 5 of 5"])
  }

  @Test("a drag turns the pages as it goes, and back when it is taken away")
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

  @Test("keys, in both directions")
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

  @Test("a single page has nothing to choose")
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

  @Test("many pages stay inside a narrow control")
  func many() {
    let bed = ValueBed(PageControl(numberOfPages: 40), size: Size(width: 120, height: 36))
    let frames = bed.control.subviews.map(\.frame).sorted { $0.midX < $1.midX }
    #expect(frames.count > 4 && frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 120 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.midX < $1.midX })
    #expect(frames.last.map { $0.maxX > 90 } == true)
  }
}
