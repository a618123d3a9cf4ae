import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One controller of *Stack*: a coloured card with the name of a plant, below a clear strip.
///
/// The strip grows with its place in the stack, so that the cards below show their edges as far as their
/// views are in the view tree.
final class StackLayerController: ViewController {
  private static let names = [
    "Acanthus", "Bryony", "Clover", "Dahlia", "Elder", "Fennel", "Gentian", "Heather", "Iris",
    "Jasmine", "Kerria", "Lavender", "Mallow", "Narcissus", "Orchid", "Poppy", "Quince", "Rose",
    "Sage", "Tulip",
  ]
  private static let colors: [KeyPath<Palette, Color>] = [
    \.sea, \.ochre, \.plum, \.sage, \.clay, \.sky, \.azure,
  ]

  /// The transition that it is pushed with, and whose reverse pops it.
  let transition: StepTransition
  /// The duration in seconds; nil for the transition's own.
  let duration: Double?
  private let number: Int
  /// How many controllers are below it.
  var depth = 0 {
    didSet { if depth != oldValue { (viewIfLoaded as? StackLayerView)?.depth = depth } }
  }

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - number: Its number, from 0, which gives it its name and colour.
  ///   - transition: The transition that it is pushed with.
  ///   - duration: In seconds; nil for the transition's own.
  init(number: Int, transition: StepTransition, duration: Double?) {
    (self.number, self.transition, self.duration) = (number, transition, duration)
    super.init()
    let names = StackLayerController.names
    let lap = number / names.count
    title = names[number % names.count] + (lap > 0 ? " \(lap + 1)" : "")
  }

  override func loadView() {
    let colors = StackLayerController.colors
    let view = StackLayerView(
      title ?? "", note: "by “\(transition.title)”", petals: 5 + number % 6,
      color: colors[number % colors.count])
    view.depth = depth
    self.view = view
  }

  /// Texts that the next card covers are not there for those who hear the screen either.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (view as? StackLayerView)?.showsTexts = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (view as? StackLayerView)?.showsTexts = false
  }
}

/// A coloured card with a name, a note and a flower, below a clear strip.
private final class StackLayerView: View {
  var depth = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whether the texts are there: not while another card covers them.
  var showsTexts = false {
    didSet { setNeedsLayout() }
  }

  private let card: StackCardView
  private let name: Label
  private let note: Label

  init(_ text: String, note: String, petals: Int, color: KeyPath<Palette, Color>) {
    card = StackCardView(petals: petals, color: color)
    name = Label(text: text, font: .preferredFont(forTextStyle: .title1))
    self.note = Label(text: note, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    self.note.numberOfLines = 2
    for view in [card, name, self.note] as [View] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
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
    card.setNeedsDisplay()
    setNeedsLayout()
  }
}

/// The ground of a card, with rounded upper corners and a flower below the text.
private final class StackCardView: View {
  /// The end of the text, in points from the top.
  var textEnd = 0.0 {
    didSet { if textEnd != oldValue { setNeedsDisplay() } }
  }

  private let petals: Int
  private let color: KeyPath<Palette, Color>

  init(petals: Int, color: KeyPath<Palette, Color>) {
    (self.petals, self.color) = (petals, color)
    super.init(frame: .zero)
    contentMode = .redraw
  }

  /// The colour of texts.
  var ink: Color {
    let ground = Palette(traitCollection)[keyPath: color]
    return ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black)
      ? .white : .black
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let ground = palette[keyPath: color]
    let radius = Theme.cardCornerRadius
    // The lower corners are beyond the edge.
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
