import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A sheet with rows in groups; letters select a row, and a click or Return chooses it.
final class ListSheetController: SheetController {
  /// A row: its title, its explanation, and its action.
  struct Row {
    let title: String
    var detail = ""
    var image: Image?
    /// Whether the row is selected when the sheet appears.
    var isPresent = false
    let action: @MainActor () -> Void
  }

  /// The time at which the action of a chosen row is called.
  enum Timing {
    /// The action is called while the sheet is being dismissed.
    case atOnce
    /// The action is called after the sheet has been dismissed, so that it can present another controller.
    case afterwards
  }

  private let groups: [(title: String?, rows: [Row])]
  private let timing: Timing
  private let table = TableView(style: .insetGrouped)
  private var rows: StaticTableDataSource?

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - groups: The rows in their groups; groups without rows are omitted.
  ///   - timing: The time at which the action of a chosen row is called.
  ///   - width: The preferred width of the sheet, in points.
  init(
    title: String, _ groups: [(title: String?, rows: [Row])], timing: Timing = .afterwards,
    width: Double = 480
  ) {
    self.groups = groups.filter { !$0.rows.isEmpty }
    self.timing = timing
    super.init(title: title, width: width)
  }

  override func makeContent() -> any SheetContent {
    let sections = groups.map { group in
      StaticTableDataSource.Section(header: group.title, cells: group.rows.map(cell))
    }
    rows = StaticTableDataSource(sections: sections)
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    return table
  }

  private func cell(_ row: Row) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = row.title
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    if let image = row.image {
      cell.imageView.image = image
      cell.imageView.tintRole = \.label
    }
    return cell
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    selectPresent()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The heights of the rows are known only after the layout.
    selectPresent()
    table.becomeFirstResponder()
  }

  private func selectPresent() {
    for (section, group) in groups.enumerated() {
      guard let row = group.rows.firstIndex(where: \.isPresent) else { continue }
      table.selectRow(
        at: IndexPath(row: row, section: section), animated: false, scrollPosition: .middle)
    }
  }
}

extension ListSheetController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    let action = groups[indexPath.section].rows[indexPath.row].action
    switch timing {
    case .atOnce:
      dismiss(animated: true)
      action()
    case .afterwards: dismiss(animated: true) { action() }
    }
  }
}
