import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The index titles at the trailing edge of a table.
@MainActor
struct TableIndexTests {
  /// Five rows in each of 26 sections, with the letters as index titles.
  final class Letters: TableViewDataSource {
    var titles: [String]? = Letters.all
    /// Returns the section for an index title; nil uses the default implementation's answer.
    var section: ((String, Int) -> Int)?
    var asked: [String] = []

    static let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    func numberOfSections(in tableView: TableView) -> Int { 26 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      Letters.all[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = "\(Letters.all[indexPath.section])\(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    func tableView(
      _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return section?(title, index) ?? index
    }
  }

  private let stage: Stage
  private let table: TableView
  private let letters = Letters()

  init() {
    stage = Stage(size: Size(width: 320, height: 480))
    table = TableView(frame: stage.window.bounds)
    table.dataSource = letters
    let root = ViewController()
    root.view.addSubview(table)
    stage.window.rootViewController = root
    stage.settle()
  }

  private var index: View? { stage.view(named: "Section index") }
  private var topSection: Int? { table.indexPathsForVisibleRows.first?.section }

  /// Returns a point on the line of an index title; each line is 15 points high, and the lines are centred.
  private func point(_ line: Int, of count: Int = 26) -> Point {
    Point(x: 310, y: 240 + (Double(line) + 0.5 - Double(count) / 2) * 15)
  }

  @Test("a press on an index title scrolls to its section, and a drag to the section of each title")
  func pressAndDrag() {
    #expect(index?.frame == Rect(x: 300, y: 0, width: 20, height: 480))
    stage.press(at: point(7))
    #expect(topSection == 7)
    #expect(table.contentOffset.y == table.rect(forSection: 7).minY)
    stage.move(to: point(8))
    stage.move(to: point(8) + Point(x: -200, y: 3))
    stage.move(to: point(25) + Point(x: 0, y: 400))
    stage.settle()
    #expect(table.contentOffset.y == table.contentSize.height - 480)
    stage.release()
    stage.settle()
    #expect(letters.asked == ["H 7", "I 8", "Z 25"])
    #expect(index?.frame.minY == table.contentOffset.y)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a finger on the index titles does not scroll the table itself")
  func finger() {
    stage.touch(began: point(2))
    stage.touch(moved: point(3))
    stage.touch(moved: point(4))
    stage.touch(ended: point(4))
    stage.settle()
    #expect(letters.asked == ["C 2", "D 3", "E 4"])
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
  }

  @Test("the data source chooses the section; a section that does not exist scrolls nowhere")
  func chosenSection() {
    letters.section = { title, _ in title == "B" ? 20 : .max }
    stage.click(at: point(1))
    stage.settle()
    #expect(topSection == 20)
    stage.click(at: point(3))
    stage.settle()
    #expect(topSection == 20)
    letters.section = { _, _ in -1 }
    stage.click(at: point(3))
    stage.settle()
    #expect(topSection == 20)
  }

  @Test("the content of the rows leaves space for the index titles, in both layout directions")
  func space() {
    #expect(table.visibleCells.first?.contentView.frame.maxX == 270)
    letters.titles = nil
    table.reloadSectionIndexTitles()
    stage.settle()
    #expect(index == nil)
    #expect(table.visibleCells.first?.contentView.frame.maxX == 290)
    letters.titles = Letters.all
    table.reloadData()
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    stage.settle()
    #expect(index?.frame == Rect(x: 0, y: 0, width: 20, height: 480))
    #expect(table.visibleCells.first?.contentView.frame.minX == 50)
  }

  @Test("without space for all titles, dots replace titles, and a drag still reaches each title")
  func fewLines() {
    table.frame = Rect(x: 0, y: 0, width: 320, height: 110)
    stage.settle()
    // Seven lines fit: A • I • Q • Z, of which each stands for several titles.
    stage.press(at: Point(x: 310, y: 3))
    for line in 1..<105 { stage.move(to: Point(x: 310, y: 3 + Double(line))) }
    stage.release()
    #expect(letters.asked.map { $0.prefix(1) }.joined() == Letters.all.joined())
  }

  @Test("grouped tables, and tables with fewer rows than the minimum, have no index titles")
  func without() {
    table.sectionIndexMinimumDisplayRowCount = 131
    stage.settle()
    #expect(index == nil)
    table.sectionIndexMinimumDisplayRowCount = 130
    stage.settle()
    #expect(index != nil)
    let grouped = TableView(frame: table.frame, style: .grouped)
    grouped.dataSource = letters
    table.superview?.addSubview(grouped)
    table.removeFromSuperview()
    stage.settle()
    #expect(index == nil)
  }

  @Test("a screen reader increments and decrements the index, and gets the title as the value")
  func accessibility() {
    #expect(index?.accessibilityTraits == .adjustable)
    index?.accessibilityIncrement()
    index?.accessibilityIncrement()
    stage.settle()
    #expect(index?.accessibilityValue == "B" && topSection == 1)
    index?.accessibilityDecrement()
    stage.settle()
    #expect(index?.accessibilityValue == "A" && topSection == 0)
    index?.accessibilityDecrement()
    #expect(letters.asked == ["A 0", "B 1", "A 0"])
  }

  @Test("a row of NSNotFound scrolls to the header of its section")
  func headerOfSection() {
    table.scrollToRow(at: IndexPath(row: .max, section: 12), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
    table.scrollToRow(at: IndexPath(row: .max, section: 99), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
  }
}
