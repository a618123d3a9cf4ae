import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The offset that a layout or a delegate chooses after a change of the layout or of the items.
@MainActor
struct TargetOffsetTests {
  private final class Choosing: CollectionViewFlowLayout {
    var target: Point?
    var asked: [Point] = []

    override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
      asked.append(proposed)
      return target ?? super.targetContentOffset(forProposedContentOffset: proposed)
    }
  }

  private final class Delegate: CollectionViewDelegate {
    func collectionView(
      _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset offset: Point
    ) -> Point { Point(x: offset.x, y: offset.y + 70) }
  }

  private func layout() -> Choosing {
    let layout = Choosing()
    layout.itemSize = Size(width: 80, height: 80)
    return layout
  }

  @Test(
    "a new layout is asked for the offset, with and without animation", arguments: [true, false])
  func layouts(isAnimated: Bool) {
    let bed = CollectionBed(counts: [100])
    bed.view.contentOffset.y = 100
    let new = layout()
    new.target = Point(x: 0, y: 250)
    bed.view.setCollectionViewLayout(new, animated: isAnimated)
    bed.stage.settle()
    #expect(new.asked == [Point(x: 0, y: 100)] && bed.view.contentOffset == Point(x: 0, y: 250))
  }

  @Test("the layout is asked after an update of items, but not while the user scrolls")
  func updates() {
    let choosing = layout()
    let bed = CollectionBed(counts: [100], layout: choosing)
    bed.view.contentOffset.y = 100
    bed.stage.settle()
    #expect(choosing.asked == [])
    choosing.target = Point(x: 0, y: 160)
    bed.counts = [101]
    bed.view.insertItems(at: [bed.path(0)])
    bed.stage.settle()
    #expect(choosing.asked == [Point(x: 0, y: 100)] && bed.view.contentOffset.y == 160)
    choosing.target = Point(x: 0, y: Double.nan)
    bed.counts = [100]
    bed.view.deleteItems(at: [bed.path(0)])
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 160, "A number that is not finite is ignored.")
  }

  @Test("the delegate replaces the layout's choice")
  func delegate() {
    let choosing = layout()
    let bed = CollectionBed(counts: [100], layout: choosing)
    let delegate = Delegate()
    bed.view.delegate = delegate
    bed.stage.settle()
    bed.counts = [101]
    bed.view.insertItems(at: [bed.path(0)])
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 70 && choosing.asked == [])
  }
}
