import AtriumContainers
import AtriumControls
import AtriumKit

/// The list of the scenes, with a row that opens the warnings.
final class SceneListController: ViewController {
  private let file: InterfaceFile
  private let select: @MainActor (_ index: Int, _ opens: Bool) -> Void
  /// Shows or hides the warnings.
  var openWarnings: (@MainActor () -> Void)?
  private let table = TableView(style: .insetGrouped)
  private let warningCell = TableViewCell(style: .subtitle)
  private lazy var rows = StaticTableDataSource(sections: sections())
  private var chosen: Int?

  init(_ file: InterfaceFile, select: @escaping @MainActor (_ index: Int, _ opens: Bool) -> Void) {
    (self.file, self.select) = (file, select)
    super.init()
    title = file.isStoryboard ? String(localized: "Scenes") : String(localized: "Views")
  }

  override func loadView() {
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  private func sections() -> [StaticTableDataSource.Section] {
    let scenes = file.pages.map { page in
      let cell = TableViewCell(style: .subtitle)
      cell.textLabel.text = page.title
      cell.detailTextLabel?.text = page.detail
      cell.imageView.image = page.symbol.image
      return cell
    }
    warningCell.accessoryType = .disclosureIndicator
    let warnings = StaticTableDataSource.Section(cells: [warningCell])
    update()
    return scenes.isEmpty ? [warnings] : [.init(cells: scenes), warnings]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChoice()
  }

  /// Selects a scene without showing it.
  func choose(_ index: Int) {
    chosen = index
    showChoice()
  }

  /// Selects the chosen row if the columns are side by side; otherwise deselects it.
  func showChoice() {
    guard isViewLoaded, let chosen else { return }
    let path = IndexPath(row: chosen, section: 0)
    if splitViewController?.isCollapsed ?? true {
      table.deselectRow(at: path, animated: false)
    } else {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Shows the current number of warnings.
  func update() {
    let report = WarningReport(file.warnings)
    warningCell.textLabel.text =
      report.places.isEmpty ? String(localized: "Understood") : String(localized: "Not understood")
    warningCell.detailTextLabel?.text = report.shortSummary
    warningCell.setNeedsLayout()
  }
}

extension SceneListController: TableViewDelegate {
  // In several columns, a selection shows the scene immediately. In one column, only the primary action shows the
  // scene.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0, indexPath.row != chosen, indexPath.row < file.pages.count,
      splitViewController?.isCollapsed == false
    else { return }
    select(indexPath.row, false)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    if indexPath.section == 0, indexPath.row < file.pages.count {
      guard indexPath.row != chosen || splitViewController?.isCollapsed == true else { return }
      select(indexPath.row, true)
    } else {
      openWarnings?()
      tableView.deselectRow(at: indexPath, animated: false)
      showChoice()
    }
  }
}
