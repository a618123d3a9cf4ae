import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tests the frames of items, headers and footers in a flow layout.
@MainActor
struct FlowLayoutTests {
  @Test("a full line is justified, and the last line uses the same distances")
  func grid() {
    let bed = CollectionBed(counts: [8])
    #expect((0..<8).map { bed.frame($0)?.minX } == [0, 110, 220, 0, 110, 220, 0, 110])
    #expect((0..<8).map { bed.frame($0)?.minY } == [0, 0, 0, 90, 90, 90, 180, 180])
    #expect(bed.frame(0)?.size == Size(width: 80, height: 80))
    #expect(bed.view.contentSize == Size(width: 300, height: 260))
  }

  @Test(
    "an item that is alone because no two fit stands in the middle, and one beside room at the start"
  )
  func alone() {
    let bed = CollectionBed(counts: [2])
    bed.flow?.itemSize = Size(width: 200, height: 60)
    bed.stage.settle()
    #expect(bed.frame(0) == Rect(x: 50, y: 0, width: 200, height: 60))
    #expect(bed.frame(1) == Rect(x: 50, y: 70, width: 200, height: 60))
    bed.counts = [1]
    bed.flow?.itemSize = Size(width: 80, height: 60)
    bed.view.reloadData()
    bed.stage.settle()
    #expect(bed.frame(0) == Rect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("sections have insets, distances, headers and footers, even if they are empty")
  func sections() {
    let bed = CollectionBed(counts: [4, 0, 1])
    let flow = bed.flow
    flow?.sectionInset = EdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
    flow?.minimumLineSpacing = 4
    flow?.minimumInteritemSpacing = 2
    flow?.headerReferenceSize = Size(width: 10, height: 30)
    flow?.footerReferenceSize = Size(width: 10, height: 11)
    bed.stage.settle()
    // 250 points hold three items of 80 with gaps of 5.
    #expect(bed.frame(0) == Rect(x: 20, y: 35, width: 80, height: 80))
    #expect(bed.frame(2) == Rect(x: 190, y: 35, width: 80, height: 80))
    #expect(bed.frame(3) == Rect(x: 20, y: 119, width: 80, height: 80))
    let header = CollectionView.elementKindSectionHeader
    let footer = CollectionView.elementKindSectionFooter
    func edge(_ kind: String, _ section: Int) -> Rect? {
      bed.view.supplementaryView(forElementKind: kind, at: bed.path(0, section))?.frame
    }
    #expect(edge(header, 0) == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(edge(footer, 0) == Rect(x: 0, y: 206, width: 300, height: 11))
    #expect(edge(header, 1) == Rect(x: 0, y: 217, width: 300, height: 30))
    #expect(edge(footer, 1) == Rect(x: 0, y: 259, width: 300, height: 11))
    #expect(bed.frame(0, 2) == Rect(x: 20, y: 305, width: 80, height: 80))
    #expect(bed.view.contentSize == Size(width: 300, height: 403))
    #expect(
      bed.view.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.section) == [
        0, 1, 2,
      ])
  }

  @Test("items of different sizes fill lines, are centred in them, and are measured once")
  func sizes() {
    let widths: [Double] = [100, 120, 60, 150, 90, 40, 30]
    let bed = CollectionBed(counts: [7])
    let sizes = Sizes { Size(width: widths[$0.item], height: $0.item == 1 ? 50 : 30) }
    bed.view.delegate = sizes
    bed.stage.settle()
    // Items of 100, 120 and 60 with gaps of 10 fill the line.
    #expect((0..<3).map { bed.frame($0)?.minX } == [0, 110, 240])
    #expect((0..<3).map { bed.frame($0)?.minY } == [10, 0, 10])
    // Items of 150, 90 and 40 with gaps of 10 fill the line too.
    #expect((3..<6).map { bed.frame($0)?.minX } == [0, 160, 260])
    #expect((3..<6).map { bed.frame($0)?.minY } == [60, 60, 60])
    #expect(bed.frame(6) == Rect(x: 0, y: 100, width: 30, height: 30))
    #expect(bed.view.contentSize.height == 130)
    #expect(sizes.asked.map(\.item) == Array(0..<7))
  }

  @Test("a horizontal layout fills columns")
  func horizontal() {
    let bed = CollectionBed(counts: [10])
    bed.flow?.scrollDirection = .horizontal
    bed.stage.settle()
    // 400 points hold four items of 80 with gaps of 80 / 3.
    #expect((0..<5).map { bed.frame($0)?.minX } == [0, 0, 0, 0, 90])
    #expect((0..<5).map { bed.frame($0)?.minY } == [0, 107, 213, 320, 0])
    #expect(bed.view.contentSize == Size(width: 260, height: 400))
  }

  @Test("the lines adapt to the width of the view and its insets")
  func resize() {
    let bed = CollectionBed(counts: [6])
    bed.view.frame.size.width = 200
    bed.stage.settle()
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 120, 0, 120])
    bed.view.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    bed.stage.settle()
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 100, 0, 100])
    #expect(bed.view.contentSize.width == 180)
    bed.view.contentInset.right = 30
    bed.stage.settle()
    #expect((0..<2).map { bed.frame($0)?.minX } == [40, 40] && bed.view.contentSize.width == 160)
  }

  @Test("pinned headers stay while their section is visible, and the next header pushes them")
  func pinned() {
    let bed = CollectionBed(counts: [9, 9])
    bed.flow?.headerReferenceSize = Size(width: 0, height: 30)
    bed.flow?.sectionHeadersPinToVisibleBounds = true
    bed.stage.settle()
    func header(_ section: Int) -> CollectionReusableView? {
      bed.view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: bed.path(0, section))
    }
    bed.view.contentOffset.y = 100
    bed.stage.settle()
    #expect(header(0)?.frame.minY == 100)
    // The section ends at 30 + 260.
    bed.view.contentOffset.y = 275
    bed.stage.settle()
    #expect(header(0)?.frame.minY == 260 && header(1)?.frame.minY == 290)
    let subviews = bed.view.subviews
    let cell = bed.view.visibleCells.first.flatMap { subviews.firstIndex(of: $0) } ?? .max
    #expect(header(0).flatMap { subviews.firstIndex(of: $0) } ?? 0 > cell, "It is over the items.")
  }

  @Test("a million items cost as much as two thousand", arguments: [false, true])
  func scale(sized: Bool) {
    var costs: [[Int]] = []
    for count in [2000, 1_000_000] {
      let bed = CollectionBed(counts: [count])
      let sizes = Sizes { Size(width: 80, height: $0.item % 7 == 0 ? 70 : 80) }
      if sized { bed.view.delegate = sizes }
      bed.stage.settle()
      for _ in 0..<5 {
        bed.view.contentOffset.y += 300
        bed.stage.settle()
      }
      #expect(bed.stage.window.statistics[.collectionCells] <= 24)
      costs.append([
        bed.askedCells, sizes.asked.count, bed.stage.window.statistics[.collectionCells],
      ])
      #expect(sized || bed.view.contentSize.height == Double((count + 2) / 3) * 90 - 10)
      guard !sized else { continue }
      bed.view.scrollToItem(at: bed.path(count - 1), at: .bottom, animated: false)
      bed.stage.settle()
      #expect(bed.shown.last == "0.\(count - 1)")
    }
    #expect(costs[0] == costs[1])
  }

  @Test("each self-sizing cell is laid out again once")
  func selfSizing() {
    final class Tag: CollectionViewCell {
      var width = 0.0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy()
        preferred.size = Size(width: width, height: 20)
        return preferred
      }
    }
    @MainActor
    final class Tags: CollectionViewDataSource {
      var asked = 0
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        (cell as? Tag)?.width = [140, 150, 60, 60, 160][indexPath.item]
        return cell
      }
    }
    let bed = CollectionBed(counts: [0])
    let tags = Tags()
    bed.flow?.estimatedItemSize = Size(width: 100, height: 40)
    bed.view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    bed.view.dataSource = tags
    bed.stage.settle()
    #expect((0..<5).map { bed.frame($0)?.minX } == [0, 150, 0, 70, 140])
    #expect((0..<5).map { bed.frame($0)?.minY } == [0, 0, 30, 30, 30])
    #expect(bed.view.contentSize.height == 50 && tags.asked == 5)
  }
}
