import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Titles, images, subtitles and indicators of a button's configuration, and its updates.
@MainActor
struct ButtonConfigurationTests {
  private let stage = Stage(size: Size(width: 300, height: 200))
  private let root = ViewController()
  private let image = Image.placeholder(ofSize: Size(width: 16, height: 10))

  private func show(_ button: Button, size: Size = Size(width: 200, height: 80)) {
    button.frame = Rect(origin: .zero, size: size)
    root.view.addSubview(button)
    stage.window.rootViewController = root
    stage.settle()
  }

  private func texts(_ button: Button) -> [String] { button.displayedTexts.map(\.string) }

  @Test("the title and the image of a configuration are the button's, and the last setting wins")
  func contents() {
    var look = Button.Configuration.filled()
    (look.title, look.image) = ("Send", image)
    let button = Button(configuration: look)
    #expect(button.title == "Send" && button.currentImage === image)
    button.setTitle("Sent", for: .normal)
    #expect(button.configuration.title == "Sent" && button.currentTitle == "Sent")
    look = button.configuration
    (look.title, look.image) = (nil, nil)
    button.configuration = look
    #expect(button.currentTitle == nil && button.currentImage == nil)
    let plain = Button(title: "Kept")
    plain.configuration = .plain()
    #expect(plain.title == "Kept" && plain.configuration.title == nil)
    var titled = Button.Configuration.plain()
    titled.title = "Own"
    let acting = Button(configuration: titled, primaryAction: Action(title: "Other") { _ in })
    #expect(acting.currentTitle == "Own")
  }

  private final class Restless: Button {
    var count = 0
    override func updateConfiguration() {
      super.updateConfiguration()
      count += 1
      if count < 6 { isSelected.toggle() }
    }
  }

  @Test(
    "an update that changes the state of its button is repeated in the next layout, and does not nest"
  )
  func ownState() {
    let button = Restless(title: "Press")
    show(button)
    #expect(button.count == 6)
    button.count = 0
    button.isHighlighted = true
    #expect(button.count == 1)
    stage.settle()
    #expect(button.count == 6)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      if calls < 6 { button.configurationUpdateHandler = button.configurationUpdateHandler }
    }
    stage.settle()
    #expect(calls == 6)
  }

  @Test("a subtitle is a second, smaller line, and the text is aligned as a block")
  func subtitle() throws {
    var look = Button.Configuration.bordered()
    (look.title, look.subtitle) = ("A long title", "small")
    let single = Button(title: "A long title", configuration: .bordered())
    let button = Button(configuration: look)
    show(button)
    #expect(texts(button) == ["A long title", "small"])
    let grown = button.intrinsicContentSize.height - single.intrinsicContentSize.height
    #expect(grown > 0 && button.intrinsicContentSize.width == single.intrinsicContentSize.width)
    func lefts() -> [Double] { button.displayedTexts.map(\.rect.minX) }
    #expect(abs(lefts()[0] - lefts()[1]) < 3)
    let start = lefts()[1]
    button.configuration.titleAlignment = .trailing
    let end = lefts()[1]
    button.configuration.titleAlignment = .center
    #expect(end > start + 20 && abs(lefts()[1] - (start + end) / 2) < 1e-6)
    let tops = button.displayedTexts.map(\.rect.minY)
    #expect(tops[1] > tops[0])
  }

  @Test("an image above the title makes the button higher, and one below changes the order")
  func vertical() throws {
    var look = Button.Configuration.plain()
    (look.title, look.image, look.imagePlacement) = ("Up", image, .top)
    let button = Button(configuration: look)
    show(button)
    let beside = Button(title: "Up", image: image, configuration: .plain())
    #expect(button.intrinsicContentSize.width < beside.intrinsicContentSize.width)
    let picture = try #require(button.imageView)
    stage.settle()
    let title = try #require(button.displayedTexts.first)
    #expect(picture.frame.maxY < title.rect.minY && picture.frame.midX == 100)
    button.configuration.imagePlacement = .bottom
    stage.settle()
    #expect(picture.frame.minY > (button.displayedTexts.first?.rect.minY ?? 0))
    let offset = try #require(button.firstBaselineOffset)
    #expect(offset < button.sizeThatFits(.zero).height / 2)
  }

  @Test("an activity indicator replaces the image")
  func indicator() throws {
    var look = Button.Configuration.filled()
    (look.title, look.image) = ("Wait", image)
    let button = Button(configuration: look)
    show(button)
    let waiting = Button(configuration: look)
    waiting.configuration.showsActivityIndicator = true
    let early = Button(configuration: waiting.configuration)
    show(early)
    #expect(early.subviews.first is ActivityIndicator)
    button.configuration.showsActivityIndicator = true
    stage.settle()
    let spinner = try #require(button.subviews.first as? ActivityIndicator)
    #expect(spinner.isAnimating && spinner.frame.size == Size(width: 20, height: 20))
    #expect(spinner.frame.maxX < (button.displayedTexts.first?.rect.minX ?? 0))
    button.configuration.showsActivityIndicator = false
    #expect(button.subviews.isEmpty && spinner.superview == nil)
  }

  @Test(
    "the update handler runs in the layout step after it is set and after each change of the state")
  func updates() {
    let button = Button(configuration: .plain())
    var calls: [Control.State] = []
    button.configurationUpdateHandler = { button in
      calls.append(button.state)
      button.configuration.title = button.isHighlighted ? "Down" : "Up"
    }
    #expect(calls.isEmpty)
    show(button)
    #expect(calls == [.normal] && button.currentTitle == "Up")
    button.isHighlighted = true
    button.setNeedsUpdateConfiguration()
    #expect(calls == [.normal])
    stage.settle()
    #expect(calls == [.normal, .highlighted] && button.currentTitle == "Down")
    button.isEnabled = false
    stage.settle()
    #expect(calls.last == [.highlighted, .disabled])
    let count = calls.count
    stage.settle()
    #expect(calls.count == count)
  }

  private final class Own: Button {
    var states: [Control.State] = []
    override func updateConfiguration() {
      super.updateConfiguration()
      states.append(state)
    }
  }

  @Test("an override of the update runs before the first layout and after each change of the state")
  func override() {
    let button = Own(configuration: .plain())
    show(button)
    #expect(button.states.last == .normal)
    button.states = []
    button.isSelected = true
    #expect(button.states == [.selected])
    button.configurationUpdateHandler = { _ in }
    button.states = []
    button.isSelected = false
    #expect(button.states.isEmpty)
    stage.settle()
    #expect(button.states == [.normal])
  }
}
