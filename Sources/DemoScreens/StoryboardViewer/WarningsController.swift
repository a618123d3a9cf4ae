import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards

/// The panel with the parts of the file that were not understood: the line and the text of each
/// warning.
final class WarningsController: ViewController {
  private let file: InterfaceFile
  private let table = TableView(style: .insetGrouped)
  private let rows = StaticTableDataSource(sections: [])
  private var shown: [InterfaceWarning]?

  init(_ file: InterfaceFile) {
    self.file = file
    super.init()
    title = "Not understood"
  }

  override func loadView() {
    table.dataSource = rows
    table.accessibilityLabel = title
    view = table
    update()
  }

  /// Shows the present warnings.
  func update() {
    let warnings = file.warnings
    guard isViewLoaded, warnings != shown else { return }
    shown = warnings
    let report = WarningReport(warnings)
    let places = report.places.map { cell($0.message, "Line \($0.line)") }
    let classes = report.classes.map {
      cell($0.missingClass ?? "", "Line \($0.line)")
    }
    let understood = cell("Everything was understood.", "")
    rows.sections = [.init(cells: places.isEmpty ? [understood] : places)]
    if !classes.isEmpty {
      rows.sections.append(
        .init(
          header: "Classes of the program", footer: "Standard classes are shown instead.",
          cells: classes))
    }
    table.reloadData()
  }

  private func cell(_ text: String, _ detail: String) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = text
    cell.textLabel.font = .preferredFont(forTextStyle: .footnote)
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    cell.isSelectable = false
    return cell
  }
}
