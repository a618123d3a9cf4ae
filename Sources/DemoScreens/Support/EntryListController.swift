import AtriumControls
import AtriumKit

/// A table of titles with notes, in which each row opens another controller.
class EntryListController: ViewController {
  /// The closure that opens the entry of a row.
  let open: @MainActor (Int) -> Void
  let table = TableView(style: .insetGrouped)
  private let entries: [(title: String, note: String)]
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

  /// The accessory at the trailing end of each row.
  var accessory: TableViewCell.AccessoryType { .none }

  override func loadView() {
    let cells = entries.map { entry in
      let cell = TableViewCell(style: .subtitle)
      cell.textLabel.text = entry.title
      cell.textLabel.numberOfLines = 0
      cell.detailTextLabel?.text = entry.note
      cell.accessoryType = accessory
      return cell
    }
    rows = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  /// Called when the user has chosen a row.
  func rowWasChosen(_ row: Int) { open(row) }
}

extension EntryListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    rowWasChosen(indexPath.row)
  }
}
