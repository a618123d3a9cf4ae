import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

private final class MirroredLayout: CollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Flow layouts from right to left.
@MainActor
struct FlowDirectionTests {
  private func bed(_ layout: CollectionViewFlowLayout, counts: [Int]) -> CollectionBed {
    layout.itemSize = Size(width: 80, height: 80)
    return CollectionBed(
      counts: counts, layout: layout, settings: Settings(layoutDirection: .rightToLeft))
  }

  @Test("a layout that flips is mirrored in a right-to-left layout, and others are not")
  func mirrored() {
    let flipped = bed(MirroredLayout(), counts: [4])
    #expect((0..<4).map { flipped.frame($0)?.minX } == [220, 110, 0, 220])
    #expect((0..<4).map { flipped.frame($0)?.minY } == [0, 0, 0, 90])
    let plain = bed(CollectionViewFlowLayout(), counts: [4])
    #expect((0..<4).map { plain.frame($0)?.minX } == [0, 110, 220, 0])
  }

  @Test(
    "the left and right arrow keys move the cursor in their direction in mirrored and in other rows"
  )
  func arrowKeys() {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(80)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    let compositional = CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(group: row))
    let plain = bed(CollectionViewFlowLayout(), counts: [6])
    let beds = [
      (bed(MirroredLayout(), counts: [6]), "Left", "Right"),
      (
        CollectionBed(
          counts: [6], layout: compositional, settings: Settings(layoutDirection: .rightToLeft)),
        "Left", "Right"
      ),
      (plain, "Right", "Left"),
    ]
    for (bed, next, previous) in beds {
      bed.view.becomeFirstResponder()
      bed.view.selectItem(at: bed.path(1), animated: false, scrollPosition: [])
      // The second key moves to the beginning of the next row.
      for _ in 0..<2 { bed.stage.key(next) }
      #expect(bed.view.indexPathsForSelectedItems == [bed.path(3)])
      for _ in 0..<3 { bed.stage.key(previous) }
      #expect(bed.view.indexPathsForSelectedItems == [bed.path(0)])
    }
  }

  @Test("insets, headers and the visible part are mirrored too")
  func edges() {
    let layout = MirroredLayout()
    layout.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    layout.headerReferenceSize = Size(width: 0, height: 20)
    let bed = bed(layout, counts: [3])
    // 260 points hold three items with gaps of 10.
    #expect((0..<3).map { bed.frame($0)?.minX } == [210, 120, 30])
    let sideways = MirroredLayout()
    sideways.scrollDirection = .horizontal
    let strip = self.bed(sideways, counts: [40])
    #expect(strip.view.contentSize.width == 890)
    func left(_ item: Int) -> Double? {
      strip.view.layoutAttributesForItem(at: strip.path(item))?.frame.minX
    }
    #expect(left(0) == 810 && left(39) == 0)
    #expect(strip.view.cellForItem(at: strip.path(39)) != nil)
    #expect(strip.view.cellForItem(at: strip.path(0)) == nil)
  }
}
