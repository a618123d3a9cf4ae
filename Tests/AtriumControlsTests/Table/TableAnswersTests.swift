import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// A table's reaction to unexpected answers and changes of its delegate.
@MainActor
struct TableAnswersTests {
  /// A delegate whose titles have any height.
  private final class Heights: TableViewDelegate {
    var height = 0.0
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
      height
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
      height
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      indexPath.row == 0 ? height : 44
    }
  }

  @Test(
    "a height that is not finite counts as zero", arguments: [Double.nan, .infinity, -.infinity])
  func heights(height: Double) {
    let bed = TableBed(counts: [3, 3], style: .grouped)
    let delegate = Heights()
    delegate.height = height
    bed.table.delegate = delegate
    bed.stage.settle()
    // A negative height means automatic height, as do NaN and minus infinity.
    #expect(bed.table.contentSize.height >= 4 * 44 && bed.table.contentSize.height < 1000)
    let turns = bed.stage.window.statistics.turnCount
    bed.stage.advance(by: 0.1)
    #expect(bed.stage.window.isIdle)
    #expect(bed.stage.window.statistics.turnCount == turns + 6)
    #expect(bed.shown.count == 6)
  }

  @Test("an estimate that is not finite counts as zero", arguments: [Double.nan, .infinity])
  func estimate(height: Double) {
    let bed = TableBed(counts: [1000], height: { _ in 50 })
    bed.table.estimatedRowHeight = height
    bed.stage.settle()
    #expect(bed.shown.count == 8)
    #expect(bed.table.contentSize.height.isFinite)
    bed.table.estimatedRowHeight = 0
    bed.table.rowHeight = height
    bed.stage.settle()
    #expect(bed.table.contentSize.height.isFinite && bed.shown.first == "Row 0.0")
  }

  @Test(
    "a table accepts the largest possible number of rows", arguments: [Int.max, Int.max / 2 + 2])
  func manyRows(count: Int) {
    let bed = TableBed(counts: [count], height: { 40 + Double($0.row % 3) })
    #expect(bed.shown.first == "Row 0.0")
    #expect(bed.table.contentSize.height > 4e18)
    bed.table.scrollToRow(at: bed.path(count - 1), at: .bottom, animated: false)
    bed.stage.settle()
    bed.table.scrollToRow(at: bed.path(1000), at: .top, animated: false)
    bed.stage.settle()
    #expect(bed.shown == (1000..<1010).map { "Row 0.\($0)" })
  }

  @Test("the trap for a wrong change names sections and rows that do not exist")
  func wrongChanges() async {
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let bed = TableBed(counts: [3, 3])
        bed.table.performBatchUpdates {
          bed.table.deleteSections([99], with: .fade)
          bed.table.insertSections([0], with: .fade)
        }
      }
    }
    #expect(
      trapMessage(section?.standardErrorContent)
        == "TableView has no section 99 to delete, but 2 sections; count them as they are before "
        + "the batch.")
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bed = TableBed(counts: [3, 3])
        bed.table.performBatchUpdates {
          bed.table.deleteRows(at: [bed.path(7, 1)], with: .fade)
          bed.table.insertRows(at: [bed.path(2, 1)], with: .fade)
        }
      }
    }
    #expect(
      trapMessage(row?.standardErrorContent)
        == "TableView has no row 7 in section 1 to delete, but 3 rows; count them as they are "
        + "before the batch.")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bed = TableBed(counts: [3, 3])
        bed.table.performBatchUpdates {
          bed.table.moveRow(at: bed.path(0), to: bed.path(2))
          bed.table.moveRow(at: bed.path(1), to: bed.path(2))
        }
      }
    }
    #expect(
      trapMessage(twice?.standardErrorContent)
        == "The batch brings two rows of TableView to row 2 of section 0; insert or move only one there."
    )
    let counts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bed = TableBed(counts: [3, 3])
        bed.table.deleteRows(at: [bed.path(0, 1)], with: .fade)
      }
    }
    #expect(
      trapMessage(counts?.standardErrorContent)
        == "TableView had 3 rows in section 1; after the batch its data source has 3 and not 2; "
        + "notify the table of every inserted or deleted row, and change the data in the same batch."
    )
  }
}
