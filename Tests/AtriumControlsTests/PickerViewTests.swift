import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Columns of rows that turn.
@MainActor
struct PickerViewTests {
  @MainActor
  private final class Source: PickerViewDataSource, PickerViewDelegate {
    var counts = [24, 1_000_000]
    var heard: [String] = []
    var titles = 0

    func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      titles += 1
      return "\(component):\(row)"
    }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(component):\(row)")
    }
  }

  private let stage = Stage(size: Size(width: 320, height: 216))
  private let picker = PickerView(frame: Rect(x: 0, y: 0, width: 320, height: 216))
  private let source = Source()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    picker.dataSource = source
    picker.delegate = source
    root.view.addSubview(picker)
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  private func title(_ row: Int, _ component: Int = 0) -> String? {
    (picker.view(forRow: row, forComponent: component) as? Label)?.text
  }

  @Test("the first rows are selected, in the middle, and only visible rows have views")
  func start() throws {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 1_000_000)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(title(0) == "0:0" && title(3, 1) == "1:3" && title(9) == nil)
    let view = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 92, width: 160, height: 32))
    #expect(source.titles <= 10)
    #expect(picker.rowSize(forComponent: 0) == Size(width: 160, height: 32))
  }

  @Test("code selects a row without an event, even if the row is far away")
  func byCode() {
    picker.selectRow(500_000, inComponent: 1, animated: false)
    stage.settle()
    #expect(title(500_000, 1) == "1:500000" && picker.selectedRow(inComponent: 1) == 500_000)
    picker.selectRow(5, inComponent: 0, animated: true)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 5 && title(5) == "0:5" && source.heard.isEmpty)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 23)
    picker.selectRow(1, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 7) == -1)
  }

  @Test("a wheel of the mouse turns a column to a row, also after code has selected a row")
  func mouseWheel() {
    let place = Point(x: 80, y: 108)
    picker.selectRow(5, inComponent: 0, animated: false)
    stage.settle()
    stage.scroll(by: Point(x: 0, y: -ScrollInput.wheelStep), at: place)
    stage.settle()
    #expect(source.heard == ["0:6"])
    // A step during an animation interrupts it.
    picker.selectRow(20, inComponent: 0, animated: true)
    stage.advance(by: 0.05)
    stage.scroll(by: Point(x: 0, y: ScrollInput.wheelStep), at: place)
    stage.settle()
    let second = picker.selectedRow(inComponent: 0)
    #expect(second < 20 && source.heard.last == "0:\(second)")
  }

  @Test("a drag ends at a row, and a press on a row turns to it")
  func drag() {
    let start = Point(x: 80, y: 150)
    stage.touch(began: start)
    for way in stride(from: 10.0, through: 100, by: 10) {
      stage.advance(by: 0.1)
      stage.touch(moved: start - Point(x: 0, y: way))
    }
    stage.advance(by: 1)
    stage.touch(ended: start - Point(x: 0, y: 100))
    stage.settle()
    // 90 points are nearest to three rows.
    #expect(source.heard == ["0:3"] && picker.selectedRow(inComponent: 0) == 3)
    stage.click(at: Point(x: 80, y: 108 + 32))
    stage.settle()
    #expect(source.heard == ["0:3", "0:4"])
    stage.click(at: Point(x: 240, y: 108 + 64))
    stage.settle()
    #expect(source.heard.last == "1:2")
  }

  @Test("keys select rows in the focused column, and Tab goes to the next one")
  func keys() {
    stage.key("Tab")
    for key in ["Down", "Down", "Up", "End", "Tab", "Down"] { stage.key(key) }
    stage.settle()
    #expect(source.heard == ["0:1", "0:2", "0:1", "0:23", "1:1"])
  }

  @Test("after a reload the selected rows stay selected, or otherwise the last row is selected")
  func reload() {
    picker.selectRow(20, inComponent: 0, animated: false)
    source.counts[0] = 10
    picker.reloadComponent(0)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 9 && title(9) == "0:9")
    source.counts = [3]
    picker.reloadAllComponents()
    stage.settle()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 2)
  }
}
