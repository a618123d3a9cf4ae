import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Text without interaction.
@MainActor
struct LabelTests {
  private func stage(with view: View) -> Stage {
    let stage = Stage(size: Size(width: 300, height: 200))
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.settle()
    return stage
  }

  @Test("the size that fits holds the whole text, in whole points")
  func sizeThatFits() {
    let label = Label(text: "Atrium", font: .preferredFont(forTextStyle: .title2))
    label.sizeToFit()
    #expect(
      label.bounds.size
        == Size(
          width: label.bounds.width.rounded(), height: label.bounds.height.rounded()))
    #expect(label.displayedTexts.first?.isTruncated == false)
    label.bounds.size.width -= 8
    #expect(label.displayedTexts.first?.isTruncated == true)
  }

  @Test("lines break at the width; the height limits their number")
  func lines() {
    let label = Label(text: "one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    let narrow = label.sizeThatFits(Size(width: 100))
    let wide = label.sizeThatFits(Size(width: 200))
    #expect(narrow.height > wide.height)
    #expect(narrow.width <= 100)
    label.frame = Rect(x: 0, y: 0, width: 100, height: wide.height)
    #expect(label.displayedTexts.first.map { $0.rect.height <= wide.height } == true)
  }

  @Test("only changes of the picture damage it")
  func damage() {
    let label = Label(text: "A")
    label.frame = Rect(x: 20, y: 20, width: 100, height: 20)
    let stage = stage(with: label)
    label.text = "A"
    label.textColor = nil
    label.font = .preferredFont(forTextStyle: .body)
    #expect(stage.window.isIdle)
    label.text = "B"
    stage.turn()
    let box = PixelRect(covering: label.frame.insetBy(dx: -1, dy: -1), scale: 1)
    let damage = stage.window.statistics.lastDamage
    #expect(damage.intersection(box) == damage)
  }

  @Test("the theme's colour follows the theme; an own colour does not")
  func colors() {
    let label = Label(text: "A")
    label.frame = Rect(x: 20, y: 20, width: 100, height: 20)
    let stage = stage(with: label)
    #expect(label.displayedTexts.first?.color == Theme.light.label)
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    stage.turn()
    #expect(label.displayedTexts.first?.color == Theme.dark.label)
    label.textRole = \.accent
    #expect(label.displayedTexts.first?.color == Theme.dark.accent)
    label.textColor = .white
    #expect(label.displayedTexts.first?.color == .white)
  }

  @Test("touches pass through; the text is the accessibility label")
  func accessibility() {
    let label = Label(text: "Hello")
    #expect(!label.isUserInteractionEnabled)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }
}
