import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Subclasses of `TableViewController` and `CollectionViewController` that override members of the delegate.
@MainActor
struct TableViewControllerTests {
  /// A list of three rows that logs the calls of the delegate.
  private final class ListController: TableViewController {
    var heard: [String] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      Label(text: "Header")
    }

    override func tableView(
      _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> Double { 30 }

    override func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { heard.append("display \(indexPath.row)") }

    override func tableView(
      _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 0 }

    override func tableView(
      _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { heard.append("act \(indexPath.row)") }

    override func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      heard.append("swipe \(indexPath.row)")
      return nil
    }
  }

  @Test("a subclass of a table's controller receives each call of the delegate that it overrides")
  func overrides() {
    let list = ListController()
    let stage = Stage(size: Size(width: 300, height: 400))
    stage.window.rootViewController = list
    stage.turn()
    #expect(list.heard == ["display 0", "display 1", "display 2"])
    #expect(list.tableView.headerView(forSection: 0)?.frame.height == 30)
    list.heard = []

    // The row 0 responds to no click.
    stage.click(on: "Row 0")
    stage.click(on: "Row 1")
    #expect(list.heard == ["act 1"])
    list.heard = []

    let row = list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).center
    stage.touch(began: row)
    stage.touch(moved: row - Point(x: 40, y: 0))
    stage.touch(ended: row - Point(x: 80, y: 0))
    stage.settle()
    // The row has no swipe actions, so the finger that stays in the row chooses it.
    #expect(list.heard == ["swipe 2", "act 2"])
  }

  @Test("a row is indented before it is displayed, and a cell keeps its own indentation by default")
  func indentation() {
    final class Indented: TableViewController {
      var levels: [Int]?
      var heard: [Int] = []

      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        let cell = TableViewCell()
        cell.indentationLevel = 5
        return cell
      }

      override func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
      ) -> Int {
        levels?[indexPath.row] ?? super.tableView(tableView, indentationLevelForRowAt: indexPath)
      }

      override func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
      ) { heard.append(cell.indentationLevel) }
    }
    let list = Indented()
    let stage = Stage(size: Size(width: 300, height: 400))
    stage.window.rootViewController = list
    stage.turn()
    #expect(list.heard == [5, 5])
    list.levels = [1, 3]
    list.tableView.reloadData()
    stage.turn()
    #expect(list.heard == [5, 5, 1, 3])
  }
}
