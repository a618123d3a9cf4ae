import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Changes of rows without motion, and prepared cells, each of which belongs to one row.
@MainActor
struct TableMotionTests {
  /// A table of prepared cells.
  @MainActor
  private struct Prepared {
    let stage: Stage
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let source: StaticTableDataSource

    init(motion: Motion) {
      let cells = (0..<6).map { row in
        let cell = TableViewCell()
        cell.textLabel.text = "Row \(row)"
        return cell
      }
      source = StaticTableDataSource(sections: [.init(cells: cells)])
      stage = Stage(size: Size(width: 300, height: 400), settings: Settings(motion: motion))
      let root = ViewController()
      stage.window.rootViewController = root
      table.dataSource = source
      root.view.addSubview(table)
      stage.settle()
    }

    func check() {
      stage.settle()
      let cells = source.sections[0].cells
      #expect(table.visibleCells == cells)
      #expect(cells.map(\.frame.minY) == cells.indices.map { 44 * Double($0) })
      #expect(cells.allSatisfy { $0.superview === table && $0.alpha == 1 && !$0.isHidden })
      #expect(table.subviews.count { $0 is TableViewCell } == cells.count)
    }
  }

  @Test(
    "a row with a prepared cell is deleted, with any motion setting",
    arguments: [Motion.full, .reduced, .off])
  func deletion(motion: Motion) {
    let bed = Prepared(motion: motion)
    bed.source.sections[0].cells.remove(at: 1)
    bed.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    bed.check()
    View.performWithoutAnimation {
      bed.source.sections[0].cells.remove(at: 2)
      bed.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    bed.check()
  }

  @Test(
    "reloading a row with a prepared cell keeps the cell",
    arguments: [Motion.full, .reduced, .off])
  func reload(motion: Motion) {
    let bed = Prepared(motion: motion)
    bed.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    bed.check()
    bed.table.reloadSections([0], with: .fade)
    bed.check()
  }

  @Test("each cell is removed once, even if it is shown again during its removal")
  func balance() {
    let bed = Prepared(motion: .full)
    let counter = Counter()
    bed.table.delegate = counter
    bed.stage.settle()
    counter.calls = []
    bed.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    bed.stage.advance(by: 0.1)
    bed.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    bed.check()
    #expect(counter.calls == ["did 2", "will 2", "did 2", "will 2"])
  }

  /// A delegate that logs the displayed rows.
  private final class Counter: TableViewDelegate {
    var calls: [String] = []
    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.append("will \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.append("did \(indexPath.row)")
    }
  }

  @Test("a prepared cell that is inserted again during its deletion is shown")
  func comingBack() {
    let bed = Prepared(motion: .full)
    let cell = bed.source.sections[0].cells.remove(at: 3)
    bed.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .left)
    bed.stage.advance(by: 0.1)
    bed.source.sections[0].cells.insert(cell, at: 0)
    bed.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    bed.stage.advance(by: 0.25)
    #expect(cell.superview === bed.table)
    bed.check()
  }

  @Test("without motion batches end at once, in order", arguments: [Motion.reduced, .off])
  func batches(motion: Motion) {
    let bed = TableBed(
      counts: [], texts: [TableBed.texts(20)], settings: Settings(motion: motion))
    var ends: [Int] = []
    for number in 0..<8 {
      bed.texts?[0].remove(at: 2)
      bed.texts?[0].append("New \(number)")
      bed.table.performBatchUpdates {
        bed.table.deleteRows(at: [bed.path(2)], with: .left)
        bed.table.insertRows(at: [bed.path(19)], with: .right)
      } completion: { _ in
        ends.append(number)
      }
      if number.isMultiple(of: 3) { bed.stage.settle() }
    }
    bed.stage.settle()
    #expect(ends == Array(0..<8))
    #expect(bed.shown == bed.texts?[0].prefix(bed.shown.count).map { $0 })
    #expect(bed.shownByPlace == bed.shown && bed.shown.count == 10)
  }
}
