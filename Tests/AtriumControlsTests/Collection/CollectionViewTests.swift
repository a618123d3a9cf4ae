import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tests cells and their reuse, selection, scrolling and custom layouts.
@MainActor
struct CollectionViewTests {
  @Test(
    "cells are made for visible items only, are reused, and have their size when they are requested"
  )
  func reuse() throws {
    let bed = CollectionBed(counts: [300])
    #expect(bed.shown == (0..<15).map { "0.\($0)" })
    bed.view.contentOffset.y = 4500
    bed.stage.settle()
    #expect(bed.shown == (150..<165).map { "0.\($0)" })
    #expect(bed.stage.window.statistics[.collectionCells] == 15)
    let cell = try #require(bed.view.visibleCells.first as? NumberCell)
    #expect(cell.reuses == 1 && bed.view.indexPath(for: cell) == bed.path(150))
    #expect(bed.view.cellForItem(at: bed.path(0)) == nil)
    #expect(bed.view.indexPathForItem(at: Point(x: 120, y: 4510)) == bed.path(151))
    #expect(bed.view.indexPathForItem(at: Point(x: 95, y: 4510)) == nil)
  }

  @Test("a click sends the delegate's highlight and selection calls in UIKit's order")
  func selection() {
    let bed = CollectionBed(counts: [9])
    bed.stage.press(at: bed.point(4))
    #expect(bed.log() == ["may highlight 4", "highlight 4"])
    #expect(bed.view.cellForItem(at: bed.path(4))?.isHighlighted == true)
    bed.stage.release(at: bed.point(4))
    #expect(bed.log() == ["may select 4", "select 4", "unhighlight 4", "act 4"])
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(4)])
    #expect(bed.view.cellForItem(at: bed.path(4))?.isSelected == true)
    bed.stage.click(at: bed.point(1))
    #expect(
      bed.log() == [
        "may highlight 1", "highlight 1", "may select 1", "deselect 4", "select 1", "unhighlight 1",
        "act 1",
      ])
    bed.refuses = [bed.path(2)]
    bed.stage.click(at: bed.point(2))
    #expect(bed.log() == ["may highlight 2", "highlight 2", "may select 2", "unhighlight 2"])
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(1)])
  }

  @Test("several items are selected one by one, and deselected again")
  func multiple() {
    let bed = CollectionBed(counts: [9])
    bed.view.allowsMultipleSelection = true
    bed.stage.click(at: bed.point(0))
    bed.stage.click(at: bed.point(5))
    _ = bed.log()
    bed.stage.click(at: bed.point(0))
    #expect(
      bed.log() == [
        "may highlight 0", "highlight 0", "may deselect 0", "deselect 0", "unhighlight 0", "act 0",
      ])
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(5)])
    bed.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(bed.view.indexPathsForSelectedItems == [] && bed.log().isEmpty)
  }

  @Test("a finger that drags scrolls and selects nothing")
  func drag() {
    let bed = CollectionBed(counts: [90])
    let start = bed.point(6)
    bed.stage.touch(began: start)
    bed.stage.advance(by: 0.2)
    #expect(bed.view.cellForItem(at: bed.path(6))?.isHighlighted == true)
    for way in stride(from: 5.0, through: 60, by: 5) {
      bed.stage.touch(moved: start - Point(x: 0, y: way))
    }
    #expect(bed.view.contentOffset.y == 50)
    bed.stage.touch(ended: start - Point(x: 0, y: 60))
    bed.stage.settle()
    #expect(bed.view.indexPathsForSelectedItems == [])
    #expect(bed.log() == ["may highlight 6", "highlight 6", "unhighlight 6"])
  }

  @Test("arrow keys move along and between lines and select; Space selects, and Enter acts")
  func keys() {
    let bed = CollectionBed(counts: [8, 4])
    bed.view.becomeFirstResponder()
    for key in ["Right", "Right", "Down", "Left", "Down", "Right"] { bed.stage.key(key) }
    #expect(
      bed.log().filter { $0.hasPrefix("select") } == [
        "select 0", "select 1", "select 4", "select 3", "select 6", "select 7",
      ])
    bed.stage.key("Down")
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(1, 1)])
    bed.stage.key("Up")
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(7)])
    bed.stage.key("End")
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(3, 1)])
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 30)
    bed.stage.key("Home")
    bed.stage.settle()
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(0)] && bed.view.contentOffset.y == 0)
    _ = bed.log()
    bed.stage.key("Return")
    #expect(bed.log() == ["may highlight 0", "act 0"])
    bed.view.allowsMultipleSelection = true
    bed.stage.key("Right")
    bed.stage.key("space")
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(0), bed.path(1)])
    bed.stage.key("PageDown")
    #expect(bed.view.cellForItem(at: bed.path(1, 1))?.showsFocusRing == true)
  }

  @Test("the view scrolls to an item at each position, or by the minimum distance")
  func scrolling() {
    let bed = CollectionBed(counts: [90])
    func offset(_ item: Int, _ position: CollectionView.ScrollPosition) -> Double {
      bed.view.scrollToItem(at: bed.path(item), at: position, animated: false)
      return bed.view.contentOffset.y
    }
    #expect(offset(45, .top) == 1350)
    #expect(offset(45, .centeredVertically) == 1190)
    #expect(offset(45, .bottom) == 1030)
    #expect(offset(45, []) == 1030)
    #expect(offset(30, []) == 900)
    #expect(offset(89, .top) == bed.view.contentSize.height - 400)
    bed.view.scrollToItem(at: bed.path(0), at: .top, animated: true)
    #expect(bed.view.contentOffset.y > 0)
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 0)
  }

  @Test("the delegate can reload the view in any call")
  func reentry() {
    let bed = CollectionBed(counts: [30])
    var reloads = 0
    bed.onDisplay = { [weak bed] path in
      guard path.item == 4, reloads < 2, let bed else { return }
      reloads += 1
      bed.counts = [6]
      bed.view.reloadData()
    }
    bed.view.reloadData()
    bed.stage.settle()
    #expect(reloads == 2 && bed.shown == (0..<6).map { "0.\($0)" })
    bed.onSelect = { [weak bed] _ in
      bed?.counts = [1]
      bed?.view.reloadData()
    }
    bed.stage.click(at: bed.point(5))
    bed.stage.settle()
    #expect(bed.shown == ["0.0"] && bed.view.indexPathsForSelectedItems == [])
  }

  // MARK: Layouts

  /// A layout of overlapping cards, each rotated slightly, with the first card in front.
  private final class Fan: CollectionViewLayout {
    var prepared = 0
    var snaps = false

    override func prepare() { prepared += 1 }

    override var collectionViewContentSize: Size { Size(width: 300, height: 2000) }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = Rect(x: 100, y: 100, width: 100, height: 100)
      attributes.transform = AffineTransform(translationX: 10 * Double(indexPath.item), y: 0)
      attributes.zIndex = -indexPath.item
      attributes.alpha = 1 - 0.25 * Double(indexPath.item)
      return attributes
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
    ) -> Point { snaps ? Point(x: 0, y: 700) : proposedContentOffset }
  }

  @Test(
    "a custom layout sets transforms, opacities, the drawing order and the end position of a drag"
  )
  func ownLayout() throws {
    let fan = Fan()
    let bed = CollectionBed(counts: [3], layout: fan)
    #expect(fan.prepared == 1)
    let cells = bed.view.visibleCells
    #expect(cells.map(\.frame.minX) == [100, 110, 120] && cells.map(\.alpha) == [1, 0.75, 0.5])
    let order = cells.map { bed.view.subviews.firstIndex(of: $0) ?? 0 }
    #expect(order[0] > order[1] && order[1] > order[2])
    #expect(bed.view.indexPathForItem(at: Point(x: 150, y: 150)) == bed.path(0))
    #expect(bed.view.indexPathForItem(at: Point(x: 205, y: 150)) == bed.path(1))
    bed.view.contentOffset.y = 20
    bed.stage.settle()
    #expect(fan.prepared == 1, "Scrolling does not invalidate it.")
    fan.invalidateLayout()
    bed.stage.settle()
    #expect(fan.prepared == 2)
    fan.snaps = true
    let start = Point(x: 200, y: 400)
    bed.stage.touch(began: start)
    for way in stride(from: 20.0, through: 100, by: 20) {
      bed.stage.advance(by: 1.0 / 60)
      bed.stage.touch(moved: start - Point(x: 0, y: way))
    }
    bed.stage.touch(ended: start - Point(x: 0, y: 100))
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 700)
  }

  /// A flow layout that aligns lines at the left edge, without justification.
  private final class LeftAligned: CollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      var (left, line) = (0.0, -1.0)
      for entry in attributes ?? [] where entry.representedElementCategory == .cell {
        if entry.center.y != line { (left, line) = (0, entry.center.y) }
        entry.frame.origin.x = left
        left += entry.frame.width + minimumInteritemSpacing
      }
      return attributes
    }
  }

  @Test("a subclass can change a flow layout, and the layout is replaced with an animation")
  func subclass() {
    let left = LeftAligned()
    left.itemSize = Size(width: 80, height: 80)
    let bed = CollectionBed(counts: [7])
    #expect((0..<3).map { bed.frame($0)?.minX } == [0, 110, 220])
    var finished: Bool?
    bed.view.setCollectionViewLayout(left, animated: true) { finished = $0 }
    bed.stage.advance(by: 0.15)
    let x = bed.view.cellForItem(at: bed.path(1))?.presentation.frame.minX ?? 0
    #expect(x > 90 && x < 110 && finished == nil)
    bed.stage.settle()
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 90, 180, 0] && finished == true)
    #expect(bed.view.collectionViewLayout === left && left.collectionView === bed.view)
  }

  @Test("registrations provide cells and supplementary views without identifiers")
  func registrations() {
    @MainActor
    final class Source: CollectionViewDataSource {
      let cells = CollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
        cell.label.text = "\(item * 10)"
      }
      let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
        elementKind: CollectionView.elementKindSectionHeader
      ) { view, kind, path in view.tag = path.section + 1 }

      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 100 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: indexPath.item)
      }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let bed = CollectionBed(counts: [0])
    let source = Source()
    bed.flow?.headerReferenceSize = Size(width: 0, height: 20)
    bed.view.dataSource = source
    bed.stage.settle()
    #expect(bed.shown.prefix(3) == ["0", "10", "20"])
    let headers = bed.view.visibleSupplementaryViews(
      ofKind: CollectionView.elementKindSectionHeader)
    #expect(headers.map(\.tag) == [1])
    bed.view.contentOffset.y = 900
    bed.stage.settle()
    #expect(bed.stage.window.statistics[.collectionCells] <= 19)
  }
}
