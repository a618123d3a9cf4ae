import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Highlighted labels, and images that are higher than their rows.
@MainActor
struct LabelHighlightTests {
  private func shownColors(of label: Label) -> [Color] { label.displayedTexts.map(\.color) }

  @Test("a label has its highlighted colour while it is highlighted, if it has one")
  func colors() {
    let label = Label(text: "A")
    label.textColor = Color(hex: 0x112233)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    label.isHighlighted = true
    #expect(shownColors(of: label) == [Color(hex: 0x112233)])
    label.highlightedTextColor = Color(hex: 0xFF0000)
    #expect(shownColors(of: label) == [Color(hex: 0xFF0000)])
    label.isHighlighted = false
    #expect(shownColors(of: label) == [Color(hex: 0x112233)])
  }

  @Test(
    "a cell highlights the labels and images at every depth of its content, but not inside controls"
  )
  func depth() {
    let (label, inner, image, button) = (
      Label(text: "A"), Label(text: "B"), ImageView(image: nil), Button()
    )
    let box = View()
    box.addSubview(inner)
    box.addSubview(image)
    for cell in [TableViewCell(), TableViewCell(style: .value1)] {
      for view in [label, box, button] { cell.contentView.addSubview(view) }
      func states() -> [Bool] {
        [label.isHighlighted, inner.isHighlighted, image.isHighlighted, button.isHighlighted]
      }
      cell.isHighlighted = true
      #expect(states() == [true, true, true, false])
      cell.isSelected = true
      cell.isHighlighted = false
      #expect(states() == [true, true, true, false])
      cell.isSelected = false
      #expect(states() == [false, false, false, false])
      cell.selectionStyle = .none
      cell.isSelected = true
      #expect(states() == [false, false, false, false])
    }
    let item = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    item.contentView.addSubview(label)
    item.isSelected = true
    #expect(label.isHighlighted)
    item.isSelected = false
    #expect(!label.isHighlighted)
  }

  @Test("an image that is higher than its row is scaled down to the height of the row")
  func images() throws {
    let cell = TableViewCell()
    cell.textLabel.text = "A"
    let stage = Stage(size: Size(width: 320, height: 200))
    stage.window.addSubview(cell)
    var frames: [Rect] = []
    for (width, height) in [(128, 128), (200, 100), (30, 20)] {
      cell.imageView.image = Image(try Bitmap(size: PixelSize(width: width, height: height)))
      cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
      cell.setNeedsLayout()
      stage.turn()
      frames.append(cell.imageView.frame)
      #expect(cell.textLabel.frame.minX == cell.imageView.frame.maxX + 12)
    }
    #expect(
      frames == [
        Rect(x: 16, y: 0, width: 44, height: 44), Rect(x: 16, y: 0, width: 88, height: 44),
        Rect(x: 16, y: 12, width: 30, height: 20),
      ])
  }
}
