import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A controller of *Stack*: a coloured card with the name of a plant, below a transparent strip.
///
/// The strip is taller for a controller further up in the stack. The edges of the cards below therefore remain
/// visible while their views are in the view tree.
final class StackLayerController: ViewController {
  private static let names = [
    "Acanthus", "Bryony", "Clover", "Dahlia", "Elder", "Fennel", "Gentian", "Heather", "Iris",
    "Jasmine", "Kerria", "Lavender", "Mallow", "Narcissus", "Orchid", "Poppy", "Quince", "Rose",
    "Sage", "Tulip",
  ]
  private static let colorNames = ["sea", "ochre", "plum", "sage", "clay", "sky", "azure"]

  /// The transition for pushing the controller; the reverse transition pops it.
  var transition: StepTransition = .none
  /// The duration in seconds; nil for the transition's default duration.
  var duration: Double?
  /// The number of controllers below this controller.
  var depth = 0 {
    didSet { if depth != oldValue { (viewIfLoaded as? StackLayerView)?.depth = depth } }
  }
  /// The number that determines the controller's name and colour, counted from 0.
  ///
  /// The value nil stands for the name and colour of the storyboard.
  var number: Int? {
    didSet { if let number { title = StackLayerController.name(of: number) } }
  }

  private static func name(of number: Int) -> String {
    let lap = number / names.count
    return String(localized: names[number % names.count]) + (lap > 0 ? " \(lap + 1)" : "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let page = view as? StackLayerView else { return }
    page.nameLabel?.text = title ?? ""
    page.noteLabel?.text = String(localized: "by “%@”", transition.title)
    page.depth = depth
    guard let number, let card = page.card else { return }
    let colors = StackLayerController.colorNames
    card.colorName = colors[number % colors.count]
    card.petals = 5 + number % 6
  }

  /// Sets the transition of the next controller from the segue that pushes it.
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let push = segue as? StackPushSegue,
      let next = push.destination as? StackLayerController
    else { return }
    (next.transition, next.duration) = (push.transition, push.duration)
  }

  static let interface = InterfaceClass(StackLayerController.self) {
    StackLayerController(coder: $0)
  }

  /// Makes the labels accessible again after another card has covered them.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (view as? StackLayerView)?.showsTexts = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (view as? StackLayerView)?.showsTexts = false
  }
}

/// A coloured card with a name, a note and a flower, below a transparent strip.
final class StackLayerView: View {
  var depth = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whether the labels are shown and accessible; false while another card covers them.
  var showsTexts = false {
    didSet { setNeedsLayout() }
  }

  /// The card; an outlet.
  var card: StackCardView?
  /// The label with the name; an outlet.
  var nameLabel: Label?
  /// The label with the transition; an outlet.
  var noteLabel: Label?

  static let interface = InterfaceClass(StackLayerView.self) { StackLayerView(coder: $0) }
    .outlet("card", \.card)
    .outlet("nameLabel", \.nameLabel)
    .outlet("noteLabel", \.noteLabel)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card, let name = nameLabel, let note = noteLabel else { return }
    let strip = min(Double(min(depth, 6)) * 10, (bounds.height * 0.3).rounded())
    card.frame = Rect(
      x: 0, y: strip, width: bounds.width, height: max(0, bounds.height - strip))
    let ink = card.ink
    (name.textColor, note.textColor) = (ink, ink)
    let width = max(0, bounds.width - 40)
    let title = name.sizeThatFits(.zero)
    let text = note.sizeThatFits(Size(width: width, height: 0)).height
    let top = strip + min(18, max(4, ((card.frame.height - title.height) / 2).rounded()))
    name.frame = Rect(x: 20, y: top, width: width, height: title.height)
    name.isHidden = !showsTexts || title.width > width || name.frame.maxY > bounds.height
    note.frame = Rect(x: 20, y: name.frame.maxY + 2, width: width, height: text)
    note.isHidden = name.isHidden || note.frame.maxY + 8 > bounds.height
    if note.displayedTexts.contains(where: \.isTruncated) { note.isHidden = true }
    card.textEnd = min(name.frame.maxY + 2 + text, bounds.height) - strip
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    card?.setNeedsDisplay()
    setNeedsLayout()
  }
}

/// The background of a card, with rounded upper corners and a flower below the text.
final class StackCardView: View {
  /// The y coordinate of the lower end of the text, in points.
  var textEnd = 0.0 {
    didSet { if textEnd != oldValue { setNeedsDisplay() } }
  }
  /// The name of the colour; a runtime attribute.
  var colorName = "sea" {
    didSet { setNeedsDisplay() }
  }
  /// The number of petals, at least 1; a runtime attribute.
  var petals = 5 {
    didSet { setNeedsDisplay() }
  }

  private var color: KeyPath<Palette, Color> { Palette.color(named: colorName) ?? \.sea }

  static let interface = InterfaceClass(StackCardView.self) { StackCardView(coder: $0) }
    .attribute("colorName", \.colorName)
    .attribute("petals", \.petals)

  /// The colour of the text.
  var ink: Color {
    let ground = Palette(traitCollection)[keyPath: color]
    return ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black)
      ? .white : .black
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let ground = palette[keyPath: color]
    let radius = Theme.cardCornerRadius
    // The shape extends below the bounds, so that its lower corners are not rounded.
    let shape = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + radius)
    canvas.fill(Path(roundedRect: shape, cornerRadius: radius), with: ground)
    let edge = shape.insetBy(dx: 0.5, dy: 0.5)
    canvas.stroke(
      Path(roundedRect: edge, cornerRadius: radius - 0.5),
      with: palette.ink.withAlphaComponent(0.35), width: 1)
    let room = bounds.height - textEnd - 28
    let reach = min(room, bounds.width * 0.5) / 2
    guard reach > 16 else { return }
    let center = Point(x: bounds.width - reach - 20, y: bounds.height - reach - 14)
    let petals = min(max(petals, 1), 24)
    for petal in 0..<petals {
      let angle = Double(petal) / Double(petals) * 2 * .pi - .pi / 2
      let spot = center.polar(angle, reach * 0.62)
      let size = reach * min(0.38, 1.7 / Double(petals))
      canvas.fill(
        Path(ovalIn: Rect(x: spot.x - size, y: spot.y - size, width: 2 * size, height: 2 * size)),
        with: ink.withAlphaComponent(0.22))
    }
    let heart = reach * 0.26
    canvas.fill(
      Path(
        ovalIn: Rect(
          x: center.x - heart, y: center.y - heart, width: 2 * heart, height: 2 * heart)),
      with: ink.withAlphaComponent(0.4))
  }
}
