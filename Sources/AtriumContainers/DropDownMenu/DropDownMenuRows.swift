import AtriumControls
import AtriumKit

/// The rows of the menu: one for each controller, in sections.
@MainActor
final class DropDownMenuRows {
  static let identifier = "TableViewCell"

  private let table: TableView
  var sections: [DropDownMenuController.Section] = []
  /// The controller whose row has a checkmark.
  var active: ViewController? {
    didSet { if active !== oldValue { markVisibleRows() } }
  }
  /// Called when the user chooses a row.
  var onChoose: (ViewController) -> Void = { _ in }

  init(_ table: TableView) {
    self.table = table
    table.register(forCellReuseIdentifier: DropDownMenuRows.identifier) {
      TableViewCell(reuseIdentifier: DropDownMenuRows.identifier)
    }
    table.dataSource = self
    table.delegate = self
  }

  /// Reloads the rows, and selects the row of the active controller.
  func reload() {
    table.reloadData()
    guard let path = path(of: active) else { return }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  /// Updates the checkmarks of visible rows, even while the menu is closing.
  private func markVisibleRows() {
    for path in table.indexPathsForVisibleRows {
      table.cellForRow(at: path)?.accessoryType = accessoryType(at: path)
    }
  }

  private func accessoryType(at path: IndexPath) -> TableViewCell.AccessoryType {
    let controller = controller(at: path)
    return controller != nil && controller === active ? .checkmark : .none
  }

  /// Scrolls the row of the active controller to the middle of the menu, if the menu scrolls.
  func showActive() {
    if let path = path(of: active) { table.scrollToRow(at: path, at: .middle, animated: false) }
  }

  func path(of controller: ViewController?) -> IndexPath? {
    guard let controller else { return nil }
    for (section, entry) in sections.enumerated() {
      if let row = entry.viewControllers.firstIndex(where: { $0 === controller }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func controller(at path: IndexPath) -> ViewController? {
    guard sections.indices.contains(path.section) else { return nil }
    let list = sections[path.section].viewControllers
    return list.indices.contains(path.row) ? list[path.row] : nil
  }
}

extension DropDownMenuRows: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].viewControllers.count : 0
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].title : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: DropDownMenuRows.identifier, for: indexPath)
    cell.textLabel.text = controller(at: indexPath)?.title ?? ""
    cell.accessoryType = accessoryType(at: indexPath)
    return cell
  }

  func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { controller(at: indexPath)?.title ?? "" }
}

extension DropDownMenuRows: TableViewDelegate {
  /// Deselects the row and chooses its controller (DD-9).
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard let controller = controller(at: indexPath) else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose(controller)
  }
}
