import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Clicks on rows, keys, and the states of rows.
@MainActor
struct TableSelectionTests {
  private let bed = TableBed(counts: [100])

  private func cell(_ row: Int) -> TableViewCell? { bed.table.cellForRow(at: bed.path(row)) }

  @Test("a click presses, selects and acts, and deselects the old row")
  func click() {
    bed.stage.press(at: bed.point(2))
    #expect(cell(2)?.isHighlighted == true && cell(2)?.isSelected == false)
    bed.stage.release()
    #expect(cell(2)?.isHighlighted == false && cell(2)?.isSelected == true)
    bed.stage.click(at: bed.point(4))
    #expect(
      bed.heard == ["select 0.2", "act 0.2", "deselect 0.2", "select 0.4", "act 0.4"])
    #expect(bed.table.indexPathForSelectedRow == bed.path(4))
    #expect(cell(4)?.accessibilityTraits == [.button, .selected])
    #expect(bed.table.isFirstResponder)
  }

  @Test("neither a press that leaves its row nor another button selects")
  func leaving() {
    bed.stage.press(at: bed.point(2))
    bed.stage.move(to: bed.point(3))
    #expect(cell(2)?.isHighlighted == false)
    bed.stage.move(to: bed.point(2))
    bed.stage.release()
    bed.stage.click(at: bed.point(2), button: .secondary)
    #expect(bed.heard.isEmpty)
  }

  @Test("G-10: a scrolling finger presses no row, and a resting one does")
  func touch() {
    bed.stage.touch(began: bed.point(5))
    #expect(cell(5)?.isHighlighted == false)
    bed.stage.advance(by: 0.16)
    #expect(cell(5)?.isHighlighted == true)
    bed.stage.touch(moved: bed.point(5) - Point(x: 0, y: 40))
    #expect(cell(5)?.isHighlighted == false)
    #expect(bed.table.contentOffset.y == 30)
    bed.stage.touch(ended: bed.point(5) - Point(x: 0, y: 40))
    bed.stage.settle()
    #expect(bed.heard.isEmpty)
    bed.stage.touchTap(fingers: 1, at: bed.point(6))
    #expect(bed.heard == ["select 0.6", "act 0.6"])
  }

  @Test("hovering highlights a row and sets the hand cursor")
  func hover() {
    bed.stage.move(to: bed.point(1))
    #expect(cell(1)?.isHovered == true)
    #expect(bed.stage.host.requests.contains(.cursor(.pointer)))
    bed.stage.scroll(by: Point(x: 0, y: -88), at: bed.point(1))
    bed.stage.settle()
    #expect(bed.table.visibleCells.filter(\.isHovered) == [cell(3)])
  }

  @Test("arrows, Page keys, Home and End move the selection and scroll to it")
  func keys() {
    bed.stage.key("Tab")
    #expect(bed.table.isFirstResponder)
    bed.stage.key("Down")
    #expect(bed.heard == ["select 0.1"])
    bed.stage.key("Up")
    #expect(bed.table.indexPathForSelectedRow == bed.path(0))
    bed.stage.key("PageDown")
    bed.stage.settle()
    let page = bed.table.indexPathForSelectedRow?.row ?? 0
    #expect((6...8).contains(page))
    bed.stage.key("End")
    bed.stage.settle()
    #expect(bed.table.indexPathForSelectedRow == bed.path(99))
    #expect(bed.table.contentOffset.y == 4000)
    bed.stage.key("Up")
    #expect(bed.table.indexPathForSelectedRow == bed.path(98))
    bed.stage.key("Home")
    bed.stage.settle()
    #expect(bed.table.contentOffset.y == 0)
    bed.forget()
    bed.stage.key("Return")
    #expect(bed.heard == ["act 0.0"])
  }

  @Test("Home shows the header of the first row too, from nearby and from far away")
  func ends() {
    for count in [9, 100] {
      let bed = TableBed(counts: [count], style: .insetGrouped, headers: ["Rows"])
      bed.stage.key("Tab")
      bed.stage.key("End")
      bed.stage.settle()
      let end = bed.table.contentSize.height - 400
      #expect(bed.table.contentOffset.y == end)
      bed.stage.key("Home")
      bed.stage.settle()
      #expect(bed.table.contentOffset.y == 0)
      #expect(bed.table.rectForRow(at: bed.path(0)).minY > 0)
    }
  }

  @Test("a held arrow moves through the rows, each of which is visible")
  func heldArrow() {
    bed.stage.key("Tab")
    for step in 1...40 {
      bed.stage.key("Down")
      bed.stage.advance(by: 0.03)
      #expect(bed.table.indexPathForSelectedRow == bed.path(step))
    }
    bed.stage.settle()
    #expect(bed.table.contentOffset.y == 41 * 44 - 400)
  }

  @Test("with multiple selection a click or Space toggles one row, and Shift selects a range")
  func several() {
    bed.table.allowsMultipleSelection = true
    bed.stage.click(at: bed.point(1))
    bed.stage.click(at: bed.point(3))
    #expect(bed.table.indexPathsForSelectedRows == [bed.path(1), bed.path(3)])
    bed.stage.click(at: bed.point(1))
    #expect(bed.table.indexPathsForSelectedRows == [bed.path(3)])
    bed.stage.click(at: bed.point(3))
    bed.stage.click(at: bed.point(2))
    bed.stage.click(at: bed.point(5), modifiers: .shift)
    #expect(bed.table.indexPathsForSelectedRows == (2...5).map { bed.path($0) })
    bed.stage.key("Down")
    bed.stage.key("Space")
    #expect(bed.table.indexPathsForSelectedRows == (2...6).map { bed.path($0) })
  }

  @Test("a disabled row ignores input and has the accessibility trait for it")
  func disabled() {
    cell(2)?.isEnabled = false
    bed.stage.click(at: bed.point(2))
    bed.stage.key("Return")
    #expect(bed.heard.isEmpty)
    #expect(cell(2)?.accessibilityTraits == [.button, .notEnabled])
    #expect(cell(2)?.cursor == nil)
  }

  @Test("a control in a row handles its own clicks")
  func control() {
    let button = Button(title: "Go")
    var presses = 0
    button.addAction(for: .primaryActionTriggered) { presses += 1 }
    cell(1)?.accessoryView = button
    bed.stage.settle()
    bed.stage.click(on: "Go")
    #expect(presses == 1 && bed.heard.isEmpty)
  }

  @Test("selecting in code does not call the delegate")
  func program() {
    bed.table.selectRow(at: bed.path(50), animated: false, scrollPosition: .middle)
    bed.stage.settle()
    #expect(cell(50)?.isSelected == true && bed.heard.isEmpty)
    bed.table.deselectRow(at: bed.path(50), animated: false)
    #expect(cell(50)?.isSelected == false)
  }
}
