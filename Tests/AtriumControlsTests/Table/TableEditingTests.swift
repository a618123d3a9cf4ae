import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rows that the user deletes and inserts, in editing mode and outside it.
@MainActor
struct TableEditingTests {
  /// A data source with editable rows, which logs what the table commits.
  final class Rows: TableViewDataSource, TableViewDelegate {
    var titles = ["A", "B", "C", "D"]
    var styles: [String: TableViewCell.EditingStyle] = [:]
    var fixed: Set<String> = []
    var heard: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = titles[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(titles[indexPath.row])
    }

    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { styles[titles[indexPath.row]] ?? .delete }

    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      heard.append("\(editingStyle) \(titles[indexPath.row])")
      guard editingStyle == .delete else { return }
      titles.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(titles[indexPath.row])")
    }
  }

  /// A data source that does not implement the optional methods about editing.
  final class PlainRows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
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

  private func middle(_ row: Int) -> Point {
    table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)).center, to: nil)
  }

  private var shown: [String] { table.visibleCells.map(\.textLabel.text) }

  private func swipeOpen(_ row: Int) {
    stage.touch(began: middle(row))
    for step in 1...8 {
      stage.advance(by: 1.0 / 60)
      stage.touch(moved: middle(row) + Point(x: -12 * Double(step), y: 0))
    }
    stage.touch(ended: middle(row) + Point(x: -96, y: 0))
    stage.settle()
  }

  @Test("a swipe on an editable row reveals Delete, which commits the deletion")
  func swipe() {
    rows.fixed = ["C"]
    swipeOpen(2)
    #expect(stage.view(named: "Delete") == nil)
    swipeOpen(1)
    stage.click(on: "Delete")
    stage.settle()
    #expect(rows.heard == ["delete B"])
    #expect(shown == ["A", "C", "D"])
  }

  @Test(
    "in editing mode rows have a button that reveals Delete; rows that cannot be edited have none")
  func deletion() {
    rows.fixed = ["C"]
    controller.setEditing(true, animated: true)
    stage.settle()
    #expect(table.isEditing)
    #expect(table.visibleCells.map(\.isEditing) == [true, true, false, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .none, .delete])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [38, 38, 0, 38])
    stage.click(at: Point(x: 19, y: middle(1).y))
    stage.settle()
    #expect(rows.heard.isEmpty)
    stage.click(at: Point(x: 280, y: middle(1).y))
    stage.settle()
    #expect(rows.heard == ["delete B"])
    #expect(shown == ["A", "C", "D"])
    controller.setEditing(false, animated: false)
    stage.settle()
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0, 0])
  }

  @Test("the button of a row with the style insert commits at once")
  func insertion() {
    rows.styles = ["D": .insert]
    table.setEditing(true, animated: false)
    stage.settle()
    stage.click(at: Point(x: 19, y: middle(3).y))
    stage.settle()
    #expect(rows.heard == ["insert D"])
  }

  @Test(
    "the keys Insert, Space and Return perform the insertion of the row with the cursor, once per press"
  )
  func insertionByKeys() {
    rows.styles = ["C": .insert, "D": .insert]
    table.setEditing(true, animated: false)
    stage.settle()
    table.becomeFirstResponder()
    stage.key(.keyboardEnd)
    stage.key(.keyboardInsert)
    stage.key(.keyboardSpacebar)
    stage.key(.keyboardReturnOrEnter)
    #expect(rows.heard == ["insert D", "insert D", "insert D"])
    stage.key(.keyboardHome)
    for key in [KeyboardHIDUsage.keyboardInsert, .keyboardSpacebar] { stage.key(key) }
    #expect(rows.heard.count == 3)
    table.setEditing(false, animated: false)
    stage.key(.keyboardEnd)
    stage.key(.keyboardInsert)
    #expect(rows.heard.count { $0.hasPrefix("insert") } == 3)
  }

  @Test("in editing mode rows can be selected and swiped only if the table allows it")
  func selection() {
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
    stage.click(at: middle(1))
    swipeOpen(2)
    #expect(rows.heard.isEmpty)
    #expect(stage.view(named: "D") != nil)
    table.allowsSelectionDuringEditing = true
    stage.click(at: middle(1))
    stage.click(at: middle(2))
    #expect(rows.heard == ["select B", "select C"])
    #expect(table.indexPathsForSelectedRows.count == 1)
  }

  @Test(
    "several rows can be selected in editing mode, without buttons; leaving the mode deselects them"
  )
  func severalRows() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.settle()
    stage.click(at: middle(1))
    stage.click(at: middle(2))
    #expect(table.indexPathsForSelectedRows.map(\.row) == [1, 2])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0, 0, 0])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  @Test("editing mode shows the editing accessory view instead of the accessory view")
  func accessoryView() throws {
    let cell = try #require(table.visibleCells.first)
    let (usual, editing) = (View(), View())
    usual.frame.size = Size(width: 20, height: 20)
    editing.frame.size = Size(width: 50, height: 20)
    (cell.accessoryView, cell.editingAccessoryView) = (usual, editing)
    stage.settle()
    #expect(!usual.isHidden && editing.isHidden && cell.contentView.frame.width == 300 - 20 - 16)
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(usual.isHidden && !editing.isHidden)
    #expect(editing.frame.maxX == 284 && cell.contentView.frame.width == 300 - 38 - 50 - 16)
    cell.editingAccessoryView = nil
    stage.settle()
    #expect(editing.superview == nil && cell.contentView.frame.width == 300 - 38)
  }

  @Test("editing mode shows the editing accessory instead of the accessory")
  func accessory() {
    let width = table.visibleCells.first?.contentView.frame.width
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(width == 270)
    #expect(table.visibleCells.first?.contentView.frame.width == 262)
  }

  @Test(
    "without the optional methods of the data source, rows have buttons, but no swipe and no Delete key"
  )
  func byDefault() {
    let plain = PlainRows()
    table.dataSource = plain
    stage.settle()
    swipeOpen(1)
    #expect(stage.view(named: "Delete") == nil)
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
  }

  @Test("the Delete key deletes the row at the cursor")
  func key() {
    table.becomeFirstResponder()
    stage.key("Down")
    stage.key("Delete")
    stage.settle()
    #expect(rows.heard.last?.hasPrefix("delete") == true)
    #expect(shown.count == 3)
  }

  /// Rows that are deleted when the table asks for their actions.
  private final class Shrinking: TableViewDataSource, TableViewDelegate {
    var count = 4
    var asked: [Int] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      asked.append(indexPath.row)
      return true
    }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard count == 4 else { return nil }
      count = 1
      tableView.reloadData()
      return nil
    }
  }

  @Test(
    "a delegate that deletes a row when it is asked for its actions is not asked about it again")
  func whileSwiping() {
    let shrinking = Shrinking()
    (table.dataSource, table.delegate) = (shrinking, shrinking)
    table.reloadData()
    stage.settle()
    swipeOpen(3)
    #expect(shrinking.count == 1 && shrinking.asked == [3])
    #expect(stage.view(named: "Delete") == nil)
  }

  /// A data source that runs a closure while the table counts the rows.
  private final class Counting: TableViewDataSource {
    var titles = ["A", "B", "C", "D"]
    var asked: [String] = []
    var during: (TableView) -> Void = { _ in }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      during(tableView)
      return titles.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      asked.append(titles.indices.contains(indexPath.row) ? titles[indexPath.row] : "none")
      return true
    }
  }

  @Test("a table that enters the editing mode while its rows are counted asks about the new rows")
  func whileCounting() {
    let counting = Counting()
    table.dataSource = counting
    table.reloadData()
    stage.settle()
    counting.asked = []
    counting.titles = ["A", "B"]
    counting.during = { table in
      counting.during = { _ in }
      table.isEditing = true
    }
    table.deleteRows(
      at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
    stage.settle()
    #expect(table.isEditing && Set(counting.asked) == ["A", "B"])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
  }
}
