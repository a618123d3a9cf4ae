import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The background view of a table, the states of cells, and rows without swipes.
@MainActor
struct TableBackgroundTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var count = 30
    var isEditable = true
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 40 }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Act") { _, _, completion in completion(true) }
      ])
    }
  }

  private final class Cell: TableViewCell {
    var calls: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      calls.append("highlighted \(highlighted)")
    }
  }

  private let stage = Stage(size: Size(width: 200, height: 200))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let rows = Rows()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(table)
    table.register(forCellReuseIdentifier: "row") { Cell(reuseIdentifier: "row") }
    (table.dataSource, table.delegate) = (rows, rows)
    stage.settle()
  }

  @Test("the background view is behind the cells, fills the table, and does not scroll")
  func background() {
    let background = View()
    table.backgroundView = background
    stage.settle()
    #expect(background.superview === table && table.subviews.first === background)
    #expect(background.frame == Rect(x: 0, y: 0, width: 200, height: 200))
    table.contentOffset = Point(x: 0, y: 300)
    stage.settle()
    #expect(table.contentOffset.y > 200)
    #expect(background.frame == Rect(origin: table.contentOffset, size: table.bounds.size))
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("the colour of a cell fills its row, in a grouped table up to the corners of its group")
  func rowColors() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func colors(_ style: TableView.Style) throws -> [Bool] {
      let stage = Stage(size: Size(width: 200, height: 200))
      let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200), style: style)
      let rows = Rows()
      rows.count = 1
      let root = ViewController()
      stage.window.rootViewController = root
      root.view.addSubview(table)
      table.register(forCellReuseIdentifier: "row") { Cell(reuseIdentifier: "row") }
      (table.dataSource, table.delegate) = (rows, rows)
      stage.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.backgroundColor = red
      stage.settle()
      #expect(cell.backgroundColor == red)
      let frame = cell.convert(cell.bounds, to: nil)
      let picture = stage.snapshot()
      return [(1, 1), (100, 4)].map { x, y in
        picture.color(atX: Int(frame.minX) + x, y: Int(frame.minY) + y) == red
      }
    }
    #expect(try colors(.plain) == [true, true])
    #expect(try colors(.insetGrouped) == [false, true])
  }

  @Test("a cell's states are set by methods that a subclass overrides, once for each change")
  func states() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
    cell.calls = []
    stage.click(at: Point(x: 100, y: 60))
    stage.settle()
    #expect(cell.isSelected && !cell.isHighlighted)
    var changes: [String] = []
    for call in cell.calls where changes.last != call { changes.append(call) }
    #expect(changes.filter { $0.hasSuffix("true") } == ["highlighted true", "selected true"])
    cell.isSelected = false
    #expect(cell.calls.last == "selected false" && !cell.isSelected)
  }

  @Test("a row that may not be edited has no swipe actions")
  func editing() {
    rows.isEditable = false
    swipe()
    #expect(stage.view(named: "Act") == nil)
    rows.isEditable = true
    swipe()
    #expect(stage.view(named: "Act") != nil)
  }

  private func swipe() {
    stage.touch(began: Point(x: 180, y: 60))
    for x in stride(from: 170.0, through: 60, by: -10) {
      stage.touch(moved: Point(x: x, y: 60))
      stage.advance(by: 0.05)
    }
    stage.touch(ended: Point(x: 60, y: 60))
    stage.settle()
  }

  @Test(
    "rows are inserted from the row above or below",
    arguments: [(TableView.RowAnimation.top, 0.0), (.bottom, 80.0), (.middle, 40.0)])
  func insertion(animation: TableView.RowAnimation, start: Double) throws {
    rows.count += 1
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    stage.turn()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(abs(cell.presentation.frame.minY - start) < 8)
    stage.settle()
    #expect(cell.frame.minY == 40)
  }

  @Test("a label with margins draws its text in the rectangle that it passes to super")
  func label() {
    final class Padded: Label {
      override func drawText(in rect: Rect) {
        super.drawText(in: rect.insetBy(dx: 30, dy: 0))
      }
    }
    func ink(_ label: Label) -> [Int] {
      label.frame = Rect(x: 0, y: 0, width: 100, height: 30)
      label.textColor = .black
      let stage = Stage(size: Size(width: 100, height: 30))
      let root = ViewController()
      stage.window.rootViewController = root
      root.view.backgroundColor = .white
      root.view.addSubview(label)
      stage.settle()
      let picture = stage.snapshot()
      return (0..<100).filter { x in
        (0..<30).contains { y in picture.color(atX: x, y: y) != .white }
      }
    }
    let plain = ink(Label(text: "Ink"))
    let padded = ink(Padded(text: "Ink"))
    #expect(plain.first.map { $0 < 5 } == true && padded.first == plain.first.map { $0 + 30 })
    #expect(padded.count == plain.count)
  }

  @Test(
    "a cell's backgrounds fill the row, and the selected background is visible only while the row is marked"
  )
  func cellBackgrounds() {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    let (ground, mark) = (View(), View())
    cell.selectedBackgroundView = mark
    cell.backgroundView = ground
    cell.layoutIfNeeded()
    #expect(cell.subviews.prefix(2).elementsEqual([ground, mark], by: ===))
    #expect(ground.frame == cell.bounds && mark.frame == cell.bounds)
    #expect(mark.isHidden && !ground.isHidden)
    cell.isHighlighted = true
    #expect(!mark.isHidden && cell.imageView.isHighlighted)
    cell.selectionStyle = .none
    #expect(mark.isHidden && !cell.imageView.isHighlighted)
    cell.selectionStyle = .default
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(!mark.isHidden)
    cell.selectedBackgroundView = nil
    #expect(mark.superview == nil)
  }

  @Test("a row without a selection style looks the same when it is selected, and can be selected")
  func selectionStyle() throws {
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    cell.selectionStyle = .none
    stage.settle()
    let before = try stage.snapshot().pngData()
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.settle()
    #expect(cell.isSelected)
    #expect(try stage.snapshot().pngData() == before)
    cell.selectionStyle = .default
    stage.settle()
    #expect(try stage.snapshot().pngData() != before)
  }
}
