import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A table of 300×400 at 50,50, its data, and a log of its delegate's calls.
@MainActor
final class TableBed: TableViewDataSource, TableViewDelegate {
  let stage: Stage
  let table: TableView
  /// The number of rows of each section.
  var counts: [Int]
  /// The rows' titles; nil uses numbers.
  var texts: [[String]]?
  var headers: [String?] = []
  /// Returns the height of a row; nil uses the table's height.
  var height: ((IndexPath) -> Double)?
  /// The rows with actions.
  var actionRows: Set<IndexPath> = []
  var deletes: ((IndexPath) -> Void)?
  private(set) var heard: [String] = []
  private(set) var askedHeights = 0
  private(set) var askedCells = 0

  init(
    counts: [Int], texts: [[String]]? = nil, style: TableView.Style = .plain,
    settings: Settings = Settings(), scale: Double = 1, height: ((IndexPath) -> Double)? = nil,
    headers: [String?] = []
  ) {
    stage = Stage(size: Size(width: 400, height: 500), scale: scale, settings: settings)
    table = TableView(frame: Rect(x: 50, y: 50, width: 300, height: 400), style: style)
    (self.counts, self.texts, self.height, self.headers) = (counts, texts, height, headers)
    let root = ViewController()
    stage.window.rootViewController = root
    table.register(forCellReuseIdentifier: "row") { TableViewCell(reuseIdentifier: "row") }
    table.dataSource = self
    table.delegate = self
    root.view.addSubview(table)
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  static func texts(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  func forget() { heard = [] }

  /// The visible titles, from top to bottom.
  var shown: [String] { table.visibleCells.map(\.textLabel.text) }

  /// The visible titles, ordered by their position on screen during an animation.
  var shownByPlace: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.textLabel.text)
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Returns the centre of a row, in the window's coordinates.
  func point(_ row: Int, _ section: Int = 0) -> Point {
    table.convert(table.rectForRow(at: path(row, section)).center, to: nil)
  }

  // MARK: Data

  func numberOfSections(in tableView: TableView) -> Int { texts?.count ?? counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    texts.map { $0[section].count } ?? counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    askedCells += 1
    checkExists(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text =
      texts?[indexPath.section][indexPath.row] ?? "Row \(indexPath.section).\(indexPath.row)"
    return cell
  }

  /// Checks that the table asks only about existing rows.
  private func checkExists(_ path: IndexPath) {
    let rows = texts.map { $0.map(\.count) } ?? counts
    let exists = rows.indices.contains(path.section) && path.row < rows[path.section]
    #expect(exists, "row \(path.row) of section \(path.section)")
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    askedHeights += 1
    checkExists(indexPath)
    return height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    heard.append("act \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard actionRows.contains(indexPath) else { return nil }
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.heard.append("delete \(indexPath.section).\(indexPath.row)")
        self?.deletes?(indexPath)
        done(true)
      },
      ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.heard.append("flag \(indexPath.section).\(indexPath.row)")
        done(true)
      },
    ])
  }
}
