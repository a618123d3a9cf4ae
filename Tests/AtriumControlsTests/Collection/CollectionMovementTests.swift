import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tests the interactive movement of items.
@MainActor
struct CollectionMovementTests {
  @MainActor
  private final class Letters: CollectionViewDataSource {
    var sections = [["A", "B", "C", "D", "E"], ["X"]]
    var heard: [String] = []
    var fixed: Set<String> = []

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NumberCell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }
    func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let letter = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
      heard.append(
        "\(sourceIndexPath.section).\(sourceIndexPath.item) to "
          + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    }
  }

  private let bed = CollectionBed(counts: [0])
  private let letters = Letters()

  init() {
    bed.view.dataSource = letters
    bed.stage.settle()
  }

  private func center(_ item: Int, _ section: Int = 0) -> Point {
    bed.view.layoutAttributesForItem(at: bed.path(item, section))?.center ?? .zero
  }

  @Test("a dragged item follows the finger, the others make space, and the data moves once")
  func carried() throws {
    let cell = try #require(bed.view.cellForItem(at: bed.path(0)))
    #expect(bed.view.beginInteractiveMovementForItem(at: bed.path(0)))
    bed.view.updateInteractiveMovementTargetPosition(Point(x: 60, y: 50))
    bed.stage.settle()
    #expect(cell.center == Point(x: 60, y: 50) && bed.shown == ["A", "B", "C", "D", "E", "X"])
    bed.view.updateInteractiveMovementTargetPosition(center(4) + Point(x: 7, y: 3))
    #expect(cell.center == center(4) + Point(x: 7, y: 3))
    bed.stage.settle()
    #expect(bed.shown == ["B", "C", "D", "E", "A", "X"] && letters.heard.isEmpty)
    #expect(cell.center == center(4) + Point(x: 7, y: 3))
    #expect(bed.frame(0)?.minX == 0)
    let order = bed.view.subviews
    let place = try #require(order.firstIndex(of: cell))
    let others = bed.view.visibleCells.filter { $0 !== cell }
    #expect(others.allSatisfy { order.firstIndex(of: $0) ?? 0 < place })
    bed.view.endInteractiveMovement()
    #expect(letters.heard == ["0.0 to 0.4"])
    bed.stage.settle()
    #expect(cell.center == center(4) && bed.shown == ["B", "C", "D", "E", "A", "X"])
    bed.view.reloadData()
    bed.stage.settle()
    #expect(bed.shown == ["B", "C", "D", "E", "A", "X"])
  }

  @Test("an item moves to another section and back; a cancelled movement changes nothing")
  func sections() {
    bed.view.selectItem(at: bed.path(1), animated: false, scrollPosition: [])
    #expect(bed.view.beginInteractiveMovementForItem(at: bed.path(1)))
    bed.view.updateInteractiveMovementTargetPosition(center(0, 1))
    bed.stage.settle()
    #expect(bed.shown == ["A", "C", "D", "E", "B", "X"])
    #expect(bed.view.numberOfItems(inSection: 1) == 2)
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(0, 1)])
    bed.view.updateInteractiveMovementTargetPosition(center(2))
    bed.stage.settle()
    #expect(bed.shown == ["A", "C", "B", "D", "E", "X"])
    bed.view.cancelInteractiveMovement()
    bed.stage.settle()
    #expect(bed.shown == ["A", "B", "C", "D", "E", "X"] && letters.heard.isEmpty)
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(1)])
  }

  @Test("an item stays if it may not move, or if the data source moves nothing")
  func refused() {
    letters.fixed = ["C"]
    #expect(!bed.view.beginInteractiveMovementForItem(at: bed.path(2)))
    let plain = CollectionBed(counts: [4])
    #expect(plain.view.beginInteractiveMovementForItem(at: plain.path(0)))
    plain.view.updateInteractiveMovementTargetPosition(Point(x: 260, y: 40))
    plain.stage.settle()
    #expect(plain.shown == ["0.1", "0.2", "0.0", "0.3"])
    plain.view.endInteractiveMovement()
    plain.stage.settle()
    #expect(plain.shown == ["0.0", "0.1", "0.2", "0.3"])
    #expect((0..<3).map { plain.frame($0)?.minX } == [0, 110, 220])
  }
}
