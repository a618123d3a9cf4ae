import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rows, headers and footers whose constraints determine their heights.
@MainActor
struct TableConstraintTests {
  /// Rows with a view of a given height between margins, a header of 50 points and a footer of 20.
  final class Rows: TableViewDataSource, TableViewDelegate {
    var heights = [80.0, 30, 200]
    var title = ""

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = title
      fill(cell.contentView, height: heights[indexPath.row])
      return cell
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      let view = View()
      fill(view, height: 34)
      return view
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      View(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    }

    /// Adds a view with 8 points of space above and below it.
    private func fill(_ view: View, height: Double) {
      let content = View()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 600))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 600))
  private let rows = Rows()

  private func show() {
    let root = ViewController()
    table.dataSource = rows
    table.delegate = rows
    root.view.addSubview(table)
    stage.window.rootViewController = root
    stage.settle()
  }

  private var frames: [Rect] {
    (0..<rows.heights.count).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
  }

  @Test("the constraints of the content determine the heights of rows and of the header")
  func heights() {
    show()
    #expect(frames.map(\.height) == [96, 46, 216])
    #expect(frames.map(\.minY) == [50, 146, 192])
    #expect(table.visibleCells.map(\.contentView.frame.height) == [96, 46, 216])
    #expect(table.contentSize.height == 428)
  }

  @Test("a row that also shows its own label is at least as high as without constraints")
  func label() {
    rows.title = "Title"
    rows.heights = [80, 1]
    show()
    #expect(frames.map(\.height) == [96, 44])
  }
}
