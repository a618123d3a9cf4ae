import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The cells that a table makes, their positions, and their cost.
@MainActor
struct TableViewTests {
  @Test("only visible rows have cells, and the others are reused")
  func reuse() {
    let bed = TableBed(counts: [1000])
    // 400 / 44 is slightly more than nine, so ten rows are visible.
    #expect(bed.shown == (0..<10).map { "Row 0.\($0)" })
    #expect(bed.stage.window.statistics[.tableCells] == 10)
    #expect(bed.table.contentSize.height == 44_000)
    for y in stride(from: 0.0, through: 5000, by: 30) {
      bed.table.contentOffset = Point(x: 0, y: y)
      bed.stage.turn()
    }
    #expect(bed.stage.window.statistics[.tableCells] <= 12)
    #expect(bed.shown.first == "Row 0.113")
    #expect(bed.table.visibleCells.allSatisfy { !$0.isHidden && $0.superview === bed.table })
  }

  /// Returns the cost of thirty frames in which a table with the given number of rows scrolls by half a row each.
  private func cost(rows: Int, height: ((IndexPath) -> Double)?) -> [Int] {
    let bed = TableBed(counts: [rows], height: height)
    var offset = Double(rows) * 44 / 2
    bed.table.contentOffset = Point(x: 0, y: offset)
    bed.stage.settle()
    // Waits until the indicators have faded.
    bed.stage.advance(by: 3)
    let (cells, heights, made) = (
      bed.askedCells, bed.askedHeights, bed.stage.window.statistics[.tableCells]
    )
    let before = bed.stage.window.statistics
    for _ in 0..<30 {
      offset += 22
      bed.table.contentOffset = Point(x: 0, y: bed.table.contentOffset.y + 22)
      bed.stage.turn()
    }
    let after = bed.stage.window.statistics
    return [
      bed.askedCells - cells, bed.askedHeights - heights,
      bed.stage.window.statistics[.tableCells] - made,
      after.paintedViewCount - before.paintedViewCount,
      after.paintedPixelCount - before.paintedPixelCount,
      after.layoutCount - before.layoutCount, bed.table.subviews.count,
    ]
  }

  @Test("a frame of a table with a million rows costs as much as one with a thousand")
  func constantCost() {
    let thousand = cost(rows: 1000, height: nil)
    let million = cost(rows: 1_000_000, height: nil)
    #expect(thousand == million)
    // Thirty frames scroll by half a row each, so fifteen rows enter.
    #expect(million[0] == 15 && million[1] == 15)
    #expect(million[2] <= 1)
    // The views are the table, ten or eleven rows of three views each, an indicator, window and root.
    #expect(million[3] <= 30 * 48)
    #expect(million[4] <= 30 * 302 * 402)
    #expect(million[5] <= 30 * 4)
    #expect(million[6] <= 20)
  }

  @Test("heights from the delegate cost no more")
  func constantCostWithHeights() {
    let height: (IndexPath) -> Double = { 40 + Double($0.row % 5) * 2 }
    let thousand = cost(rows: 1000, height: height)
    let million = cost(rows: 1_000_000, height: height)
    #expect(abs(thousand[0] - million[0]) <= 1 && million[0] <= 17)
    #expect(abs(thousand[1] - million[1]) <= 1 && million[1] <= 17)
    #expect(million[2] <= 2)
    #expect(abs(thousand[3] - million[3]) <= 100)
  }

  @Test("loading a million rows asks only about visible ones")
  func loading() {
    let bed = TableBed(counts: [1_000_000], height: { _ in 60 })
    #expect(bed.askedHeights <= 10 && bed.askedCells <= 10)
    bed.table.scrollToRow(at: bed.path(999_999), at: .bottom, animated: false)
    bed.stage.settle()
    #expect(bed.shown.last == "Row 0.999999")
    #expect(bed.table.visibleCells.last.map { $0.frame.maxY } == bed.table.bounds.maxY)
    #expect(bed.askedHeights <= 40)
  }

  @Test("rows with different heights have no gaps between them")
  func heights() {
    let bed = TableBed(counts: [50, 50], height: { 30 + Double($0.row % 7) * 9 })
    for y in stride(from: 0.0, through: 2500, by: 171) {
      bed.table.contentOffset = Point(x: 0, y: y)
      bed.stage.settle()
      let frames = bed.table.visibleCells.map(\.frame)
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(one.maxY - next.minY) < 1e-9)
      }
      #expect((frames.first?.minY ?? .infinity) <= bed.table.bounds.minY)
      #expect((frames.last?.maxY ?? 0) >= bed.table.bounds.maxY)
    }
  }

  @Test(
    "rows that scroll in from above with other heights than estimated do not move the visible ones")
  func estimates() {
    let bed = TableBed(counts: [1000], height: { _ in 70 })
    bed.table.scrollToRow(at: bed.path(500), at: .top, animated: false)
    bed.stage.settle()
    let cell = bed.table.cellForRow(at: bed.path(502))
    let place = cell.map { $0.convert($0.bounds, to: nil).minY } ?? -1
    for step in 1...40 {
      bed.table.contentOffset = Point(x: 0, y: bed.table.contentOffset.y - 5)
      bed.stage.turn()
      let now = cell.map { $0.convert($0.bounds, to: nil).minY } ?? -1
      #expect(abs(now - place - 5 * Double(step)) < 1e-9)
    }
  }

  @Test("automatic height is the height that the cell needs")
  func automatic() {
    let bed = TableBed(counts: [20])
    bed.table.rowHeight = TableView.automaticDimension
    bed.stage.settle()
    #expect(bed.table.rectForRow(at: bed.path(3)).height == 44)
    #expect(bed.askedCells <= 20)
  }

  @Test("rows are found by position, and scrolled to")
  func finding() {
    let bed = TableBed(counts: [10, 0, 30])
    #expect(bed.table.indexPathForRow(at: Point(x: 5, y: 44 * 9 + 1)) == bed.path(9))
    #expect(bed.table.indexPathForRow(at: Point(x: 5, y: 44 * 10 + 1)) == bed.path(0, 2))
    #expect(bed.table.indexPathForRow(at: Point(x: 5, y: 44 * 40 + 1)) == nil)
    #expect(
      bed.table.indexPathsForRows(in: Rect(x: 5, y: 44 * 9 + 43, width: 1, height: 46))
        == [bed.path(9), bed.path(0, 2), bed.path(1, 2)])
    #expect(bed.table.indexPathsForRows(in: Rect(x: 900, y: 0, width: 9, height: 90)) == [])
    #expect(bed.table.indexPathsForRows(in: .null) == nil)
    bed.table.scrollToRow(at: bed.path(20, 2), at: .top, animated: false)
    #expect(bed.table.contentOffset.y == 44 * 30)
    bed.table.scrollToRow(at: bed.path(5), at: .bottom, animated: false)
    #expect(bed.table.contentOffset.y == 0)
    bed.table.scrollToRow(at: bed.path(10, 2), at: .bottom, animated: false)
    #expect(bed.table.contentOffset.y == 44 * 21 - 400)
    bed.table.scrollToRow(at: bed.path(12, 2), at: .none, animated: true)
    bed.stage.settle()
    #expect(bed.table.contentOffset.y == 44 * 23 - 400)
  }

  @Test("a plain table's header stays at the top until the next one pushes it out")
  func stickyHeaders() {
    let bed = TableBed(counts: [20, 20], headers: ["One", "Two"])
    let length = 30 + 44.0 * 20
    #expect(bed.table.contentSize.height == 2 * length)
    func top(_ section: Int) -> Double? {
      bed.table.headerView(forSection: section).map { $0.frame.minY - bed.table.bounds.minY }
    }
    #expect(top(0) == 0)
    bed.table.contentOffset = Point(x: 0, y: 300)
    bed.stage.turn()
    #expect(top(0) == 0)
    bed.table.contentOffset = Point(x: 0, y: length - 20)
    bed.stage.turn()
    #expect(top(0) == -10 && top(1) == 20)
    bed.table.contentOffset = Point(x: 0, y: length + 100)
    bed.stage.turn()
    #expect(top(0) == nil && top(1) == 0)
    // The header is in front of the rows.
    #expect(
      bed.table.subviews.lastIndex { $0 === bed.table.headerView(forSection: 1) } ?? 0
        > bed.table.subviews.lastIndex { $0 is TableViewCell && !$0.isHidden } ?? 99)
  }

  @Test("prepared cells are shown unchanged, with titles")
  func staticCells() {
    let (first, second) = (TableViewCell(), TableViewCell(style: .value1))
    first.textLabel.text = "Sound"
    second.textLabel.text = "Language"
    second.detailTextLabel?.text = "English"
    let source = StaticTableDataSource(sections: [
      .init(header: "General", footer: "About both.", cells: [first, second])
    ])
    let stage = Stage(size: Size(width: 300, height: 400))
    let root = ViewController()
    stage.window.rootViewController = root
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.dataSource = source
    root.view.addSubview(table)
    stage.settle()
    #expect(table.visibleCells == [first, second])
    #expect(second.accessibilityLabel == "Language, English")
    #expect(first.frame == Rect(x: 16, y: 40, width: 268, height: 44))
    #expect(stage.view(named: "General") != nil && stage.view(named: "About both.") != nil)
  }

  @Test("at another width titles have other heights, and the first visible row stays in position")
  func width() {
    let cells = (0..<40).map { row in
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(row) of a table that is made narrower and wider"
      cell.textLabel.numberOfLines = 0
      cell.textLabel.lineBreakMode = .byWordWrapping
      return cell
    }
    let source = StaticTableDataSource(sections: [
      .init(
        footer: "A footer that has one line where there is room, and more elsewhere.", cells: []),
      .init(cells: cells),
    ])
    let stage = Stage(size: Size(width: 600, height: 400))
    let root = ViewController()
    stage.window.rootViewController = root
    let table = TableView(frame: root.view.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = TableView.automaticDimension
    table.dataSource = source
    // The cell is asked for its height before it has a frame, so its width is not known yet.
    #expect(table.numberOfSections == 2)
    root.view.addSubview(table)
    stage.settle()
    let wide = (
      table.footerView(forSection: 0)?.bounds.height ?? 0,
      table.rectForRow(at: IndexPath(row: 0, section: 1)).height
    )
    table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
    stage.settle()
    stage.resize(to: Size(width: 200, height: 400))
    stage.settle()
    let row = table.rectForRow(at: IndexPath(row: 20, section: 1))
    #expect(abs(row.minY - table.contentOffset.y) < 1)
    #expect(row.height > wide.1 + 15)
    table.contentOffset = .zero
    stage.settle()
    #expect((table.footerView(forSection: 0)?.bounds.height ?? 0) > wide.0 + 15)
  }

  @Test("a data source with fewer rows after a reload leaves no old row behind")
  func reload() {
    let bed = TableBed(counts: [100])
    bed.table.contentOffset = Point(x: 0, y: 4000)
    bed.stage.settle()
    bed.counts = [3]
    bed.table.reloadData()
    bed.stage.settle()
    #expect(bed.shown == ["Row 0.0", "Row 0.1", "Row 0.2"])
    #expect(bed.table.contentOffset.y == 0)
    bed.counts = []
    bed.table.reloadData()
    bed.stage.settle()
    #expect(bed.shown.isEmpty && bed.table.numberOfSections == 0)
  }

  @Test("a table without owners is released, and retains nothing")
  func lifetime() {
    weak var weakTable: TableView?
    do {
      let bed = TableBed(counts: [100])
      weakTable = bed.table
      bed.table.contentOffset = Point(x: 0, y: 500)
      bed.stage.turn()
    }
    #expect(weakTable == nil)
  }
}
