import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Rows that are inserted, deleted and moved while they are visible.
@MainActor
struct TableUpdateTests {
  private let bed = TableBed(counts: [], texts: [TableBed.texts(20)])

  private func check(_ bed: TableBed) {
    bed.stage.settle()
    let all = bed.texts?.flatMap { $0 } ?? []
    #expect(bed.shown == Array(all.prefix(bed.shown.count)))
    #expect(bed.shownByPlace == bed.shown)
    #expect(bed.shown.count == min(10, all.count))
    #expect(bed.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
    #expect(bed.table.contentSize.height == 44 * Double(all.count))
  }

  @Test("rows move to their new positions with animation, and get touches there at once")
  func moving() {
    bed.texts?[0].remove(at: 1)
    bed.table.deleteRows(at: [bed.path(1)], with: .automatic)
    bed.stage.turn()
    let cell = bed.table.cellForRow(at: bed.path(1))
    #expect(cell?.textLabel.text == "Row 2")
    #expect(cell?.frame.minY == 44 && cell?.presentation.frame.minY == 88)
    bed.stage.advance(by: 0.15)
    #expect(abs((cell?.presentation.frame.minY ?? 0) - 66) < 1)
    // A row that enters at the bottom moves in from below.
    let last = bed.table.cellForRow(at: bed.path(9))
    #expect((last?.presentation.frame.minY ?? 0) > 44 * 9 + 10)
    check(bed)
  }

  @Test("a deletion closes the gap, reuses the cells, and leaves nothing behind")
  func nothingLeft() {
    let made = bed.stage.window.statistics[.tableCells]
    for _ in 0..<15 {
      bed.texts?[0].remove(at: 0)
      bed.table.deleteRows(at: [bed.path(0)], with: .left)
      bed.stage.settle()
    }
    check(bed)
    #expect(bed.stage.window.statistics[.tableCells] <= made + 2)
  }

  @Test("in a batch, deletions use the old indices and insertions the new ones")
  func batch() {
    var finished: [Bool] = []
    bed.texts?[0] = ["New a", "Row 0", "Row 2", "New b", "Row 3"] + TableBed.texts(20).dropFirst(5)
    bed.table.performBatchUpdates {
      bed.table.insertRows(at: [bed.path(0), bed.path(3)], with: .fade)
      bed.table.deleteRows(at: [bed.path(1), bed.path(4)], with: .fade)
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    check(bed)
    #expect(finished == [true])
  }

  @Test("the completions of nested batches come in order at the end of the outermost batch")
  func nested() {
    var log: [String] = []
    bed.table.beginUpdates()
    bed.texts?[0].removeFirst(2)
    bed.table.performBatchUpdates {
      bed.table.performBatchUpdates {
        bed.table.deleteRows(at: [bed.path(0)], with: .fade)
      } completion: {
        log.append("inner \($0)")
      }
      bed.table.deleteRows(at: [bed.path(1)], with: .fade)
    } completion: {
      log.append("outer \($0)")
    }
    bed.table.endUpdates()
    bed.stage.advance(by: 0.15)
    #expect(log == [])
    check(bed)
    #expect(log == ["inner true", "outer true"])
  }

  @Test("a section moves with its rows and its title, and cannot be deleted too")
  func movingSections() async {
    let bed = TableBed(counts: [], texts: [["A"], ["B", "C"], ["D"]])
    let cell = bed.table.cellForRow(at: bed.path(0, 2))
    bed.texts = [["D"], ["A"], ["B", "C"]]
    bed.table.moveSection(2, toSection: 0)
    #expect(bed.table.cellForRow(at: bed.path(0, 0)) === cell)
    bed.stage.turn()
    #expect((cell?.presentation.frame.minY ?? 0) > (cell?.frame.minY ?? 0) + 40)
    bed.stage.settle()
    #expect(bed.shown == ["D", "A", "B", "C"] && bed.shownByPlace == bed.shown)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bed = TableBed(counts: [1, 1])
        bed.table.performBatchUpdates {
          bed.table.deleteSections([1], with: .fade)
          bed.table.moveSection(1, toSection: 0)
        }
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "The batch deletes section 1 of TableView and moves it too; do one of them.")
  }

  @Test("selection and focus follow their rows")
  func selection() {
    bed.stage.click(at: bed.point(4))
    bed.texts?[0].insert("New", at: 0)
    bed.table.insertRows(at: [bed.path(0)], with: .right)
    check(bed)
    #expect(bed.table.indexPathForSelectedRow == bed.path(5))
    #expect(bed.table.cellForRow(at: bed.path(5))?.isSelected == true)
    bed.texts?[0].remove(at: 5)
    bed.table.deleteRows(at: [bed.path(5)], with: .fade)
    check(bed)
    #expect(bed.table.indexPathForSelectedRow == nil)
    bed.stage.key("Down")
    #expect(bed.table.indexPathForSelectedRow == bed.path(6))
  }

  @Test("the cursor goes from a deleted row to the next row, or to the last row")
  func cursor() {
    let bed = TableBed(counts: [], texts: [["A"], ["B", "C"], ["D"], ["E"]])
    bed.stage.click(at: bed.point(0, 2))
    bed.texts?[2] = []
    bed.table.deleteRows(at: [bed.path(0, 2)], with: .fade)
    bed.stage.settle()
    // The cursor is at E.
    bed.stage.key("Up")
    #expect(bed.table.indexPathForSelectedRow == bed.path(1, 1))
    bed.texts = [["N"], ["A"], ["B"], [], ["E"]]
    bed.table.performBatchUpdates {
      bed.table.insertSections([0], with: .fade)
      bed.table.deleteRows(at: [bed.path(1, 1)], with: .fade)
    }
    bed.stage.settle()
    // The cursor is at B.
    bed.stage.key("Down")
    #expect(bed.table.indexPathForSelectedRow == bed.path(0, 4))
    bed.texts?.removeLast()
    bed.table.deleteSections([4], with: .fade)
    bed.stage.settle()
    // The cursor is at B, the last row.
    bed.stage.key("Up")
    #expect(bed.table.indexPathForSelectedRow == bed.path(0, 1))
  }

  @Test("rows can be moved and reloaded, and sections inserted and deleted")
  func others() {
    bed.texts?[0].swapAt(0, 1)
    bed.table.moveRow(at: bed.path(0), to: bed.path(1))
    check(bed)
    bed.texts?[0][3] = "Changed"
    bed.table.reloadRows(at: [bed.path(3)], with: .fade)
    check(bed)
    bed.texts?.insert(["Above"], at: 0)
    bed.table.insertSections([0], with: .fade)
    check(bed)
    bed.texts?.remove(at: 1)
    bed.table.deleteSections([1], with: .fade)
    check(bed)
    #expect(bed.shown == ["Above"])
  }

  @Test("reloaded rows, and rows of changed sections, have the given animation")
  func animations() {
    let bed = TableBed(counts: [], texts: [["A"], ["B"], ["C"]])
    func cell(_ section: Int) -> TableViewCell? { bed.table.cellForRow(at: bed.path(0, section)) }
    /// Returns the distances from which new cells come, and to which old cells go.
    func sides(_ section: Int, _ change: () -> Void) -> [Double?] {
      let old = cell(section)
      change()
      bed.stage.turn()
      defer { check(bed) }
      return [cell(section)?.presentation.frame.minX, old?.frame.minX]
    }
    bed.texts?[1] = ["B2"]
    #expect(sides(1) { bed.table.reloadRows(at: [bed.path(0, 1)], with: .left) } == [-300, -300])
    bed.texts?[2] = ["C2"]
    #expect(sides(2) { bed.table.reloadSections([2], with: .right) } == [300, 300])
    bed.texts?.insert(["N"], at: 0)
    #expect(sides(0) { bed.table.insertSections([0], with: .right) } == [300, 0])
    bed.texts?.remove(at: 0)
    #expect(sides(0) { bed.table.deleteSections([0], with: .left) } == [0, -300])
    bed.texts?[0] = ["A2"]
    bed.table.reloadRows(at: [bed.path(0)], with: .none)
    bed.stage.turn()
    #expect(cell(0)?.textLabel.text == "A2" && cell(0)?.presentation.alpha == 1)
    check(bed)
  }

  @Test("changes before the rows are first counted count as a load")
  func beforeLoading() {
    bed.table.reloadData()
    bed.texts?[0].remove(at: 0)
    bed.table.deleteRows(at: [bed.path(0)], with: .fade)
    check(bed)
    #expect(bed.shown.first == "Row 1")
    var ends = 0
    bed.table.performBatchUpdates {
      bed.texts?[0].remove(at: 0)
      bed.table.deleteRows(at: [bed.path(0)], with: .fade)
      bed.table.reloadData()
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 1)
    check(bed)
    #expect(bed.shown.first == "Row 2")
  }

  @Test("known heights move with their rows")
  func heights() {
    let bed = TableBed(
      counts: [], texts: [TableBed.texts(30)], height: { $0.row == 2 ? 100 : 44 })
    let asked = bed.askedHeights
    bed.texts?[0].insert("New", at: 0)
    bed.table.insertRows(at: [bed.path(0)], with: .none)
    bed.stage.settle()
    #expect(bed.table.rectForRow(at: bed.path(3)).height == 100)
    #expect(bed.askedHeights - asked <= 1)
  }

  @Test("many overlapping batches end in order")
  func randomBatches() {
    let seed = RandomRunSettings.firstSeed
    print("batches of rows: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { generator.below(bound) }
    for number in 0..<60 {
      var rows = bed.texts?[0] ?? []
      let gone = Set((0..<random(3)).map { _ in random(rows.count) }.filter { $0 < rows.count })
      for index in gone.sorted(by: >) { rows.remove(at: index) }
      var come: [Int] = []
      for count in 0..<random(4) {
        let index = random(rows.count + 1)
        come = come.map { $0 >= index ? $0 + 1 : $0 } + [index]
        rows.insert("New \(number).\(count)", at: index)
      }
      bed.texts?[0] = rows
      bed.table.performBatchUpdates {
        bed.table.deleteRows(at: gone.map { bed.path($0) }, with: .left)
        bed.table.insertRows(at: come.map { bed.path($0) }, with: .fade)
      }
      bed.stage.advance(by: Double(random(4)) * 0.05)
    }
    check(bed)
  }
}
