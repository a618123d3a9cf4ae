import AtriumControls
import AtriumGeometry
import AtriumKit

/// A table of titles with notes, in which each row opens another controller.
class EntryListController: ViewController {
  /// The closure that opens the entry of a row.
  let open: @MainActor (Int) -> Void
  let table = TableView(style: .insetGrouped)
  private let entries: [(title: String, note: String)]
  private let picture: EntryPictureView?
  private var rows: StaticTableDataSource?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - entries: The titles of the rows, each with a note.
  ///   - picture: Draws the illustration above the rows, if there is space for it; nil if there is none.
  ///   - open: Opens the entry of a row.
  init(
    title: String, entries: [(title: String, note: String)],
    picture: EntryPictureView.Drawing? = nil, open: @escaping @MainActor (Int) -> Void
  ) {
    self.entries = entries
    self.picture = picture.map { EntryPictureView($0) }
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
      cell.detailTextLabel?.numberOfLines = 0
      cell.accessoryType = accessory
      return cell
    }
    rows = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let picture else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = EntryPictureView.height(in: area.size, above: entries.count)
    guard height != (table.tableHeaderView?.frame.height ?? 0) else { return }
    picture.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: height)
    // The table measures its header only when it is set.
    table.tableHeaderView = height > 0 ? picture : nil
  }

  /// Called when the user has chosen a row.
  func rowWasChosen(_ row: Int) { open(row) }
}

extension EntryListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    rowWasChosen(indexPath.row)
  }
}
