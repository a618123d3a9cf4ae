import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Tests batch updates and snapshots.
@MainActor
struct CollectionUpdateTests {
  private func bed(_ names: [[String]]) -> CollectionBed {
    let bed = CollectionBed(counts: [], names: names)
    _ = bed.log()
    return bed
  }

  private func x(_ bed: CollectionBed, _ name: String) -> Double? {
    bed.view.visibleCells.first { ($0 as? NumberCell)?.label.text == name }?.presentation.frame.minX
  }

  @Test("inserted, deleted and moved items are animated, and selection and cells follow them")
  func batch() {
    let bed = bed([["A", "B", "C", "D"]])
    let asked = bed.askedCells
    let cell = bed.view.cellForItem(at: bed.path(3))
    bed.view.selectItem(at: bed.path(3), animated: false, scrollPosition: [])
    var finished: Bool?
    bed.view.performBatchUpdates {
      bed.names = [["D", "B", "X", "C"]]
      bed.view.deleteItems(at: [bed.path(0)])
      bed.view.insertItems(at: [bed.path(2)])
      bed.view.moveItem(at: bed.path(3), to: bed.path(0))
    } completion: {
      finished = $0
    }
    #expect(bed.askedCells == asked + 1)
    #expect(bed.view.cellForItem(at: bed.path(0)) === cell && cell?.isSelected == true)
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(0)])
    bed.stage.advance(by: 0.15)
    let middle = cell?.presentation.frame.minY ?? 0
    #expect(middle > 10 && middle < 80 && finished == nil)
    let coming = bed.view.cellForItem(at: bed.path(2))?.presentation.alpha ?? 0
    #expect(coming > 0.1 && coming < 0.9)
    bed.stage.settle()
    #expect(bed.shown == ["D", "B", "X", "C"] && finished == true)
    #expect((0..<4).map { bed.frame($0)?.minX } == [0, 110, 220, 0])
    #expect(bed.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("sections are inserted and deleted, and items are reloaded")
  func sections() {
    let bed = bed([["A", "B"], ["C"], ["D"]])
    bed.view.performBatchUpdates {
      bed.names = [["N"], ["A2", "B"], ["D"]]
      bed.view.insertSections([0])
      bed.view.deleteSections([1])
      bed.view.reloadItems(at: [bed.path(0)])
    }
    bed.stage.settle()
    #expect(bed.shown == ["N", "A2", "B", "D"])
    #expect(bed.view.numberOfSections == 3)
    bed.names = [["N"], ["A2"], ["D"]]
    bed.view.deleteItems(at: [bed.path(1, 1)])
    bed.stage.settle()
    #expect(bed.shown == ["N", "A2", "D"])
  }

  @Test("the completion of a batch inside another batch comes before that of the outer batch")
  func nested() {
    let bed = bed([["A"]])
    var log: [String] = []
    bed.view.performBatchUpdates {
      bed.names = [["A", "B", "C"]]
      bed.view.performBatchUpdates {
        bed.view.insertItems(at: [bed.path(1)])
      } completion: {
        log.append("inner \($0)")
      }
      bed.view.insertItems(at: [bed.path(2)])
    } completion: {
      log.append("outer \($0)")
    }
    bed.stage.advance(by: 0.15)
    #expect(log == [])
    bed.stage.settle()
    #expect(log == ["inner true", "outer true"] && bed.shown == ["A", "B", "C"])
  }

  @Test("the cursor goes from the deleted item of an empty section to the next item")
  func cursor() {
    let bed = bed([["A"], ["B", "C"], ["D"], ["E"]])
    bed.stage.click(at: bed.point(0, 2))
    bed.view.becomeFirstResponder()
    bed.names?[2] = []
    bed.view.deleteItems(at: [bed.path(0, 2)])
    bed.stage.settle()
    // The cursor is at E.
    bed.stage.key("Left")
    #expect(bed.view.indexPathsForSelectedItems == [bed.path(1, 1)])
  }

  @Test("a batch that does not match the data traps with the reason")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bed = CollectionBed(counts: [3])
        bed.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "CollectionView had 3 items in section 0; after the batch its data source has 3 and not 4; "
        + "notify the view of every inserted or deleted item, and change the data in the same batch."
    )
  }

  // MARK: Snapshots

  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("a snapshot is changed by identifiers")
  func snapshots() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3, 99])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers == [4, 1, 5, 6, 2])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 6) == "a" && snapshot.indexOfItem(6) == 3)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 1] && snapshot.indexOfSection("a") == nil)
  }

  @Test(
    "a diffable data source animates from one snapshot to the next, and items that stay keep their cells"
  )
  func diffable() {
    let bed = CollectionBed(counts: [0])
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: bed.view) {
      view, path, item in
      bed.note("cell \(item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.label.text = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
    bed.stage.settle()
    #expect(bed.shown == ["1", "2", "3", "4", "5"])
    _ = bed.log()
    var isDone = false
    source.apply(snapshot([("a", [3, 1, 2, 6]), ("b", [5])])) { isDone = true }
    #expect(bed.log() == ["cell 6"], "All others keep their cells.")
    bed.stage.advance(by: 0.15)
    let x = bed.view.cellForItem(at: bed.path(0))?.presentation.frame.minX ?? 0
    #expect(x > 10 && x < 210 && !isDone)
    bed.stage.settle()
    #expect(bed.shown == ["3", "1", "2", "6", "5"] && isDone)
    source.apply(snapshot([("b", [6, 5]), ("c", [3, 7])]), animatingDifferences: false)
    bed.stage.settle()
    #expect(bed.shown == ["6", "5", "3", "7"])
    #expect(
      source.itemIdentifier(for: bed.path(1, 1)) == 7 && source.indexPath(for: 3) == bed.path(0, 1))
    // In a new order of sections, items keep their cells too.
    _ = bed.log()
    let cell = bed.view.cellForItem(at: bed.path(0, 1))
    source.apply(snapshot([("c", [3]), ("b", [5])]))
    #expect(bed.log() == [] && bed.view.cellForItem(at: bed.path(0, 0)) === cell)
    bed.stage.settle()
    #expect(bed.shown == ["3", "5"] && source.sectionIdentifier(for: 0) == "c")
  }

  @Test("a section moves with its items, beside deleted and inserted sections and items")
  func movingSections() {
    let bed = bed([["A"], ["B", "C"], ["D"], ["E"]])
    bed.view.selectItem(at: bed.path(1, 1), animated: false, scrollPosition: [])
    let asked = bed.askedCells
    let cell = bed.view.cellForItem(at: bed.path(1, 1))
    bed.view.performBatchUpdates {
      bed.names = [["E", "F"], ["N"], ["C"], ["A"]]
      bed.view.moveSection(3, toSection: 0)
      bed.view.insertItems(at: [bed.path(1, 0)])
      bed.view.deleteSections([2])
      bed.view.insertSections([1])
      bed.view.deleteItems(at: [bed.path(0, 1)])
      bed.view.moveSection(0, toSection: 3)
    }
    #expect(bed.askedCells == asked + 2)
    #expect(bed.view.cellForItem(at: bed.path(0, 2)) === cell && cell?.isSelected == true)
    bed.stage.settle()
    #expect(bed.shown == ["E", "F", "N", "C", "A"])
  }

  @Test("random snapshots show their items in order")
  func random() {
    let bed = CollectionBed(counts: [0])
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: bed.view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.label.text = "\(item)"
      return cell
    }
    var seed: UInt64 = 1
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<60 {
      var items = Array(0..<12).filter { _ in next(3) > 0 }
      for index in items.indices.reversed() { items.swapAt(index, next(index + 1)) }
      let cut = next(items.count + 1)
      let wanted = [("a", Array(items[..<cut])), ("b", Array(items[cut...]))]
        .filter { _ in next(4) > 0 }.sorted { _, _ in next(2) > 0 }
      source.apply(snapshot(wanted), animatingDifferences: next(2) > 0)
      if next(2) > 0 { bed.stage.advance(by: 0.1) }
      if next(3) > 0 { bed.stage.settle() }
      #expect(source.snapshot().itemIdentifiers == wanted.flatMap(\.1))
      bed.stage.settle()
      #expect(bed.shown == wanted.flatMap(\.1).map { "\($0)" })
    }
  }

  @Test("a table shows snapshots too")
  func table() {
    let bed = TableBed(counts: [0])
    bed.table.delegate = nil
    let source = TableViewDiffableDataSource<String, Int>(tableView: bed.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    bed.stage.settle()
    #expect(bed.shown == ["1", "2", "3"])
    source.apply(snapshot([("a", [3, 1, 4]), ("b", [2])]))
    bed.stage.advance(by: 0.15)
    bed.stage.settle()
    #expect(bed.shown == ["3", "1", "4", "2"])
    #expect(source.indexPath(for: 2) == bed.path(0, 1))
  }

  @Test("items that are reloaded and moved get new cells, in collection views and in tables")
  func reloadedAndMoved() {
    @MainActor
    final class Version {
      var number = 1
    }
    let version = Version()
    let bed = CollectionBed(counts: [0])
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: bed.view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.label.text = "\(item).\(version.number)"
      return cell
    }
    let tableBed = TableBed(counts: [0])
    tableBed.table.delegate = nil
    let tableSource = TableViewDiffableDataSource<String, Int>(tableView: tableBed.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(item).\(version.number)"
      return cell
    }
    let first = snapshot([("a", [1, 2, 3]), ("b", [4])])
    source.apply(first)
    tableSource.apply(first)
    bed.stage.settle()
    tableBed.stage.settle()
    version.number = 2
    // Item 3 moves inside its section, item 4 to another section, and item 1 stays.
    var second = snapshot([("a", [3, 1, 2, 4]), ("b", [])])
    second.reloadItems([1, 3, 4])
    source.apply(second)
    tableSource.apply(second)
    bed.stage.settle()
    tableBed.stage.settle()
    #expect(bed.shown == ["3.2", "1.2", "2.1", "4.2"])
    #expect(tableBed.shown == ["3.2", "1.2", "2.1", "4.2"])
  }

  @Test(
    "an item that the user has moved is moved in the snapshot, if the reordering handlers allow it")
  func movedByUser() {
    func provide(_ view: CollectionView, _ path: IndexPath, _ item: Int) -> CollectionViewCell? {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.label.text = "\(item)"
      return cell
    }
    let bed = CollectionBed(counts: [0])
    let fixed = CollectionViewDiffableDataSource<String, Int>(
      collectionView: bed.view, cellProvider: provide)
    fixed.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
    #expect(!bed.view.beginInteractiveMovementForItem(at: bed.path(0)))
    let source = CollectionViewDiffableDataSource<String, Int>(
      collectionView: bed.view, cellProvider: provide)
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 5 }
    source.reorderingHandlers.willReorder = {
      log.append("will \($0.finalSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = {
      log.append("did \($0.initialSnapshot.itemIdentifiers), \($0.difference.count) changes")
    }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
    bed.stage.settle()
    for (start, end) in [(bed.path(0), bed.path(2)), (bed.path(2), bed.path(1, 1))] {
      #expect(bed.view.beginInteractiveMovementForItem(at: start))
      let target = bed.view.layoutAttributesForItem(at: end)?.center ?? .zero
      bed.view.updateInteractiveMovementTargetPosition(target)
      bed.view.endInteractiveMovement()
      bed.stage.settle()
    }
    #expect(source.snapshot() == snapshot([("a", [2, 3]), ("b", [4, 1, 5])]))
    #expect(
      log == [
        "will [2, 3, 1, 4, 5]", "did [1, 2, 3, 4, 5], 2 changes",
        "will [2, 3, 4, 1, 5]", "did [2, 3, 1, 4, 5], 2 changes",
      ])
    #expect(!bed.view.beginInteractiveMovementForItem(at: bed.path(1, 2)))
    #expect(bed.shown == ["2", "3", "4", "1", "5"])
  }
}
