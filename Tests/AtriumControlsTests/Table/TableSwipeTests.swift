import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rows that are dragged aside to show their actions.
@MainActor
struct TableSwipeTests {
  private let bed: TableBed

  init() {
    bed = TableBed(counts: [100])
    bed.actionRows = [bed.path(2), bed.path(3)]
  }

  private var shift: Double { bed.table.cellForRow(at: bed.path(2))?.frame.minX ?? .nan }

  private func finger(from start: Point, by way: Point) {
    bed.stage.touch(began: start)
    for step in 1...8 {
      bed.stage.advance(by: 1.0 / 60)
      bed.stage.touch(moved: start + way * (Double(step) / 8))
    }
    bed.stage.touch(ended: start + way)
  }

  private func touchpad(_ phase: ScrollInput.Phase, _ delta: Point = .zero) {
    bed.stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: delta, location: bed.point(2), time: bed.stage.time, source: .touchpad,
          phase: phase)))
    bed.stage.turn()
  }

  @Test("a finger drags a row aside; its buttons stay, and pressing one acts and closes the row")
  func touch() {
    finger(from: bed.point(2), by: Point(x: -120, y: 4))
    bed.stage.settle()
    #expect(shift < -150)
    #expect(bed.table.contentOffset.y == 0)
    bed.stage.click(on: "Flag")
    bed.stage.settle()
    #expect(bed.heard == ["flag 0.2"])
    #expect(shift == 0)
    #expect(bed.stage.view(named: "Flag") == nil)
  }

  @Test("a row without actions does not move, nor does one that is dragged the other way")
  func without() {
    finger(from: bed.point(5), by: Point(x: -120, y: 0))
    finger(from: bed.point(2), by: Point(x: 120, y: 0))
    bed.stage.settle()
    #expect(bed.table.visibleCells.map(\.frame.minX) == Array(repeating: 0, count: 10))
    #expect(bed.heard.isEmpty)
  }

  @Test("two fingers on a touchpad drag a row aside, and over most of its width perform the action")
  func touchpad() {
    touchpad(.began)
    touchpad(.changed, Point(x: -60, y: 2))
    #expect(shift == -60)
    touchpad(.changed, Point(x: 40, y: 0))
    bed.stage.advance(by: 0.3)
    touchpad(.ended)
    bed.stage.settle()
    #expect(shift == 0)
    touchpad(.began)
    touchpad(.changed, Point(x: -100, y: 2))
    touchpad(.changed, Point(x: -120, y: 2))
    touchpad(.ended)
    #expect(bed.heard == ["delete 0.2"])
  }

  @Test("pressing another row closes an open row and selects nothing")
  func closingPress() {
    finger(from: bed.point(2), by: Point(x: -120, y: 0))
    bed.stage.settle()
    #expect(shift < -150)
    bed.stage.click(at: bed.point(6))
    bed.stage.settle()
    #expect(shift == 0 && bed.heard.isEmpty)
    bed.stage.click(at: bed.point(7))
    #expect(bed.heard == ["select 0.7", "act 0.7"])
  }

  @Test("an arrow key shows the actions, Escape hides them, and Delete deletes")
  func keys() {
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    bed.stage.key("Left")
    bed.stage.settle()
    #expect(shift < -150)
    #expect((bed.stage.window.firstResponder as? Button)?.title == "Delete")
    bed.stage.key("Escape")
    bed.stage.settle()
    #expect(shift == 0 && bed.table.isFirstResponder)
    bed.stage.key("Delete")
    #expect(bed.heard == ["delete 0.2"])
  }

  @Test("a row opened by a key closes when keys move the focus out of its actions")
  func focusLeaves() {
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    bed.stage.key("Left")
    bed.stage.settle()
    #expect(shift < -150)
    bed.stage.key("Tab")
    bed.stage.settle()
    #expect(!(bed.stage.window.firstResponder is Button))
    #expect(shift == 0 && bed.stage.view(named: "Flag") == nil)
  }

  @Test("a key that concerns the rows first closes the open row", arguments: ["Down", "Up"])
  func rowKeys(name: String) {
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    bed.stage.key("Left")
    bed.stage.settle()
    bed.stage.key(name)
    bed.stage.settle()
    #expect(bed.table.contentOffset.y == 0)
    #expect(shift == 0 && bed.table.isFirstResponder)
    #expect(bed.table.indexPathForSelectedRow == bed.path(name == "Down" ? 3 : 1))
  }

  @Test("in a right-to-left layout, the trailing actions are at the left edge")
  func rightToLeft() {
    let bed = TableBed(counts: [10], settings: Settings(layoutDirection: .rightToLeft))
    bed.actionRows = [bed.path(2)]
    bed.table.selectRow(at: bed.path(2), animated: false, scrollPosition: .none)
    bed.table.becomeFirstResponder()
    bed.stage.key("Right")
    bed.stage.settle()
    #expect((bed.table.cellForRow(at: bed.path(2))?.frame.minX ?? 0) > 150)
  }

  @Test("an open row stays open when the table changes its width")
  func width() {
    finger(from: bed.point(2), by: Point(x: -120, y: 4))
    bed.stage.settle()
    let length = -shift
    #expect(length > 150)
    bed.table.frame.size.width = 200
    bed.stage.settle()
    let cell = bed.table.cellForRow(at: bed.path(2))
    #expect(cell?.frame == Rect(x: -length, y: 0, width: 200, height: 44))
    #expect(cell?.superview?.frame == Rect(x: 0, y: 88, width: 200, height: 44))
    let button = bed.stage.view(named: "Flag")
    #expect(button.map { $0.convert($0.bounds, to: bed.table).minX } == 200 - length)
  }

  @Test("an action that finishes late closes only its own row")
  func lateCompletion() {
    var finish: [ContextualAction.Completion] = []
    let delegate = LateActions { finish.append($0) }
    bed.table.delegate = delegate
    bed.stage.settle()
    finger(from: bed.point(2), by: Point(x: -120, y: 0))
    bed.stage.settle()
    bed.stage.click(on: "Later")
    bed.stage.click(at: bed.point(6))
    bed.stage.settle()
    finger(from: bed.point(3), by: Point(x: -120, y: 0))
    bed.stage.settle()
    #expect(finish.count == 1)
    finish[0](true)
    bed.stage.settle()
    #expect((bed.table.cellForRow(at: bed.path(3))?.frame.minX ?? 0) < -50)
    bed.stage.click(on: "Later")
    finish[1](true)
    bed.stage.settle()
    #expect(bed.table.cellForRow(at: bed.path(3))?.frame.minX == 0)
  }

  /// A delegate with one action for each row, which the test finishes.
  private final class LateActions: TableViewDelegate {
    let begin: (@escaping ContextualAction.Completion) -> Void

    init(begin: @escaping (@escaping ContextualAction.Completion) -> Void) {
      self.begin = begin
    }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
          self?.begin(done)
        }
      ])
    }
  }

  @Test("in a narrow table opening a row does not act, and all buttons fit")
  func narrow() {
    bed.table.bounds.size.width = 160
    bed.stage.settle()
    finger(from: bed.point(2), by: Point(x: -140, y: 0))
    bed.stage.settle()
    #expect(bed.heard.isEmpty)
    #expect(shift == -136)
    for name in ["Delete", "Flag"] {
      let frame = bed.stage.view(named: name).map { $0.convert($0.bounds, to: bed.table) } ?? .zero
      #expect(frame.width > 60 && frame.minX >= 0 && frame.maxX <= 160, "\(name)")
    }
    bed.stage.click(on: "Flag")
    bed.stage.settle()
    #expect(bed.heard == ["flag 0.2"])
    finger(from: bed.point(2) + Point(x: 70, y: 0), by: Point(x: -180, y: 0))
    bed.stage.settle()
    #expect(bed.heard == ["flag 0.2", "delete 0.2"])
  }
}
