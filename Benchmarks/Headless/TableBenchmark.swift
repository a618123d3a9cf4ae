import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// Scrolls a table for one second, by half a row per frame.
@MainActor
enum TableBenchmark {
  static var all: [Benchmark] {
    [1_000, 1_000_000].map { count in
      Benchmark(name: "table-\(count)-scroll") { scroll(count) }
    }
  }

  /// Returns a closure that scrolls a table of the given number of rows in 60 frames.
  static func scroll(_ count: Int) -> @MainActor () -> Void {
    let rows = Rows(count)
    rows.stage.settle()
    return {
      for _ in 0..<60 {
        rows.table.contentOffset.y += 22
        rows.stage.advance(by: 1.0 / 60)
      }
    }
  }

  /// A window with a table of the given number of rows, each of which has two labels.
  @MainActor
  private final class Rows: TableViewDataSource {
    let stage = Stage(size: Size(width: 400, height: 800))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    private let count: Int

    init(_ count: Int) {
      self.count = count
      let root = ViewController()
      stage.window.rootViewController = root
      table.register(forCellReuseIdentifier: "row") {
        TableViewCell(style: .value1, reuseIdentifier: "row")
      }
      table.dataSource = self
      root.view.addSubview(table)
      table.layoutIfNeeded()
      table.contentOffset = Point(x: 0, y: table.contentSize.height / 2)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "\(indexPath.row % 97)"
      return cell
    }
  }
}
