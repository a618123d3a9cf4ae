import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The order of a table's calls to its delegate for presses, selections, headers and footers.
@MainActor
struct TableDelegateCallTests {
  private let stage = Stage(size: Size(width: 300, height: 200))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let rows = LoggingRows()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    stage.settle()
    rows.log = []
  }

  private func click(_ row: Int) {
    stage.click(at: table.rectForRow(at: IndexPath(row: row, section: 0)).center)
    stage.settle()
  }

  @Test("a press ends before its row is selected, and the old row is deselected before that")
  func selection() {
    click(0)
    #expect(
      rows.take() == ["may press 0", "press 0", "unpress 0", "will select 0", "select 0"])
    click(1)
    #expect(
      rows.take() == [
        "may press 1", "press 1", "unpress 1", "will select 1", "will deselect 0", "deselect 0",
        "select 1",
      ])
  }

  @Test("a delegate can keep a row selected")
  func keptRow() {
    click(0)
    rows.keeps = true
    _ = rows.take()
    click(1)
    #expect(
      rows.take() == [
        "may press 1", "press 1", "unpress 1", "will select 1", "will deselect 0", "select 1",
      ])
    #expect(table.indexPathsForSelectedRows.map(\.row) == [0, 1])
    table.allowsMultipleSelection = true
    click(1)
    #expect(rows.take() == ["may press 1", "press 1", "unpress 1", "will deselect 1"])
    #expect(table.indexPathsForSelectedRows.map(\.row) == [0, 1])
  }

  @Test("a cancelled press selects nothing")
  func cancelled() {
    stage.press(at: table.rectForRow(at: IndexPath(row: 0, section: 0)).center)
    stage.move(to: Point(x: 290, y: 190))
    stage.release()
    #expect(rows.take() == ["may press 0", "press 0", "unpress 0"])
  }

  @Test("headers and footers are announced when they become visible and when they disappear")
  func titles() {
    table.reloadData()
    stage.settle()
    #expect(
      rows.take() == [
        "end header 0", "end header 1", "end footer 0", "header 0", "footer 0", "header 1",
      ])
    // The header of the second section is at the top, and its footer is below the visible part.
    table.contentOffset.y = table.rect(forSection: 1).minY
    stage.settle()
    #expect(rows.take() == ["end header 0", "end footer 0"])
    table.contentOffset.y = 0
    stage.settle()
    #expect(rows.take() == ["header 0", "footer 0"])
  }
}

/// Two sections with a header and a footer each, and a log of the delegate's calls.
@MainActor
private final class LoggingRows: TableViewDataSource, TableViewDelegate {
  var log: [String] = []
  /// Whether no row may be deselected.
  var keeps = false

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 2 : 9
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 40 }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 30 }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { 20 }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "H" }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { "F" }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("may press \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("press \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unpress \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return indexPath
  }
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return keeps ? nil : indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    #expect(view.frame.height == 30)
    log.append("header \(section)")
  }
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {
    #expect(view.frame.height == 20)
    log.append("footer \(section)")
  }
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {
    log.append("end header \(section)")
  }
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {
    log.append("end footer \(section)")
  }
}
