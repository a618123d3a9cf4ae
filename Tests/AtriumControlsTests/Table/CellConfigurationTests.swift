import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Cells that update their contents for their state.
@MainActor
struct CellConfigurationTests {
  private final class Row: TableViewCell {
    var log: [String] = []
    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
    }
  }

  private final class Item: CollectionViewCell {
    var log: [Bool] = []
    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append(state.isSelected)
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 100))

  @Test("a cell updates before it is laid out, and at once after a change of its state")
  func rows() {
    let row = Row()
    var states: [CellConfigurationState] = []
    row.configurationUpdateHandler = { _, state in states.append(state) }
    row.isSelected = true
    #expect(row.log.isEmpty)
    row.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    stage.window.addSubview(row)
    stage.settle()
    #expect(row.log == ["true false false"] && states.map(\.isSelected) == [true])
    row.isHighlighted = true
    row.isSelected = false
    row.setEditing(true, animated: false)
    #expect(
      row.log == ["true false false", "true true false", "false true false", "false true true"])
    row.prepareForReuse()
    stage.settle()
    #expect(row.log.count == 5 && states.count == 5)
    row.setNeedsUpdateConfiguration()
    _ = row.systemLayoutSizeFitting(Size(width: 300, height: 0))
    #expect(row.log.count == 6)
  }

  @Test(
    "an update that changes the state of its cell is repeated in the next layout, and does not nest"
  )
  func ownState() {
    let (row, item) = (TableViewCell(), CollectionViewCell(frame: .zero))
    var counts = [0, 0]
    row.configurationUpdateHandler = { row, _ in
      counts[0] += 1
      if counts[0] < 6 { row.isHighlighted.toggle() }
    }
    item.configurationUpdateHandler = { item, _ in
      counts[1] += 1
      if counts[1] < 6 { item.isHighlighted.toggle() }
    }
    for cell in [row, item] {
      cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
      stage.window.addSubview(cell)
    }
    stage.settle()
    #expect(counts == [6, 6])
    counts = [0, 0]
    (row.isSelected, item.isSelected) = (true, true)
    #expect(counts == [1, 1])
    stage.settle()
    #expect(counts == [6, 6])
  }

  private final class Items: CollectionViewDataSource {
    var count = 4
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.configurationUpdateHandler = { [weak self, weak view] _, state in
        guard let self, let view, state.isSelected, count == 4 else { return }
        count = 3
        view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }
      return cell
    }
  }

  @Test("an update of a cell that deletes items leaves one cell for each item")
  func deletion() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 40, height: 40)
    let view = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: flow)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    stage.window.addSubview(view)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.settle()
    #expect(items.count == 3 && view.indexPathsForVisibleItems.count == 3)
    let cells = view.subviews.compactMap { $0 as? CollectionViewCell }
      .filter { !$0.isHidden && $0.alpha > 0 }
    #expect(cells.filter(\.isSelected).count == 1)
    #expect(Set(cells.map(\.frame.minX)).count == 3 && cells.count == 3)
  }

  @Test("a cell of a collection view updates too")
  func items() {
    let item = Item(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(item)
    stage.settle()
    item.isSelected = true
    item.prepareForReuse()
    stage.settle()
    #expect(item.log == [false, true, true])
  }
}
