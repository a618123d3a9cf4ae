import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Delegates and data sources that change the table inside its calls.
@MainActor
struct TableReentryTests {
  /// A delegate and data source that runs a closure once in each kind of call.
  private final class Meddler: TableViewDataSource, TableViewDelegate {
    var rows = 100
    var sections = 1
    var act: [String: (Meddler, TableView) -> Void] = [:]
    /// The prepared cells, by the index paths of their rows.
    var prepared: [IndexPath: TableViewCell] = [:]
    /// Whether the table asked about a removed row.
    var isAskedForNothing = false
    /// For each cell, the number of times that it was displayed less the number of times that its display
    /// ended.
    var displays: [ObjectIdentifier: Int] = [:]
    private(set) var done: Set<String> = []
    /// The table's requests about rows, and the effects of their actions.
    private(set) var heard: [String] = []

    private func run(_ name: String, _ table: TableView) {
      guard let act = act[name], done.insert(name).inserted else { return }
      act(self, table)
    }
    private func check(_ path: IndexPath) {
      if path.row >= rows || path.section >= sections { isAskedForNothing = true }
    }

    func numberOfSections(in tableView: TableView) -> Int {
      run("sections", tableView)
      return sections
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      run("rows", tableView)
      return rows
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      check(indexPath)
      let cell =
        prepared[indexPath]
        ?? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "\(indexPath.section).\(indexPath.row)"
      run("cell", tableView)
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      check(indexPath)
      run("height", tableView)
      return 50
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      if section >= sections { isAskedForNothing = true }
      run("header", tableView)
      return nil
    }
    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      displays[ObjectIdentifier(cell), default: 0] += 1
      run("will", tableView)
    }
    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      displays[ObjectIdentifier(cell), default: 0] -= 1
      run("did", tableView)
    }
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      check(indexPath)
      heard.append("highlight \(indexPath.row)")
      return true
    }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      check(indexPath)
      heard.append("trailing \(indexPath.row)")
      run("trailing", tableView)
      return nil
    }
    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      check(indexPath)
      heard.append("leading \(indexPath.row)")
      return SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.heard.append("delete \(indexPath.row)")
          done(true)
        }
      ])
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      if let table = scrollView as? TableView { run("scroll", table) }
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 400))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  private let meddler = Meddler()

  private func open() {
    let root = ViewController()
    stage.window.rootViewController = root
    table.register(forCellReuseIdentifier: "row") { TableViewCell(reuseIdentifier: "row") }
    table.estimatedRowHeight = 30
    table.dataSource = meddler
    table.delegate = meddler
    root.view.addSubview(table)
    stage.settle()
  }

  private func check(rows: Int) {
    stage.settle()
    #expect(!meddler.isAskedForNothing)
    let paths = table.indexPathsForVisibleRows
    #expect(table.visibleCells.map(\.textLabel.text) == paths.map { "\($0.section).\($0.row)" })
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == paths.count)
    #expect(paths.count >= min(8, rows))
    #expect(table.visibleCells.allSatisfy { !$0.isHidden && $0.superview === table })
    #expect(
      table.visibleCells.map(\.frame) == paths.map { table.rectForRow(at: $0) })
    let shown = Set(table.visibleCells.map(ObjectIdentifier.init))
    #expect(meddler.displays.allSatisfy { $0.value == (shown.contains($0.key) ? 1 : 0) })
  }

  private nonisolated static let calls = [
    "cell", "height", "header", "will", "did", "scroll", "sections", "rows",
  ]

  @Test("rows may be deleted during a layout pass", arguments: calls.dropLast(2))
  func deletion(call: String) {
    open()
    meddler.act[call] = { meddler, table in
      meddler.rows = 3
      table.deleteRows(
        at: (3..<100).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    table.contentOffset = Point(x: 0, y: 900)
    stage.turn()
    // Rows above enter with heights that were unknown.
    table.contentOffset = Point(x: 0, y: 500)
    stage.turn()
    table.reloadData()
    check(rows: 3)
  }

  @Test("a table may be reloaded during a layout pass", arguments: calls)
  func reload(call: String) {
    open()
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    stage.turn()
    meddler.act[call] = { meddler, table in
      meddler.rows = 5
      table.reloadData()
      table.layoutIfNeeded()
    }
    table.contentOffset.y -= 300
    stage.turn()
    table.reloadData()
    check(rows: 5)
  }

  @Test("a table may be scrolled during a layout pass", arguments: calls)
  func scroll(call: String) {
    open()
    meddler.act[call] = { _, table in
      table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    }
    table.contentOffset = Point(x: 0, y: 700)
    stage.turn()
    table.contentOffset.y -= 300
    stage.turn()
    check(rows: 100)
  }

  @Test(
    "a table may be laid out while a batch reloads a row",
    arguments: ["cell", "height", "will", "did"])
  func layoutInBatch(call: String) {
    // The row's prepared cell is removed just before the table requests it again.
    let row = IndexPath(row: 2, section: 0)
    if call == "did" { meddler.prepared[row] = TableViewCell() }
    open()
    meddler.act[call] = { _, table in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    table.reloadRows(at: [row], with: .fade)
    check(rows: 100)
    #expect(meddler.done.contains(call))
  }

  @Test(
    "a table may leave its window while a batch makes inserted rows",
    arguments: ["cell", "height", "will"])
  func leavingInBatch(call: String) {
    open()
    let home = table.superview
    meddler.act[call] = { _, table in table.removeFromSuperview() }
    meddler.rows = 102
    table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .left)
    #expect(meddler.done == [call])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
    home?.addSubview(table)
    stage.settle()
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
    table.reloadData()
    check(rows: 102)
  }

  @Test("a delayed touch that arrives while a batch counts rows presses none of the old rows")
  func touchWhileCounting() {
    open()
    stage.touch(began: Point(x: 150, y: 375))
    meddler.act["rows"] = { _, table in table.isScrollEnabled = false }
    meddler.rows = 3
    table.deleteRows(at: (3..<100).map { IndexPath(row: $0, section: 0) }, with: .fade)
    stage.touch(ended: Point(x: 150, y: 375))
    #expect(meddler.done == ["rows"])
    #expect(meddler.heard == [])
    check(rows: 3)
    stage.touchTap(fingers: 1, at: Point(x: 150, y: 125))
    #expect(meddler.heard == ["highlight 2"])
  }

  @Test("rows that change while the Delete key asks for actions leave other rows' actions alone")
  func deletingMeanwhile() {
    open()
    table.becomeFirstResponder()
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    meddler.act["trailing"] = { meddler, table in
      meddler.rows = 99
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    stage.key("Delete")
    #expect(meddler.heard == ["trailing 4"])
    stage.key("Delete")
    #expect(meddler.heard == ["trailing 4", "trailing 3", "leading 3", "delete 3"])
    table.reloadData()
    check(rows: 99)
  }

  @Test("displaying the last row may insert more rows, again and again")
  func endlessList() {
    meddler.rows = 10
    open()
    table.showsVerticalScrollIndicator = false
    for count in 1...5 {
      meddler.rows = 10
      table.reloadData()
      meddler.act["will"] = { meddler, table in
        meddler.rows += count
        table.insertRows(
          at: (0..<count).map { IndexPath(row: 10 + $0, section: 0) }, with: .fade)
      }
      check(rows: 10)
    }
  }

  @Test("the table may be reloaded while typed letters are compared with rows")
  func reloadWhileTyping() {
    open()
    for key in ["Tab", "Down", "0"] { stage.key(key) }
    table.contentOffset.y = 2000
    stage.turn()
    meddler.act["cell"] = { meddler, table in
      meddler.rows = 1
      table.reloadData()
    }
    stage.key("x")
    check(rows: 1)
  }
}
