import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A controller for a place: a control, and a picture of its value.
///
/// Its view keeps the value, so that it comes back as the user has left it.
final class InsetController: ViewController {
  /// What the controller holds.
  enum Kind: CaseIterable {
    case counter
    case slider
    case lantern

    var title: String {
      switch self {
      case .counter: "Counter"
      case .slider: "Slider"
      case .lantern: "Lantern"
      }
    }
  }

  private let kind: Kind
  private let color: KeyPath<Palette, Color>
  private let place: String

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - kind: What it holds.
  ///   - color: The colour of its picture.
  ///   - place: The name of its place, which tells its control from the one in the other place.
  init(_ kind: Kind, color: KeyPath<Palette, Color>, place: String) {
    (self.kind, self.color, self.place) = (kind, color, place)
    super.init()
    title = kind.title
  }

  override func loadView() {
    let page = InsetView(kind, color: color)
    page.control.accessibilityLabel = "\(place) \(kind.title.lowercased())"
    view = page
  }
}

/// A name, the picture of a value, and the control that changes it.
private final class InsetView: View {
  let control: Control
  private let kind: InsetController.Kind
  private let color: KeyPath<Palette, Color>
  private let name: Label
  private var picture = Rect.zero

  init(_ kind: InsetController.Kind, color: KeyPath<Palette, Color>) {
    (self.kind, self.color) = (kind, color)
    control =
      switch kind {
      case .counter: Stepper(value: 3, in: 0...24)
      case .slider: Slider(value: 0.5, in: 0...1)
      case .lantern: Switch()
      }
    name = Label(text: kind.title, font: .preferredFont(forTextStyle: .title3))
    super.init(frame: .zero)
    contentMode = .redraw
    name.textAlignment = .center
    addSubview(name)
    addSubview(control)
    control.addAction(for: .valueChanged) { [weak self] in self?.setNeedsDisplay() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = control.sizeThatFits(.zero)
    size.width = min(bounds.width - 24, kind == .slider ? 220 : size.width)
    let y = bounds.height - size.height - 12
    control.frame = Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: max(0, y), width: max(0, size.width),
      height: size.height)
    control.isHidden = size.width < 44 || y < 0
    let text = name.sizeThatFits(.zero)
    name.frame = Rect(x: 8, y: 10, width: max(0, bounds.width - 16), height: text.height)
    name.isHidden = text.width > name.frame.width || name.frame.maxY + 4 > y
    picture = Rect(
      x: 12, y: name.frame.maxY + 8, width: max(0, bounds.width - 24),
      height: max(0, y - name.frame.maxY - 20))
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

  /// As many beads on a ring as were counted.
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

  /// A lantern, dark or lit.
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
