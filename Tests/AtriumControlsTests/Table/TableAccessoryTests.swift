import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The size of a cell's accessory view.
@MainActor
struct TableAccessoryTests {
  private let stage = Stage(size: Size(width: 400, height: 200))
  private let cell = TableViewCell()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 60)
    root.view.addSubview(cell)
    stage.turn()
  }

  @Test("an accessory view with a size keeps its size, at the trailing edge and beside the label")
  func keepsItsSize() {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 120, height: 34))
    cell.textLabel.text = "Name"
    cell.accessoryView = field
    stage.turn()
    #expect(field.frame == Rect(x: 164, y: 13, width: 120, height: 34))
    #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 164, height: 60))

    field.bounds.size.width = 80
    cell.setNeedsLayout()
    stage.turn()
    #expect(field.frame == Rect(x: 204, y: 13, width: 80, height: 34))

    cell.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    stage.turn()
    #expect(field.frame == Rect(x: 104, y: 13, width: 80, height: 34))
  }

  @Test(
    "an accessory view without a size gets its fitting size, and a new one when its content changes"
  )
  func getsItsFittingSize() {
    let label = Label(text: "1")
    cell.accessoryView = label
    stage.turn()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    let width = label.bounds.width

    label.text = "100"
    cell.setNeedsLayout()
    stage.turn()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    #expect(label.bounds.width > width)
    #expect(label.frame.maxX == 284)

    // After another layout, a size that the cell has set is not mistaken for a size that the program has set.
    label.text = "10"
    cell.frame.size.width = 320
    stage.turn()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
  }

  @Test("a view that fills its space gets a size from the program only")
  func slider() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    cell.accessoryView = slider
    stage.turn()
    #expect(slider.frame == Rect(x: 184, y: 15, width: 100, height: 30))
    cell.accessoryView = nil
    stage.turn()
    #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 300, height: 60))
  }
}
