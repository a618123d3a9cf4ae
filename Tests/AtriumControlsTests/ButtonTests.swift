import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// How a button looks in its states.
@MainActor
struct ButtonTests {
  private let bed = Bed()
  /// A point on the button that shows the background in every state.
  private let ground = (x: 104, y: 122)

  private var groundColor: Color {
    bed.stage.snapshot().color(atX: ground.x, y: ground.y)
  }

  @Test("the background follows the state")
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

  @Test("own colours take precedence")
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

  @Test("title and image are centred together, and are not cut when they fit")
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
}
