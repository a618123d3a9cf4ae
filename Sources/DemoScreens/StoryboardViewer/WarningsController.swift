import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards

/// The panel that lists the warnings about the file, each with its line and its message.
final class WarningsController: ViewController {
  private let file: InterfaceFile
  /// Shows the view that a line of the file defines.
  private let showLine: @MainActor (Int) -> Void
  private var lines: [[Int]] = []
  private let table = TableView(style: .insetGrouped)
  private let rows = StaticTableDataSource(sections: [])
  private var shown: (warnings: [InterfaceWarning], attributes: [String])?

  init(_ file: InterfaceFile, showLine: @escaping @MainActor (Int) -> Void) {
    (self.file, self.showLine) = (file, showLine)
    super.init()
    title = String(localized: "Not understood")
  }

  override func loadView() {
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
    update()
  }

  /// Shows the current warnings.
  func update() {
    let (warnings, attributes) = (file.warnings, file.attributesWithoutEffect)
    guard isViewLoaded, shown.map({ $0 != (warnings, attributes) }) ?? true else { return }
    shown = (warnings, attributes)
    let report = WarningReport(warnings)
    let places = report.places.map { cell($0.message, String(localized: "Line %@", "\($0.line)")) }
    let understood = cell(String(localized: "Everything was understood."), "")
    understood.isSelectable = false
    lines = [report.places.map(\.line)]
    rows.sections = [.init(cells: places.isEmpty ? [understood] : places)]
    append(
      report.images, String(localized: "Pictures that are not there"),
      String(localized: "Outlines are shown instead."), \.missingImage)
    append(
      report.classes, String(localized: "Classes of the program"),
      String(localized: "Standard classes are shown instead."), \.missingClass)
    appendAttributes(attributes)
    table.reloadData()
  }

  /// Appends a row with the attributes that have no effect.
  private func appendAttributes(_ attributes: [String]) {
    guard !attributes.isEmpty else { return }
    let row = cell(attributes.joined(separator: ", "), "")
    row.isSelectable = false
    rows.sections.append(
      .init(
        header: String(localized: "Attributes without effect"),
        footer: String(localized: "They have no effect on a desktop."), cells: [row]))
    lines.append([])
  }

  private func append(
    _ warnings: [InterfaceWarning], _ header: String, _ footer: String,
    _ name: KeyPath<InterfaceWarning, String?>
  ) {
    guard !warnings.isEmpty else { return }
    let cells = warnings.map {
      cell($0[keyPath: name] ?? "", String(localized: "Line %@", "\($0.line)"))
    }
    rows.sections.append(.init(header: header, footer: footer, cells: cells))
    lines.append(warnings.map(\.line))
  }

  private func cell(_ text: String, _ detail: String) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = text
    cell.textLabel.font = .preferredFont(forTextStyle: .footnote)
    cell.textLabel.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    return cell
  }
}

extension WarningsController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard lines.indices.contains(indexPath.section),
      lines[indexPath.section].indices.contains(indexPath.row)
    else { return }
    showLine(lines[indexPath.section][indexPath.row])
  }
}
