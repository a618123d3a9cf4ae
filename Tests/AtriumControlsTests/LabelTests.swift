import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Text that the user cannot edit.
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

  @Test("the size that fits contains the whole text, in whole points")
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

  @Test("an empty label has no size, whatever its font and its number of lines")
  func empty() {
    let label = Label()
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 100)) == .zero && label.intrinsicContentSize == .zero)
    label.text = "A"
    #expect(label.intrinsicContentSize.height > 10)
  }

  @Test("lines break at the width, and the height limits their number")
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

  @Test("only visible changes damage the label")
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

  @Test("the theme's colour follows the theme, and the label's own colour does not")
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

  @Test("touches pass through a label, whose text is its accessibility label")
  func accessibility() {
    let label = Label(text: "Hello")
    #expect(!label.isUserInteractionEnabled)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }

  @Test("V-81: text of several lines is as wide as its longest line, at any available width")
  func longestLine() throws {
    let stage = Stage(size: Size(width: 200, height: 300))
    let root = ViewController()
    stage.window.rootViewController = root
    let label = Label(text: "one two three four five six seven eight nine ten eleven twelve")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.view.leadingAnchor, constant: 10),
    ])
    func fits(_ width: Double) -> Bool {
      label.bounds.size == label.sizeThatFits(Size(width: width - 20, height: 0))
    }
    for width in [200.0, 137, 260, 200, 320] {
      stage.resize(to: Size(width: width, height: 300))
      #expect(fits(width), "\(width)")
      #expect(abs(label.frame.midX - width / 2) < 0.01)
    }
    // A new text is broken into lines only if it is wider than the available space.
    label.text = "a short one"
    stage.turn()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    label.text = "words that are longer than the space, so that they stand in two lines"
    stage.turn()
    #expect(fits(320) && label.bounds.width < 300)
    #expect(
      root.view.systemLayoutSizeFitting(
        Size(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).width == 150)
  }

  @Test("V-81: text of several lines fills a width that constraints determine")
  func filledWidth() {
    let stage = Stage(size: Size(width: 200, height: 300))
    let root = ViewController()
    stage.window.rootViewController = root
    let label = Label(text: "one two three four five six seven eight nine ten eleven twelve")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    stage.turn()
    #expect(label.bounds.width == 200)
    #expect(label.bounds.height == label.sizeThatFits(Size(width: 200, height: 0)).height)
  }

  @Test("a label shrinks a line that is too wide, down to the minimum scale factor")
  func shrinking() throws {
    let label = Label(text: "A line that is too wide", font: .system(ofSize: 20))
    let natural = label.sizeThatFits(.zero)
    label.frame = Rect(x: 0, y: 0, width: natural.width * 0.7, height: natural.height)
    #expect(label.displayedTexts.map(\.isTruncated) == [true])
    label.adjustsFontSizeToFitWidth = true
    // 0 means the size of the font.
    #expect(label.displayedTexts.map(\.isTruncated) == [true])
    label.minimumScaleFactor = 0.5
    let small = try #require(label.displayedTexts.first)
    #expect(!small.isTruncated && small.rect.width <= label.bounds.width)
    #expect(label.sizeThatFits(.zero) == natural)
    label.minimumScaleFactor = 0.9
    #expect(label.displayedTexts.map(\.isTruncated) == [true])
    label.numberOfLines = 2
    #expect(label.displayedTexts.first?.rect.height ?? 0 > small.rect.height)
  }
}
