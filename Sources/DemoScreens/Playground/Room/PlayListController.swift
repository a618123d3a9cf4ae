import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet of the playground with actions in groups; letters select a row, and Return chooses it.
final class PlayListController: ViewController {
  /// A row: its title, its explanation, and its action.
  struct Row {
    let title: String
    var detail = ""
    let action: @MainActor () -> Void
  }

  private let groups: [(title: String?, rows: [Row])]
  private let table = TableView(style: .insetGrouped)
  private var rows: StaticTableDataSource?

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - groups: The rows in their groups; groups without rows are left out.
  init(title: String, _ groups: [(title: String?, rows: [Row])]) {
    self.groups = groups.filter { !$0.rows.isEmpty }
    super.init()
    self.title = title
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 480, height: 560)
  }

  override func loadView() {
    let sections = groups.map { group in
      StaticTableDataSource.Section(header: group.title, cells: group.rows.map(cell))
    }
    rows = StaticTableDataSource(sections: sections)
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = SheetContentView(title: title ?? "", content: table) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  private func cell(_ row: Row) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = row.title
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
  }
}

extension PlayListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    let row = groups[indexPath.section].rows[indexPath.row]
    dismiss(animated: true) { row.action() }
  }
}
