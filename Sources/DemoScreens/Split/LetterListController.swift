import AtriumContainers
import AtriumControls
import AtriumKit

/// A table of names, one of which leads to the next column.
final class LetterListController: ViewController {
  private let entries: [(title: String, note: String)]
  private let open: @MainActor (Int) -> Void
  private let table = TableView(style: .insetGrouped)
  private var rows: StaticTableDataSource?
  /// The row that is selected while its column is beside the column that it leads to.
  private var chosen = 0

  init(
    title: String, entries: [(title: String, note: String)],
    open: @escaping @MainActor (Int) -> Void
  ) {
    self.entries = entries
    self.open = open
    super.init()
    self.title = title
  }

  override func loadView() {
    let cells = entries.map { entry in
      let cell = TableViewCell(style: .subtitle)
      cell.textLabel.text = entry.title
      cell.detailTextLabel?.text = entry.note
      return cell
    }
    rows = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChoice(animated: animated)
  }

  /// Chooses a row without opening it.
  func choose(_ row: Int) {
    chosen = row
    showChoice(animated: false)
  }

  /// Selects the chosen row while its column is visible too.
  func showChoice(animated: Bool) {
    guard isViewLoaded else { return }
    let path = IndexPath(row: chosen, section: 0)
    if splitViewController?.isCollapsed ?? true {
      table.deselectRow(at: path, animated: animated)
    } else {
      table.selectRow(at: path, animated: animated, scrollPosition: .none)
    }
  }
}

extension LetterListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    chosen = indexPath.row
    open(indexPath.row)
  }
}
