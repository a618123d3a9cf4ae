import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A page of the storyboard with the stack of placeholders: an inset, or a page that is pushed over both insets.
final class StackedPageController: ViewController {
  static let interface = InterfaceClass(StackedPageController.self) {
    StackedPageController(coder: $0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let page = view as? StackedPageView else { return }
    for button in page.buttons {
      button.configuration = .bordered()
      if Int(button.title) != nil {
        button.accessibilityLabel = String(localized: "Show panel %@", button.title)
      }
      // The file has no segue for the way back.
      guard stackController != nil else { continue }
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.stackController?.pop() }
    }
  }

  /// Shows the panels in the second placeholder.
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue as? PlaceholderInsetSegue)?.index = 1
  }
}

/// A coloured view with a name and up to two buttons below it.
final class StackedPageView: View {
  private static let gap = 10.0

  /// The name of the colour; a runtime attribute.
  var colorName = "sand" {
    didSet { setNeedsLayout() }
  }
  /// The label with the name; an outlet.
  var nameLabel: Label?
  /// The buttons; an outlet collection.
  var buttons: [Button] = []

  static let interface = InterfaceClass(StackedPageView.self) { StackedPageView(coder: $0) }
    .attribute("colorName", \.colorName)
    .outlet("nameLabel", \.nameLabel)
    .outletCollection("buttons", \.buttons)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let nameLabel else { return }
    let ground = Palette(traitCollection)[keyPath: Palette.color(named: colorName) ?? \.sand]
    backgroundColor = ground
    nameLabel.textColor =
      ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black) ? .white : .black
    nameLabel.font = .preferredFont(forTextStyle: bounds.height < 120 ? .footnote : .headline)
    let gap = StackedPageView.gap
    let width = max(0, bounds.width - 16)
    let name = nameLabel.sizeThatFits(Size(width: width, height: 0)).height
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let row = sizes.map(\.height).max() ?? 0
    // The buttons are more important than the name.
    let isNamed = name + (buttons.isEmpty ? 0 : gap + row) <= bounds.height - 8
    nameLabel.isHidden = !isNamed
    let height = (isNamed ? name + gap : 0) + row
    var y = max(0, ((bounds.height - height) / 2).rounded())
    nameLabel.frame = Rect(x: 8, y: y, width: width, height: name)
    if isNamed { y += name + gap }
    let sum = sizes.reduce(gap * Double(buttons.count - 1)) { $0 + $1.width }
    var x = ((bounds.width - sum) / 2).rounded()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (button, size) in zip(buttons, sizes) {
      button.frame = Rect(
        x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width,
        height: size.height)
      x += size.width + gap
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
