import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Cells and headers that override the method that measures them.
@MainActor
struct CellFittingOverrideTests {
  private final class Row: TableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
      verticalFittingPriority: LayoutPriority
    ) -> Size {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return Size(width: size.width, height: size.height + 10)
    }
  }

  private final class Header: TableViewHeaderFooterView {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
      verticalFittingPriority: LayoutPriority
    ) -> Size { Size(width: targetSize.width, height: 33) }
  }

  private final class Item: CollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
      verticalFittingPriority: LayoutPriority
    ) -> Size { Size(width: 70, height: 40) }
  }

  private final class Rows: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = Row()
      let content = View()
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: 50),
      ])
      return cell
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      Header(reuseIdentifier: nil)
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 400))
  private let rows = Rows()
  private let root = ViewController()

  @Test("a table measures its rows and headers by the override, which may call super")
  func table() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = TableView.automaticDimension
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    stage.window.rootViewController = root
    stage.settle()
    #expect(table.headerView(forSection: 0)?.frame.height == 33)
    #expect(
      [0, 1].map { table.rectForRow(at: IndexPath(row: $0, section: 0)) } == [
        Rect(x: 0, y: 33, width: 300, height: 60), Rect(x: 0, y: 93, width: 300, height: 60),
      ])
  }

  @Test("a collection view measures self-sizing items by the override")
  func collection() {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 20, height: 20)
    let view = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    root.view.addSubview(view)
    stage.window.rootViewController = root
    stage.settle()
    #expect(
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.size
        == Size(width: 70, height: 40))
  }
}
