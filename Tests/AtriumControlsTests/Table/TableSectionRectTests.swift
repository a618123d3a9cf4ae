import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The frames of headers and footers, and the margins of cells in wide tables.
@MainActor
struct TableSectionRectTests {
  @Test("the frames of a section's header and footer do not depend on the offset")
  func rects() {
    let bed = TableBed(counts: [3, 30], headers: ["One", nil])
    let header = bed.table.rectForHeader(inSection: 0)
    #expect(header.minY == 0 && header.width == 300 && header.height > 0)
    #expect(bed.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.maxY)
    #expect(bed.table.rectForHeader(inSection: 1).height == 0)
    #expect(bed.table.rectForFooter(inSection: 0).minY == bed.table.rect(forSection: 0).maxY)
    bed.table.contentOffset.y = 40
    bed.stage.settle()
    #expect(bed.table.rectForHeader(inSection: 0) == header)
    #expect(bed.table.rectForHeader(inSection: 7) == .zero)
    #expect(bed.table.rectForFooter(inSection: -1) == .zero)
  }

  @Test("the labels of a wide table keep to the readable width, if the program requests it")
  func readable() throws {
    let bed = TableBed(counts: [3])
    bed.stage.resize(to: Size(width: 1100, height: 500))
    bed.table.frame = Rect(x: 0, y: 0, width: 1000, height: 400)
    bed.stage.settle()
    let cell = try #require(bed.table.visibleCells.first)
    #expect(cell.textLabel.frame.minX == 16)
    bed.table.cellLayoutMarginsFollowReadableWidth = true
    bed.stage.settle()
    #expect(cell.textLabel.frame.minX == 164 && cell.textLabel.frame.maxX == 836)
    bed.table.frame.size.width = 400
    bed.stage.settle()
    #expect(cell.textLabel.frame.minX == 16)
  }
}
