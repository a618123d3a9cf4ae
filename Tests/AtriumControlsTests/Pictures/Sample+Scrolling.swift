import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The samples of scrolling controls.
extension Sample {
  /// A table that retains the object that provides its rows.
  private final class Table: TableView, TableViewDelegate {
    private let rows: StaticTableDataSource

    init(
      style: Style, sections: [StaticTableDataSource.Section], height: Double, width: Double = 320
    ) {
      rows = StaticTableDataSource(sections: sections)
      super.init(frame: Rect(x: 0, y: 0, width: width, height: height), style: style)
      dataSource = rows
    }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(
        actions: [
          ContextualAction(style: .destructive, title: "Sell") { _, _, done in done(true) },
          ContextualAction(style: .normal, title: "Let") { _, _, done in done(true) },
        ])
    }
  }

  @MainActor
  private static func cell(
    _ text: String, detail: String? = nil, style: TableViewCell.Style = .default,
    accessory: TableViewCell.AccessoryType = .none
  ) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.textLabel.text = text
    cell.detailTextLabel?.text = detail ?? ""
    cell.accessoryType = accessory
    return cell
  }

  @MainActor
  static func plainTable() -> View {
    let off = cell("Cellar")
    off.isEnabled = false
    let rows = [
      cell("Attic", accessory: .disclosureIndicator), cell("Kitchen", accessory: .checkmark), off,
    ]
    let table = Table(style: .plain, sections: [.init(header: "Rooms", cells: rows)], height: 170)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    return table
  }

  @MainActor
  static func insetTable() -> View {
    let switched = cell("Lamps")
    switched.accessoryView = Switch(isOn: true)
    let pictured = cell("Garden", detail: "Seven trees", style: .subtitle)
    pictured.imageView.image = icon(0).withRenderingMode(.alwaysTemplate)
    let rows = [
      switched, cell("Door", detail: "Shut", style: .value1, accessory: .disclosureIndicator),
      pictured,
    ]
    let section = StaticTableDataSource.Section(
      header: "House", footer: "Everything else is outside.", cells: rows)
    return Table(style: .insetGrouped, sections: [section], height: 250)
  }

  /// Returns a table of three short rows with actions, the last of which is disabled.
  ///
  /// In the plain style the last two rows are selected.
  @MainActor
  static func smallTable(style: TableView.Style) -> View {
    let off = cell("Cellar")
    off.isEnabled = false
    let rows = [cell("Attic"), cell("Kitchen"), off]
    let table = Table(
      style: style, sections: [.init(cells: rows)], height: style == .plain ? 136 : 166, width: 216)
    table.allowsMultipleSelection = true
    table.delegate = table
    for row in [2, 1] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    if style != .plain { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    return table
  }

  /// Stripes that extend beyond both edges, scrolled to the middle.
  @MainActor
  static func scrollView() -> View {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 120))
    view.contentSize = Size(width: 400, height: 360)
    for index in stride(from: 0.0, to: 9, by: 1) {
      let stripe = View(frame: Rect(x: 8 * index, y: 40 * index, width: 300, height: 20))
      stripe.backgroundColor = Color(hex: 0x607890)
      view.addSubview(stripe)
    }
    view.contentOffset = Point(x: 60, y: 90)
    return view
  }
}
