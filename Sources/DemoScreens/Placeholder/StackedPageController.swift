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
      // The storyboard has no segue that leads back.
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

/// A picture above a name and up to two buttons.
final class StackedPageView: View {
  /// The name of the colour, which also determines the picture; a runtime attribute.
  var colorName = "sand" {
    didSet { setNeedsLayout() }
  }
  /// The label with the name; an outlet.
  var nameLabel: Label?
  /// The buttons; an outlet collection.
  var buttons: [Button] = []
  private lazy var picture = EntryPictureView { [weak self] in
    self?.drawPicture(in: $0, $1, on: $2)
  }

  static let interface = InterfaceClass(StackedPageView.self) { StackedPageView(coder: $0) }
    .attribute("colorName", \.colorName)
    .outlet("nameLabel", \.nameLabel)
    .outletCollection("buttons", \.buttons)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let nameLabel else { return }
    if picture.superview == nil { insertSubview(picture, at: 0) }
    backgroundColor = theme.surface
    nameLabel.textColor = theme.label
    nameLabel.font = .preferredFont(forTextStyle: bounds.height < 120 ? .footnote : .headline)
    CaptionedPage(in: bounds.size, name: nameLabel, sentence: nil, buttons: buttons)
      .place(in: self, picture: picture, name: nameLabel, buttons: buttons)
  }

  private func drawPicture(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    switch colorName {
    case "sea": Drawing.dunes.draw(area, palette, canvas)
    case "plum": Drawing.orbit.draw(area, palette, canvas)
    case "clay": Drawing.bloom.draw(area, palette, canvas)
    default: StackedPageView.drawPlaces(in: area, palette, on: canvas)
    }
  }

  /// Draws two placeholders, the second of which is empty.
  private static func drawPlaces(
    in area: Rect, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    canvas.fill(area, with: palette.sand)
    let side = min(area.width / 2.6, area.height / 1.6)
    for (index, shift) in [-0.56, 0.56].enumerated() {
      let place = Path(
        roundedRect: Rect(
          center: Point(x: area.midX + shift * side, y: area.midY),
          size: Size(width: side * 0.92, height: side * 1.16)), cornerRadius: side * 0.1)
      if index == 0 {
        canvas.fill(place, with: palette.sea)
        for (offset, color) in [(-0.2, palette.stone), (0.2, palette.ochre)] {
          let center = Point(x: area.midX + (shift + offset) * side, y: area.midY + side * 0.3)
          canvas.fill(
            Path(ovalIn: Rect(center: center, size: Size(width: side * 0.28, height: side * 0.28))),
            with: color)
        }
      } else {
        canvas.stroke(
          place, with: palette.clay,
          style: LineStyle(width: max(1.5, side * 0.02), dash: [side * 0.07, side * 0.05]))
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
