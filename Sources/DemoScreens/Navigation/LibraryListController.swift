import AtriumControls
import AtriumKit

/// A table of titles with notes, each of which leads further.
final class LibraryListController: ViewController {
  private let entries: [(title: String, note: String)]
  private let open: @MainActor (Int) -> Void
  private let table = TableView(style: .insetGrouped)
  private var rows: StaticTableDataSource?

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
      cell.accessoryType = .disclosureIndicator
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
    if let chosen = table.indexPathForSelectedRow {
      table.deselectRow(at: chosen, animated: animated)
    }
  }
}

extension LibraryListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    open(indexPath.row)
  }
}
