import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rows that the user moves by their handles and by keys.
@MainActor
struct TableMovingTests {
  /// A data source with movable rows, which logs the movements.
  final class Rows: TableViewDataSource, TableViewDelegate {
    var titles = ["A", "B", "C", "D"]
    var fixed: Set<String> = []
    var limit: Int?
    var log: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = titles[indexPath.row]
      return cell
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(titles[indexPath.row])
    }

    func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
      titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      IndexPath(row: min(proposedDestinationIndexPath.row, limit ?? .max), section: 0)
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 400))
  private let controller = TableViewController()
  private let rows = Rows()
  private var table: TableView { controller.tableView }

  init() {
    table.dataSource = rows
    table.delegate = rows
    stage.window.rootViewController = controller
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  /// The middle of a row's handle, in the coordinates of the window.
  private func handle(_ row: Int) -> Point {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(Point(x: rect.maxX - 24, y: rect.midY), to: nil)
  }

  private var shown: [String] { table.visibleCells.map(\.textLabel.text) }

  private func drag(_ row: Int, to other: Int) {
    stage.touch(began: handle(row))
    stage.advance(by: 0.05)
    stage.touch(moved: handle(other))
    stage.advance(by: 0.05)
    stage.touch(ended: handle(other))
    stage.settle()
  }

  @Test(
    "a row that is held at the lower edge scrolls the table, and stays at the pointer until it is released"
  )
  func scrolls() {
    rows.titles = (0..<30).map { "Row \($0)" }
    table.reloadData()
    table.setEditing(true, animated: false)
    stage.settle()
    stage.touch(began: handle(1))
    stage.advance(by: 0.05)
    let edge = Point(x: handle(1).x, y: 399)
    stage.touch(moved: edge)
    let moved = table.cellForRow(at: IndexPath(row: 1, section: 0))
    stage.advance(by: 1)
    #expect((500...600).contains(table.contentOffset.y))
    #expect(moved.map { $0.convert($0.bounds.center, to: nil).y } == 399)
    #expect(moved?.isHidden == false)
    stage.advance(by: 3)
    #expect(table.contentOffset.y == table.contentSize.height - 400)
    #expect(stage.window.isIdle)
    stage.touch(ended: edge)
    stage.settle()
    #expect(rows.log == ["1 to 29"] && shown.last == "Row 1")
    #expect(table.visibleCells.count == shown.count && table.visibleCells.count < 11)
  }

  @Test("a drag of the handle moves the row in the data and then in the table")
  func drags() {
    drag(0, to: 2)
    #expect(rows.log == [])
    table.setEditing(true, animated: false)
    stage.settle()
    drag(0, to: 2)
    #expect(rows.log == ["0 to 2"] && rows.titles == ["B", "C", "A", "D"])
    #expect(shown == ["B", "C", "A", "D"] && table.contentOffset == .zero)
    drag(3, to: 0)
    #expect(rows.log == ["0 to 2", "3 to 0"] && shown == ["D", "B", "C", "A"])
    #expect(table.visibleCells.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }

  @Test("the delegate can change the row's new position, and a fixed row has no handle")
  func limits() {
    (rows.fixed, rows.limit) = (["B"], 1)
    table.setEditing(true, animated: false)
    stage.settle()
    drag(1, to: 3)
    #expect(rows.log == [])
    drag(0, to: 3)
    #expect(rows.log == ["0 to 1"] && shown == ["B", "A", "C", "D"])
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true, true])
  }

  @Test("a cancelled drag, and a drag back to the row's position, move nothing")
  func cancels() {
    table.setEditing(true, animated: false)
    stage.settle()
    stage.touch(began: handle(0))
    stage.touch(moved: handle(2))
    stage.advance(by: 0.05)
    stage.touch(cancelled: 0)
    stage.settle()
    drag(1, to: 1)
    #expect(rows.log == [] && shown == ["A", "B", "C", "D"])
  }

  @Test("Alt with an arrow key moves the row at the cursor in editing mode")
  func keys() {
    table.becomeFirstResponder()
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardDownArrow, modifiers: .alternate)
    #expect(rows.log == [])
    table.setEditing(true, animated: false)
    stage.settle()
    stage.key(.keyboardDownArrow, modifiers: .alternate)
    stage.settle()
    #expect(rows.log == ["0 to 1"] && shown == ["B", "A", "C", "D"])
    stage.key(.keyboardUpArrow, modifiers: .alternate)
    stage.settle()
    #expect(rows.log == ["0 to 1", "1 to 0"] && shown == ["A", "B", "C", "D"])
  }

  @Test("a reload during a drag ends it")
  func reload() {
    table.setEditing(true, animated: false)
    stage.settle()
    stage.touch(began: handle(0))
    stage.touch(moved: handle(2))
    stage.advance(by: 0.05)
    rows.titles = ["X"]
    table.reloadData()
    stage.advance(by: 0.05)
    stage.touch(ended: handle(0))
    stage.settle()
    #expect(rows.log == [] && shown == ["X"])
  }
}
