import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The appearance of a button in its states.
@MainActor
struct ButtonTests {
  private let bed = Bed()
  /// A point on the button that shows the background in every state.
  private let ground = (x: 104, y: 122)

  private var groundColor: Color {
    bed.stage.snapshot().color(atX: ground.x, y: ground.y)
  }

  @Test("the background depends on the state")
  func grounds() {
    #expect(groundColor == Theme.light.fill)
    bed.stage.move(to: Bed.inside)
    #expect(groundColor == Theme.light.hoverFill)
    bed.stage.press(at: Bed.inside)
    #expect(groundColor == Theme.light.pressedFill)
    bed.stage.release(at: Bed.inside)
    bed.button.configuration = .filled()
    bed.stage.move(to: Point(x: 5, y: 5))
    #expect(groundColor == Theme.light.accent)
    bed.stage.press(at: Bed.inside)
    #expect(groundColor == Theme.light.pressedAccent)
  }

  @Test("a button's own colours take precedence")
  func ownColors() {
    var configuration = Button.Configuration.bordered()
    configuration.cornerRadius = 0
    configuration.backgroundColor = Color(hex: 0x2d3640)
    configuration.pressedBackgroundColor = Color(hex: 0x46535f)
    configuration.foregroundColor = .white
    bed.button.configuration = configuration
    bed.stage.turn()
    #expect(groundColor == Color(hex: 0x2d3640))
    #expect(bed.button.displayedTexts.first?.color == .white)
    bed.stage.press(at: Bed.inside)
    #expect(groundColor == Color(hex: 0x46535f))
    let corner = bed.stage.snapshot().color(atX: 100, y: 100)
    #expect(corner == Color(hex: 0x46535f))
  }

  @Test("title and image are centred together, and are not truncated if they fit")
  func layout() throws {
    bed.button.image = .placeholder(ofSize: Size(width: 24, height: 24))
    bed.button.sizeToFit()
    let text = try #require(bed.button.displayedTexts.first)
    #expect(!text.isTruncated)
    #expect(bed.button.bounds.contains(text.rect))
    #expect(bed.button.bounds.height >= Theme.minimumTarget)
    bed.button.bounds.size.width = 60
    #expect(bed.button.displayedTexts.first?.isTruncated == true)
    bed.button.sizeToFit()
    #expect(bed.button.displayedTexts.first?.isTruncated == false)
  }

  @Test("title and image are at the edge of the alignments, in the reading direction")
  func alignment() throws {
    let button = bed.button
    button.configuration.contentInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    button.bounds.size = Size(width: 300, height: 100)
    func left() throws -> Double { try #require(button.displayedTexts.first).rect.minX }
    func top() throws -> Double { try #require(button.displayedTexts.first).rect.minY }
    // The rectangle is that of the ink, so distances are compared.
    let (x, y) = try (left(), top())
    let size = TextLayout(button.title, font: button.configuration.font).size
    func move() throws -> [Double] {
      try [left() - x, top() - y].map { ($0 * 16).rounded() / 16 }
    }
    func round(_ number: Double) -> Double { (number * 16).rounded() / 16 }
    // In the centre, the insets move the content by half their difference.
    let (toLeft, toTop) = (round(150 - 2 - size.width / 2 - 5), round(50 - size.height / 2 - 3))
    let (toRight, toBottom) = (
      round(300 - 9 - size.width - (150 - 2 - size.width / 2)),
      round(100 - 7 - size.height - (50 - size.height / 2))
    )
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(try move() == [-toLeft, -toTop])
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(try move() == [toRight, toBottom])
    button.contentHorizontalAlignment = .leading
    #expect(try move() == [-toLeft, toBottom])
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(try move() == [toRight, toBottom])
    button.contentHorizontalAlignment = .trailing
    #expect(try move() == [-toLeft, toBottom])
    // The title's insets move a title that is aligned with an edge; they move a centred title half as far.
    button.semanticContentAttribute = .forceLeftToRight
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .center
    button.titleEdgeInsets = EdgeInsets(top: 6, left: 20, bottom: 0, right: 4)
    #expect(try move() == [20 - toLeft, 3])
    button.contentHorizontalAlignment = .center
    #expect(try move() == [8, 3])
  }
}
