import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Subclasses that declare names of the toolkit, and that choose the rectangles of the parts of controls.
@MainActor
struct OverridingTests {
  private final class Badge: View {
    var cornerRadius = 4.0
    var borderWidth = "thin"
    var theme = 7
  }

  @Test("a view has its own property with a name that UIKit's views do not have")
  func ownNames() {
    let badge = Badge()
    badge.cornerRadius = 9
    let view: View = badge
    view.cornerRadius = 2
    #expect((badge.cornerRadius, view.cornerRadius) == (9, 2))
    #expect((badge.borderWidth, view.borderWidth) == ("thin", 0))
    #expect(badge.theme == 7)
  }

  private final class Padded: Label {
    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
      super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
        .insetBy(dx: -10, dy: -5)
    }
  }

  @Test("the size that fits a label contains the margin of its text rectangle")
  func padding() {
    let (plain, padded) = (Label(text: "Bread"), Padded(text: "Bread"))
    let size = plain.intrinsicContentSize
    #expect(size.width > 10)
    #expect(
      padded.intrinsicContentSize == Size(width: size.width + 20, height: size.height + 10))
    #expect(Padded(text: "").intrinsicContentSize == Size(width: 20, height: 10))
    padded.textAlignment = .right
    let room = Rect(x: 0, y: 0, width: 200, height: 100)
    let rect = padded.textRect(forBounds: room, limitedToNumberOfLines: 1)
    #expect((rect.maxX, rect.width, rect.midY) == (200, size.width + 20, 50.5))
  }

  private final class Field: TextField {
    var deletions = 0
    override func textRect(forBounds bounds: Rect) -> Rect { bounds.insetBy(dx: 30, dy: 0) }
    override func placeholderRect(forBounds bounds: Rect) -> Rect {
      Rect(x: 50, y: 0, width: 60, height: 20)
    }
    override func rightViewRect(forBounds bounds: Rect) -> Rect {
      Rect(x: 5, y: 6, width: 7, height: 8)
    }
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test("a field places its text, placeholder and side view in the rectangles of a subclass")
  func fieldRects() {
    let field = Field(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    let side = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    (field.rightView, field.rightViewMode) = (side, .always)
    field.placeholder = "Name"
    #expect(field.displayedTexts.map { (50..<53).contains($0.rect.minX) } == [true])
    field.text = "Ada"
    #expect(field.displayedTexts.map(\.rect.minX) == [30])
    field.layoutIfNeeded()
    #expect(side.frame == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("Backspace calls deleteBackward, in an empty field too")
  func backspace() {
    let stage = Stage(size: Size(width: 300, height: 100), scale: 1)
    let controller = ViewController()
    let field = Field(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    controller.view.addSubview(field)
    stage.window.rootViewController = controller
    stage.turn()
    field.text = "ab"
    field.becomeFirstResponder()
    for _ in 0..<3 { stage.key("BackSpace") }
    #expect((field.text, field.deletions) == ("", 3))
  }

  private final class Tile: Button {
    override func titleRect(forContentRect contentRect: Rect) -> Rect {
      Rect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }
  }

  @Test("a button draws its title in the rectangle of a subclass")
  func buttonRects() {
    let tile = Tile(frame: Rect(x: 0, y: 0, width: 120, height: 100))
    tile.contentEdgeInsets = .zero
    tile.setTitle("Save", for: .normal)
    let texts = tile.displayedTexts
    #expect(texts.map { (0..<2).contains($0.rect.minX) } == [true])
    #expect(texts.map { abs($0.rect.midY - 90) < 1 } == [true])
  }
}
