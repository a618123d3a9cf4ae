import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rows and items that a prefetching data source prepares before they are visible.
@MainActor
struct PrefetchingTests {
  /// A source of rows and items, 200 unless set, with a log of the calls about prefetching.
  final class Source: TableViewDataSource, TableViewDataSourcePrefetching, CollectionViewDataSource,
    CollectionViewDataSourcePrefetching
  {
    var count = 200
    var log: [String] = []
    var onCancel: (() -> Void)?

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    private func note(_ word: String, _ paths: [IndexPath]) {
      log.append(paths.reduce(word) { "\($0) \($1.row)" })
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
      onCancel?()
    }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    func collectionView(_ view: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func collectionView(_ view: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
      note("cancel", indexPaths)
    }
  }

  private let stage = Stage(size: Size(width: 200, height: 200))
  private let source = Source()

  private func show(_ view: View) {
    view.frame = Rect(x: 0, y: 0, width: 200, height: view is TableView ? 200 : 190)
    stage.window.addSubview(view)
    stage.settle()
  }

  private func table(rowHeight: Double = 50) -> TableView {
    let table = TableView()
    table.rowHeight = rowHeight
    table.dataSource = source
    table.prefetchDataSource = source
    show(table)
    return table
  }

  private func scroll(_ view: ScrollView, to offset: Double) -> [String] {
    view.contentOffset = Point(x: 0, y: offset)
    stage.settle()
    return source.takeLog()
  }

  @Test(
    "a table asks for the rows of the next screen, each once, and cancels rows after a turn of direction"
  )
  func tables() {
    let table = table()
    #expect(source.takeLog() == ["fetch 4 5 6 7"])
    #expect(scroll(table, to: 25) == ["fetch 8"])
    #expect(scroll(table, to: 50) == [])
    #expect(scroll(table, to: 1000) == ["cancel 5 6 7 8", "fetch 24 25 26 27"])
    #expect(scroll(table, to: 950) == ["cancel 24 25 26 27", "fetch 18 17 16 15"])
    #expect(scroll(table, to: 0) == ["cancel 15 16 17 18"])
  }

  @Test(
    "after a reload the rows are asked for again; a data source that reloads in a call gets no older rows"
  )
  func changes() {
    let table = table()
    _ = source.takeLog()
    table.reloadData()
    stage.settle()
    #expect(source.takeLog() == ["fetch 4 5 6 7"])
    source.onCancel = { table.reloadData() }
    #expect(scroll(table, to: 1000) == ["cancel 4 5 6 7", "fetch 24 25 26 27"])
  }

  @Test(
    "prefetching can be switched off, and a table without a prefetching data source asks nothing")
  func disabled() {
    let table = table()
    _ = source.takeLog()
    table.isPrefetchingEnabled = false
    #expect(scroll(table, to: 1000) == [])
    table.isPrefetchingEnabled = true
    table.prefetchDataSource = nil
    #expect(scroll(table, to: 0) == [])
  }

  private func collection(_ layout: CollectionViewFlowLayout, itemSize: Size) -> CollectionView {
    layout.itemSize = itemSize
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = CollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = source
    show(view)
    return view
  }

  /// Returns the entry of the log for rows or items in descending order.
  private func fetch(_ rows: Range<Int>) -> String {
    rows.reversed().reduce("fetch") { "\($0) \($1)" }
  }

  @Test("of more than 200 rows or items on the screen before, the nearest are asked for")
  func nearest() {
    source.count = 2000
    let table = table(rowHeight: 0.5)
    _ = scroll(table, to: 700)
    #expect(scroll(table, to: 600).last == fetch(1000..<1200))
    table.removeFromSuperview()
    let view = collection(CollectionViewFlowLayout(), itemSize: Size(width: 8, height: 10))
    _ = scroll(view, to: 570)
    #expect(scroll(view, to: 380).last == fetch(750..<950))
  }

  @Test("a collection view asks for the items of the next screen along its longer side")
  func collections() {
    let layout = CollectionViewFlowLayout()
    let view = collection(layout, itemSize: Size(width: 100, height: 100))
    #expect(source.takeLog() == ["fetch 4 5 6 7"])
    #expect(scroll(view, to: 100) == ["fetch 8 9"])
    #expect(scroll(view, to: 0) == ["cancel 6 7 8 9"])
    layout.scrollDirection = .horizontal
    stage.settle()
    _ = source.takeLog()
    view.contentOffset = Point(x: 190, y: 0)
    stage.settle()
    #expect(source.takeLog().last == "fetch 4 5")
  }
}
