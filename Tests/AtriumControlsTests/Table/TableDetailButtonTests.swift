import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The buttons at the trailing edge of rows that show details, and the indentation of rows.
@MainActor
struct TableDetailButtonTests {
  /// Rows with each accessory, and the calls of their delegate.
  final class Rows: TableViewDataSource, TableViewDelegate {
    static let types: [TableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    var heard: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      Rows.types.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.accessoryType = Rows.types[indexPath.row]
      return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      heard.append("details \(indexPath.row)")
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 400))
  private let controller = TableViewController()
  private let rows = Rows()
  private var table: TableView { controller.tableView }

  init() {
    table.dataSource = rows
    table.delegate = rows
    stage.window.rootViewController = controller
    stage.settle()
  }

  @Test("a press of a button for details calls the delegate and does not select the row")
  func presses() {
    // The distances from the trailing edge: 16 to the mark, 14 for the chevron, 10 between, 22 for the button.
    for row in Rows.types.indices {
      for distance in [27.0, 51] {
        let place = table.rectForRow(at: IndexPath(row: row, section: 0))
        stage.click(at: table.convert(Point(x: 300 - distance, y: place.midY), to: nil))
        stage.settle()
      }
    }
    #expect(
      rows.heard == [
        "select 0", "select 0", "select 1", "select 1", "select 2", "select 2", "details 3",
        "select 3", "select 4", "details 4",
      ])
  }

  @Test("the content view ends before the mark and the button")
  func widths() {
    let widths = Rows.types.indices.map { row in
      table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.width
    }
    #expect(widths == [300, 270, 270, 262, 238])
  }

  @Test("the button is removed with the accessory, and a view replaces it")
  func changes() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    func names() -> [String] {
      cell.subviews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }
    #expect(names() == ["Details"])
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(names() == [])
    cell.accessoryView = nil
    #expect(names() == ["Details"])
    cell.accessoryType = .checkmark
    #expect(names() == [])
  }

  @Test("an indentation moves the labels, in steps of ten points")
  func indentation() {
    let cell = TableViewCell()
    func start() -> Double {
      cell.layoutIfNeeded()
      return cell.textLabel.frame.minX
    }
    #expect(start() == 16)
    cell.indentationLevel = 2
    #expect(start() == 36)
    cell.indentationWidth = 4
    #expect(start() == 24)
    cell.indentationWidth = .infinity
    #expect(start() == 16)
    cell.indentationWidth = -4
    #expect(start() == 16)
  }
}
