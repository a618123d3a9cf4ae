import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Finding rows by typing, and the accessibility values of tables.
@MainActor
struct TableTypingTests {
  private let bed = TableBed(
    counts: [],
    texts: [["Attic", "Balcony", "Bath", "Cellar"], ["Bathroom", "Court", "New room", "newel"]])

  private var selected: String? {
    bed.table.indexPathForSelectedRow.flatMap { bed.texts?[$0.section][$0.row] }
  }

  private func type(_ text: String, pause: Double = 0.1) -> [String?] {
    text.map { letter in
      bed.stage.key(letter == " " ? "Space" : String(letter))
      defer { bed.stage.advance(by: pause) }
      return selected
    }
  }

  init() {
    bed.stage.key("Tab")
    bed.stage.key("Down")
    bed.stage.key("Up")
  }

  @Test("typed letters select the row that begins with all of them, in any section")
  func word() {
    #expect(type("bathr") == ["Balcony", "Balcony", "Bath", "Bath", "Bathroom"])
    #expect(bed.table.indexPathForSelectedRow == bed.path(0, 1))
  }

  @Test("a repeated letter selects one row after the other, and then the first again")
  func again() {
    #expect(type("bbbb") == ["Balcony", "Bath", "Bathroom", "Balcony"])
  }

  @Test("a new word begins after a second, and after a key that moves the selection")
  func pause() {
    #expect(type("b", pause: 1.1) == ["Balcony"])
    #expect(type("b") == ["Bath"])
    bed.stage.key("Home")
    #expect(type("a") == ["Attic"])
  }

  @Test("without a matching row nothing moves, and a space continues a word or else selects")
  func misses() {
    #expect(type("x", pause: 2) == [bed.texts?[0][0]])
    #expect(type("new r") == ["New room", "New room", "New room", "New room", "New room"])
    bed.stage.advance(by: 2)
    bed.table.allowsMultipleSelection = true
    bed.stage.key("Space")
    #expect(bed.table.indexPathForSelectedRow == nil)
  }

  @Test("letters with Control, or while the table has no focus, make no word")
  func others() {
    bed.stage.key("Ctrl+c")
    #expect(selected == "Attic")
    bed.table.resignFirstResponder()
    bed.stage.key("c")
    #expect(selected != "Cellar")
  }

  private final class Numbers: TableViewDataSource {
    var asked = 0
    var cells = 0
    let knowsTexts: Bool

    init(knowsTexts: Bool) { self.knowsTexts = knowsTexts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      cells += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
    ) -> String? {
      asked += 1
      return knowsTexts ? "\(indexPath.row)" : nil
    }
  }

  @Test(
    "a search in a million rows examines a limited number, and cells are reused",
    arguments: [true, false])
  func million(knowsTexts: Bool) {
    let source = Numbers(knowsTexts: knowsTexts)
    let stage = Stage(size: Size(width: 300, height: 400))
    let root = ViewController()
    stage.window.rootViewController = root
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(forCellReuseIdentifier: "row") { TableViewCell(reuseIdentifier: "row") }
    table.dataSource = source
    root.view.addSubview(table)
    stage.window.dispatch(.focus(true))
    stage.settle()
    stage.key("Tab")
    for digit in "5000" { stage.key(String(digit)) }
    #expect(table.indexPathForSelectedRow?.row == (knowsTexts ? 5000 : nil))
    stage.settle()
    #expect(table.visibleCells.count >= 9)
    let cells = source.cells
    stage.advance(by: 2)
    stage.key("x")
    #expect(source.cells - cells <= 1000 && source.asked <= 110_000)
    #expect(stage.window.statistics[.tableCells] <= 30)
  }

  @Test("a table's accessibility value is its selected row, and a scroll view's is its position")
  func values() {
    #expect(bed.table.accessibilityValue == "row 1 of 8 selected")
    bed.table.selectRow(at: bed.path(2, 1), animated: false, scrollPosition: .none)
    #expect(bed.table.accessibilityValue == "row 7 of 8 selected")
    bed.table.allowsMultipleSelection = true
    bed.table.selectRow(at: bed.path(0), animated: false, scrollPosition: .none)
    #expect(bed.table.accessibilityValue == "2 of 8 rows selected")
    bed.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(bed.table.accessibilityValue == nil)
    bed.table.accessibilityValue = "Own"
    #expect(bed.table.accessibilityValue == "Own")

    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 300)
    view.contentOffset = Point(x: 0, y: 50)
    #expect(view.accessibilityValue == "25 %")
    view.contentOffset = Point(x: 0, y: -500)
    #expect(view.accessibilityValue == "0 %")
    view.contentSize = Size(width: 200, height: 300)
    view.contentOffset = Point(x: 100, y: 200)
    #expect(view.accessibilityValue == "100 %, 100 %")
    let wide = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    wide.contentSize = Size(width: 300, height: 100)
    bed.stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    bed.table.superview?.addSubview(wide)
    bed.stage.turn()
    #expect(wide.accessibilityValue == "100 %")
  }
}
