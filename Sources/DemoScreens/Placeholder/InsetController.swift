import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// An inset controller, which shows a control and a drawing of the control's value.
///
/// The view comes from the storyboard, and keeps its value while the controller is not shown.
final class InsetController: ViewController {
  /// The index of the placeholder, which distinguishes the names of the same control in different placeholders.
  var place = 0
  /// The transition of the segue that showed the controller.
  var transition: StepTransition = .none

  /// The title in the storyboard, which is English.
  var kind: String { fileTitle ?? title ?? "" }
  private var fileTitle: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    fileTitle = title
    title = String(localized: kind)
    guard let page = view as? InsetView else { return }
    let name = PlacesController.names[place]
    page.nameLabel?.text = String(localized: kind)
    // Screen readers speak the role of a slider after its name.
    page.control?.accessibilityLabel =
      page.control is Slider
      ? String(localized: "%@ value", name) : String(localized: "%@ \(kind.lowercased())", name)
    page.color = PlacesController.colors[place]
  }

  static let interface = InterfaceClass(InsetController.self) { InsetController(coder: $0) }
}

/// The view of an inset: a name, a drawing of a value, and the control that changes the value.
final class InsetView: View {
  /// The control; an outlet.
  var control: Control? {
    didSet {
      control?.addAction(for: .valueChanged) { [weak self] in self?.setNeedsDisplay() }
    }
  }
  /// The label with the name; an outlet.
  var nameLabel: Label?
  /// The colour of the drawing.
  var color: KeyPath<Palette, Color> = \.clay {
    didSet { setNeedsDisplay() }
  }
  private var picture = Rect.zero

  static let interface = InterfaceClass(InsetView.self) { InsetView(coder: $0) }
    .outlet("control", \.control)
    .outlet("nameLabel", \.nameLabel)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let control, let nameLabel else { return }
    // Without space, the control or the name is hidden.
    control.isHidden = bounds.width < 68 || control.frame.minY < 0
    let (y, name) = (control.frame.minY, nameLabel.frame)
    nameLabel.isHidden =
      nameLabel.sizeThatFits(.zero).width > name.width || name.maxY + 4 > y
    picture = Rect(
      x: 12, y: name.maxY + 8, width: max(0, bounds.width - 24),
      height: max(0, y - name.maxY - 20))
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    canvas.fill(bounds, with: palette.sand)
    let side = min(picture.width, picture.height)
    guard side >= 32 else { return }
    let paint = palette[keyPath: color]
    switch control {
    case let stepper as Stepper: drawBeads(Int(stepper.value), side / 2, paint, in: canvas)
    case let slider as Slider:
      fill(picture.center, side / 2, paint.withAlphaComponent(0.25), in: canvas)
      fill(picture.center, side / 2 * (0.15 + 0.85 * slider.value), paint, in: canvas)
    default: drawLantern((control as? Switch)?.isOn == true, side, palette, in: canvas)
    }
  }

  private func fill(
    _ center: Point, _ radius: Double, _ color: Color, in canvas: borrowing Canvas
  ) {
    let spot = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(Path(ovalIn: spot), with: color)
  }

  /// Draws as many beads on a ring as the value of the counter.
  private func drawBeads(
    _ count: Int, _ radius: Double, _ color: Color, in canvas: borrowing Canvas
  ) {
    let ring = radius * 0.8
    let circle = Rect(
      x: picture.center.x - ring, y: picture.center.y - ring, width: 2 * ring, height: 2 * ring)
    canvas.stroke(Path(ovalIn: circle), with: color.withAlphaComponent(0.3), width: 2)
    for bead in 0..<count {
      let angle = Double(bead) / 24 * 2 * .pi - .pi / 2
      fill(picture.center.polar(angle, ring), radius * 0.1, color, in: canvas)
    }
  }

  /// Draws a lantern, dark or lit.
  private func drawLantern(
    _ isLit: Bool, _ side: Double, _ palette: Palette, in canvas: borrowing Canvas
  ) {
    let center = picture.center
    if isLit { fill(center, side / 2, palette.ochre.withAlphaComponent(0.35), in: canvas) }
    let body = Rect(
      x: center.x - side * 0.2, y: center.y - side * 0.26, width: side * 0.4, height: side * 0.52)
    canvas.fill(
      Path(roundedRect: body, cornerRadius: side * 0.1),
      with: isLit ? palette.ochre : palette[keyPath: color].withAlphaComponent(0.35))
    canvas.stroke(
      Path(roundedRect: body, cornerRadius: side * 0.1), with: palette[keyPath: color], width: 2)
  }
}
