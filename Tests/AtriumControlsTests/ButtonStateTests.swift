import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Titles, colours and images of a button by state, and its label and image view.
@MainActor
struct ButtonStateTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let stage = Stage(size: Size(width: 300, height: 100))
  private let button = Button(title: "Play")

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    button.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    root.view.addSubview(button)
    stage.settle()
  }

  @Test("the state is the set of all states that apply")
  func state() {
    #expect(button.state == .normal)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    button.isEnabled = false
    #expect(button.state.contains(.disabled))
  }

  @Test("titles follow the state; a state without a title has the title of the normal state")
  func titles() {
    button.setTitle("Pause", for: .selected)
    #expect(button.currentTitle == "Play" && button.title(for: .highlighted) == "Play")
    button.setAttributedTitle(AttributedText(string: "Both"), for: .normal)
    #expect(button.attributedTitle(for: .disabled)?.string == "Both")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.attributedTitle(for: .disabled) == nil)
    button.isSelected = true
    #expect(button.currentTitle == "Pause" && button.accessibilityLabel == "Pause")
    button.isHighlighted = true
    #expect(button.currentTitle == "Play", "As in UIKit: there is none for both at once.")
    button.setTitle("Pausing", for: [.selected, .highlighted])
    #expect(button.currentTitle == "Pausing")
    button.setTitle("Start", for: .normal)
    button.isHighlighted = false
    button.isSelected = false
    #expect(button.title == "Start" && button.currentTitle == "Start")
    let width = button.intrinsicContentSize.width
    button.setTitle("A much longer title", for: .highlighted)
    stage.press(at: Point(x: 100, y: 25))
    #expect(button.intrinsicContentSize.width > width + 40)
    stage.release(at: Point(x: 100, y: 25))
    #expect(button.intrinsicContentSize.width == width)
  }

  @Test("colours and images follow the state")
  func looks() {
    let (first, second) = (
      Image.placeholder(ofSize: Size(width: 10, height: 10)),
      Image.placeholder(ofSize: Size(width: 30, height: 10))
    )
    button.setTitleColor(red, for: .normal)
    button.setTitleColor(blue, for: .disabled)
    button.setImage(first, for: .normal)
    button.setImage(second, for: .selected)
    button.setBackgroundImage(second, for: .disabled)
    #expect(button.currentTitleColor == red && button.currentImage === first)
    #expect(button.image === first && button.currentBackgroundImage == nil)
    let width = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.currentImage === second && button.intrinsicContentSize.width == width + 20)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitleColor == blue && button.currentBackgroundImage === second)
    #expect(button.image(for: .selected) === second && button.titleColor(for: .selected) == red)
  }

  @Test(
    "the title label draws the title in its font, and the button keeps its text and its position")
  func label() throws {
    let drawn = try #require(button.displayedTexts.first?.rect)
    let label = try #require(button.titleLabel)
    stage.settle()
    #expect(label === button.titleLabel && label.text == "Play" && label.superview === button)
    let shown = try #require(label.displayedTexts.first?.rect)
    let place = label.convert(shown, to: button)
    #expect(button.displayedTexts.isEmpty, "The label draws the title.")
    #expect(abs(place.minX - drawn.minX) <= 0.5 && abs(place.minY - drawn.minY) <= 0.5)
    #expect(place.size == drawn.size)
    label.font = .system(ofSize: 30)
    stage.settle()
    #expect(abs(label.center.x - 100) < 1 && abs(label.center.y - 25) < 1)
    #expect(button.intrinsicContentSize.height > 50)
    button.setTitle("Stop", for: .highlighted)
    button.setTitleColor(red, for: .highlighted)
    stage.press(at: Point(x: 100, y: 25))
    #expect(label.text == "Stop" && label.textColor == red)
    stage.release(at: Point(x: 100, y: 25))
    #expect(label.text == "Play")
  }

  @Test("alignment and insets move title and image, and content insets change the size")
  func places() throws {
    let image = Image.placeholder(ofSize: Size(width: 20, height: 10))
    button.configuration.imagePadding = 0
    button.setImage(image, for: .normal)
    let picture = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    let text = label.frame.width - 1
    #expect(abs(picture.frame.minX - (200 - 20 - text) / 2) < 1e-6)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
    #expect(picture.frame.minX == 7 && label.frame.minX == 27)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    #expect(picture.frame.minX == 7 && label.frame.minX == 35)
    button.imageEdgeInsets = EdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    #expect(picture.frame.midY == 27)
    button.contentHorizontalAlignment = .right
    #expect(abs(picture.frame.minX - (200 - 3 - text - 20)) < 1e-6)
    #expect(button.intrinsicContentSize.width == (20 + text + 10).rounded(.up))
  }
}
