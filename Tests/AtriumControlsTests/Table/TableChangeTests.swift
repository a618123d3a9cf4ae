import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Changes of the data while the user scrolls, drags or types.
@MainActor
struct TableChangeTests {
  /// A delegate that runs a closure in a call.
  private final class Listener: TableViewDelegate {
    var onSelect: ((IndexPath) -> Void)?
    var onDeselect: ((IndexPath) -> Void)?
    var onScroll: (() -> Void)?
    var onDisplay: ((IndexPath) -> Void)?
    var heights: ((IndexPath) -> Double)?
    var acted: [IndexPath] = []

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      onSelect?(indexPath)
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      onDeselect?(indexPath)
    }
    func tableView(
      _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { acted.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?() }
    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { onDisplay?(indexPath) }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      heights?(indexPath) ?? tableView.rowHeight
    }
  }

  private let bed = TableBed(counts: [50])
  private let listener = Listener()

  private func listen() {
    bed.table.delegate = listener
    bed.stage.settle()
  }

  private func replace(_ counts: [Int]) {
    bed.counts = counts
    bed.table.reloadData()
  }

  @Test("after a reload with fewer rows in didSelect, no call concerns a removed row")
  func reloadInSelect() {
    listen()
    listener.onSelect = { [bed] _ in
      bed.counts = [2]
      bed.table.reloadData()
    }
    bed.stage.click(at: bed.point(6))
    #expect(listener.acted.isEmpty)
    bed.stage.settle()
    #expect(bed.shown == ["Row 0.0", "Row 0.1"])
    bed.stage.click(at: bed.point(1))
    #expect(listener.acted == [bed.path(1)])
  }

  @Test(
    "after a reload in didDeselect, or by keys before the next layout, no call concerns a removed row"
  )
  func reloadByKeys() {
    listen()
    bed.stage.key("Tab")
    for _ in 0..<5 { bed.stage.key("Down") }
    listener.onDeselect = { [bed] _ in
      bed.counts = [2]
      bed.table.reloadData()
    }
    var selected: [IndexPath] = []
    listener.onSelect = { selected.append($0) }
    bed.stage.key("Down")
    #expect(selected.isEmpty)
    listener.onDeselect = nil
    replace([1])
    bed.stage.window.dispatch(
      .keyDown(KeyInput(key: Key(keyCode: .keyboardEnd), time: bed.stage.time)))
    bed.stage.window.dispatch(
      .keyDown(KeyInput(key: Key(keyCode: .keyboardReturnOrEnter), time: bed.stage.time)))
    bed.stage.settle()
    #expect(selected == [bed.path(0)] && listener.acted == [bed.path(0)])
  }

  @Test("Shift does not select a range that starts at a removed row")
  func anchor() {
    replace([5, 5, 5])
    bed.table.allowsMultipleSelection = true
    bed.stage.settle()
    bed.stage.click(at: bed.point(1, 1))
    listen()
    listener.onSelect = { [bed, listener] _ in
      listener.onSelect = nil
      bed.counts = [3]
      bed.table.reloadData()
    }
    bed.stage.settle()
    bed.stage.click(at: bed.point(1, 0))
    bed.stage.settle()
    bed.stage.click(at: bed.point(2), modifiers: .shift)
    #expect(bed.table.indexPathsForSelectedRows.last == bed.path(2))
  }

  @Test("a table may be reloaded while it scrolls, even from its own layout")
  func reloadWhileScrolling() {
    listener.heights = { _ in 70 }
    listen()
    bed.table.scrollToRow(at: bed.path(40), at: .top, animated: false)
    bed.stage.settle()
    var last = bed.table.contentOffset.y
    var isInLayout = false
    listener.onScroll = { [bed, listener] in
      defer { last = bed.table.contentOffset.y }
      guard bed.table.contentOffset.y > last else { return }
      isInLayout = true
      listener.onScroll = nil
      bed.counts = [3]
      bed.table.reloadData()
    }
    // Rows that enter at the top and are not as high as estimated move the content in the layout.
    bed.stage.scroll(by: Point(x: 0, y: 300), at: bed.point(40))
    bed.stage.settle()
    #expect(isInLayout)
    #expect(bed.shown == ["Row 0.0", "Row 0.1", "Row 0.2"])
    replace([50])
    bed.stage.settle()
    listener.onDisplay = { [bed, listener] path in
      guard path.row == 5 else { return }
      listener.onDisplay = nil
      bed.counts = [2]
      bed.table.reloadData()
    }
    bed.table.reloadData()
    bed.stage.settle()
    #expect(bed.shown == ["Row 0.0", "Row 0.1"])
  }

  @Test("heights that are not finite count as zero")
  func badHeights() {
    listener.heights = { [.nan, .infinity, 44][$0.row % 3] }
    listen()
    bed.table.sectionHeaderHeight = .nan
    bed.table.sectionFooterHeight = .infinity
    bed.table.estimatedRowHeight = .infinity
    bed.table.rowHeight = .nan
    bed.stage.settle()
    bed.table.scrollToRow(at: bed.path(49), at: .bottom, animated: false)
    bed.stage.settle()
    // Of 50 rows, 16 have a height: the rows 2, 5 … 47.
    #expect(bed.table.contentSize.height == 16 * 44)
    #expect(
      bed.table.visibleCells.map(\.frame.height).filter { $0 != 0 }
        == Array(repeating: 44, count: 10))
  }

  private func swipe(_ row: Int, lifts: Bool) {
    let start = bed.point(row)
    bed.stage.touch(began: start)
    for step in 1...6 {
      bed.stage.advance(by: 1.0 / 60)
      bed.stage.touch(moved: start - Point(x: 20 * Double(step), y: 0))
    }
    if lifts { bed.stage.touch(ended: start - Point(x: 120, y: 0)) }
  }

  private var atRest: Bool {
    bed.table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.superview === bed.table }
      && bed.stage.view(named: "Flag") == nil
  }

  @Test("the section of a dragged row may be deleted, during the drag or by the row's action")
  func sectionGoes() {
    replace([4, 4])
    bed.actionRows = [bed.path(1, 1)]
    bed.stage.settle()
    let start = bed.point(1, 1)
    bed.stage.touch(began: start)
    bed.stage.touch(moved: start - Point(x: 60, y: 0))
    bed.counts = [4]
    bed.table.deleteSections([1], with: .fade)
    bed.stage.turn()
    bed.stage.touch(moved: start - Point(x: 120, y: 0))
    bed.stage.touch(ended: start - Point(x: 120, y: 0))
    bed.stage.settle()
    #expect(bed.shown.count == 4 && atRest)

    replace([4, 4])
    bed.stage.settle()
    bed.deletes = { [bed] _ in
      bed.counts = [4]
      bed.table.deleteSections([1], with: .left)
    }
    let again = bed.point(1, 1)
    bed.stage.touch(began: again)
    for step in 1...6 {
      bed.stage.advance(by: 1.0 / 60)
      bed.stage.touch(moved: again - Point(x: 20 * Double(step), y: 0))
    }
    bed.stage.touch(ended: again - Point(x: 120, y: 0))
    bed.stage.settle()
    bed.stage.click(on: "Delete")
    bed.stage.settle()
    #expect(bed.shown.count == 4 && atRest)
  }

  @Test(
    "rows may be inserted, deleted and reloaded while one is dragged aside",
    arguments: [false, true])
  func changesWhileSwiping(lifts: Bool) {
    bed.actionRows = [bed.path(2)]
    swipe(2, lifts: lifts)
    bed.counts = [51]
    bed.table.insertRows(at: [bed.path(0)], with: .fade)
    bed.stage.advance(by: 0.05)
    if !lifts { bed.stage.touch(ended: bed.point(3)) }
    bed.stage.settle()
    #expect(atRest)
    swipe(2, lifts: lifts)
    replace([1])
    bed.stage.turn()
    if !lifts { bed.stage.touch(ended: bed.point(0)) }
    bed.stage.settle()
    #expect(bed.shown == ["Row 0.0"] && atRest)
  }

  @Test("a change of the reading direction closes a row that was dragged aside")
  func direction() {
    bed.actionRows = [bed.path(2)]
    swipe(2, lifts: true)
    bed.stage.settle()
    bed.stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    bed.stage.settle()
    #expect(atRest)
    let start = bed.point(2)
    bed.stage.touch(began: start)
    for step in 1...6 {
      bed.stage.advance(by: 1.0 / 60)
      bed.stage.touch(moved: start + Point(x: 20 * Double(step), y: 0))
    }
    bed.stage.touch(ended: start + Point(x: 120, y: 0))
    bed.stage.settle()
    #expect((bed.table.cellForRow(at: bed.path(2))?.frame.minX ?? 0) > 150)
  }

  @Test("a table may be removed in its own actions")
  func goes() {
    listen()
    listener.onSelect = { [bed] _ in bed.table.removeFromSuperview() }
    bed.stage.click(at: bed.point(2))
    bed.stage.settle()
    #expect(bed.table.window == nil && bed.stage.window.isIdle)
    bed.table.delegate = bed
    bed.actionRows = [bed.path(2)]
    bed.stage.window.rootViewController?.view.addSubview(bed.table)
    bed.stage.settle()
    bed.deletes = { [bed] _ in bed.table.removeFromSuperview() }
    swipe(2, lifts: true)
    bed.stage.settle()
    bed.stage.click(on: "Delete")
    bed.stage.settle()
    #expect(bed.stage.window.isIdle)
  }

  @Test("the Menu key or Shift+F10 shows a row's actions and hides them again")
  func menuKey() {
    bed.actionRows = [bed.path(2)]
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    for isMenu in [true, false] {
      if isMenu { bed.stage.key(.keyboardApplication) } else { bed.stage.key("Shift+F10") }
      bed.stage.settle()
      #expect((bed.stage.window.firstResponder as? Button)?.title == "Delete")
      bed.stage.key(isMenu ? .keyboardApplication : .keyboardEscape)
      bed.stage.settle()
      #expect(atRest && bed.table.isFirstResponder)
    }
    bed.table.selectRow(at: bed.path(4), animated: false, scrollPosition: .none)
    bed.stage.key(.keyboardApplication)
    bed.stage.settle()
    #expect(atRest && bed.table.isFirstResponder)
  }

  private func hold(_ code: KeyboardHIDUsage, on stage: Stage) {
    let key = Key(keyCode: code)
    for isRepeat in [false, true, true, true] {
      stage.window.dispatch(.keyDown(KeyInput(key: key, time: stage.time, isRepeat: isRepeat)))
      stage.turn()
    }
    stage.window.dispatch(.keyUp(KeyInput(key: key, time: stage.time)))
    stage.settle()
  }

  @Test("holding a key performs an action once, and holding an arrow repeats")
  func held() {
    bed.actionRows = Set((0..<50).map { bed.path($0) })
    bed.deletes = { [bed] path in
      bed.counts[0] -= 1
      bed.table.deleteRows(at: [path], with: .none)
    }
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    hold(.keyboardDeleteForward, on: bed.stage)
    #expect(bed.counts == [49])
    bed.forget()
    hold(.keyboardReturnOrEnter, on: bed.stage)
    #expect(bed.heard == ["select 0.2", "act 0.2"])
    let row = bed.table.indexPathForSelectedRow?.row ?? 0
    hold(.keyboardDownArrow, on: bed.stage)
    #expect(bed.table.indexPathForSelectedRow?.row == row + 4)
    bed.table.allowsMultipleSelection = true
    hold(.keyboardSpacebar, on: bed.stage)
    #expect(bed.table.indexPathForSelectedRow == nil)
  }

  @Test("a reload with fewer rows during a scroll to a row, or during a glide, ends at the top")
  func reloadInMotion() {
    for isThrown in [false, true] {
      replace([1000])
      bed.stage.settle()
      if isThrown {
        bed.stage.touch(began: Point(x: 200, y: 400))
        for step in 1...6 {
          bed.stage.advance(by: 1.0 / 60)
          bed.stage.touch(moved: Point(x: 200, y: 400 - 40 * Double(step)))
        }
        bed.stage.touch(ended: Point(x: 200, y: 160))
      } else {
        bed.table.scrollToRow(at: bed.path(800), at: .top, animated: true)
      }
      bed.stage.advance(by: 0.1)
      #expect(bed.table.contentOffset.y > 0)
      replace([3])
      bed.stage.settle()
      #expect(bed.table.contentOffset.y == 0 && bed.shown.count == 3)
      #expect(bed.table.bounds.minY == 0)
    }
  }

  @Test(
    "the last group has as much space below it as the first above it, and a subtitle row has its own height"
  )
  func room() {
    let (cells, last) = ((0..<2).map { _ in TableViewCell() }, TableViewCell(style: .subtitle))
    last.textLabel.text = "Garden"
    last.detailTextLabel?.text = "Seven trees"
    let source = StaticTableDataSource(sections: [.init(cells: cells + [last])])
    let stage = Stage(size: Size(width: 300, height: 400))
    let root = ViewController()
    stage.window.rootViewController = root
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.dataSource = source
    root.view.addSubview(table)
    stage.settle()
    #expect(cells[0].frame.minY == 16 && cells[0].frame.height == 44)
    #expect(last.frame.height >= 54)
    #expect(table.contentSize.height == last.frame.maxY + 16)
  }

  @Test("a subtitle row is high enough for as many lines as its labels may have")
  func lines() {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.numberOfLines = 0
    cell.textLabel.text = String(repeating: "A long line of words ", count: 6)
    cell.detailTextLabel?.text = "Line 7"
    let height = cell.sizeThatFits(Size(width: 300, height: 0)).height
    cell.frame = Rect(x: 0, y: 0, width: 300, height: height)
    cell.layoutIfNeeded()
    let label = cell.textLabel
    #expect(label.frame.height == label.sizeThatFits(Size(width: 268, height: 0)).height)
    #expect(label.frame.minY >= 0 && label.frame.height > 3 * label.font.lineHeight)
    #expect(cell.detailTextLabel.map { $0.frame.minY >= label.frame.maxY } == true)
    #expect(cell.detailTextLabel.map { $0.frame.maxY <= height } == true)
  }
}
