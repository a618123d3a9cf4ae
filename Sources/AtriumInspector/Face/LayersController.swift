import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A pane that shows the window as layers by depth of containment: one plane for each controller on screen (IN-16).
final class LayersController: ViewController {
  private let session: InspectorSession
  private let planes = LayersView()
  private let slider = Slider(value: 0, in: 0...1)

  init(_ session: InspectorSession) {
    self.session = session
    super.init()
    title = String(localized: "Layers")
  }

  override func loadView() {
    let view = LayersGround()
    view.planes = planes
    view.slider = slider
    slider.accessibilityLabel = String(localized: "Distance of the layers")
    slider.addAction(for: .valueChanged) { [weak self] in self?.reload() }
    planes.onPick = { [weak session] id in
      session?.selection = id
      session?.outlined = id
    }
    for part in [planes, slider] as [View] { view.addSubview(part) }
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Takes snapshots of the controllers on screen, at most 24; does nothing while the pane is not shown.
  func reload() {
    guard let view = viewIfLoaded, view.window != nil || isMovingToParent,
      let window = session.window
    else { return }
    planes.show(
      LayerPlanes.read(session, in: window), selection: session.selection, distance: slider.value)
  }
}

/// The background of the pane, with the planes above the slider.
private final class LayersGround: View {
  var planes: View?
  var slider: View?

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 44.0
    planes?.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    slider?.frame = Rect(
      x: 16, y: max(0, bounds.height - height), width: max(0, bounds.width - 32), height: height)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}

/// A plane of the exploded view.
struct LayerPlane {
  /// The number that identifies the controller.
  let id: Int
  /// The name of the controller.
  let name: String
  /// The depth of containment, from 0.
  let depth: Int
  /// The frame of the controller's view, in points, in the window's coordinates.
  let frame: Rect
  /// The snapshot of the controller's view; nil if there is none.
  let picture: Bitmap?
}

/// Reads the planes of a window.
@MainActor
enum LayerPlanes {
  /// The maximum number of planes.
  static let most = 24

  static func read(_ session: InspectorSession, in window: Window) -> [LayerPlane] {
    var planes: [LayerPlane] = []
    for (node, level) in session.tree?.withoutParts.rows ?? [] where node.phase.isOnScreen {
      guard planes.count < most, let view = session.controller(node.id)?.viewIfLoaded,
        view.window === window
      else { continue }
      planes.append(
        LayerPlane(
          id: node.id, name: node.name, depth: level, frame: view.convert(view.bounds, to: nil),
          picture: view.snapshot(scale: 1)))
    }
    return planes
  }
}

/// Draws the planes, the outer controllers behind the inner ones; a click selects a controller.
final class LayersView: View, TextDisplaying {
  /// The shift of a plane for each level while the slider is at its maximum, in points.
  private static let step = Size(width: 46, height: 34)
  private static let font = Font.system(ofSize: 12, weight: .semibold)

  var onPick: ((Int) -> Void)?
  private var planes: [LayerPlane] = []
  private var selection: Int?
  private var distance = 0.0

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    accessibilityLabel = String(localized: "Layers of the window")
  }

  func show(_ planes: [LayerPlane], selection: Int?, distance: Double) {
    (self.planes, self.selection, self.distance) = (planes, selection, distance)
    setNeedsDisplay()
  }

  /// Returns the frames of the planes in this view.
  private var places: [(plane: LayerPlane, frame: Rect)] {
    guard let root = planes.first, bounds.width > 40, bounds.height > 40 else { return [] }
    let depth = Double(planes.map(\.depth).max() ?? 0)
    let shift = Size(
      width: LayersView.step.width * distance, height: LayersView.step.height * distance)
    let whole = Size(
      width: root.frame.width + depth * shift.width,
      height: root.frame.height + depth * shift.height)
    let area = bounds.insetBy(dx: 16, dy: 20)
    let factor = min(1, area.width / max(1, whole.width), area.height / max(1, whole.height))
    let origin = Point(
      x: area.midX - whole.width * factor / 2, y: area.midY - whole.height * factor / 2)
    return planes.map { plane in
      let level = Double(plane.depth)
      // Inner planes are further to the right and higher.
      return (
        plane,
        Rect(
          x: origin.x + (plane.frame.minX + level * shift.width) * factor,
          y: origin.y + (plane.frame.minY + (depth - level) * shift.height) * factor,
          width: plane.frame.width * factor, height: plane.frame.height * factor)
      )
    }
  }

  private func label(_ plane: LayerPlane, _ frame: Rect) -> (layout: TextLayout, place: Point)? {
    guard distance > 0.05, frame.width > 30 else { return nil }
    let layout = TextLayout(
      plane.name, font: LayersView.font, maximumWidth: max(1, frame.width), maximumLines: 1,
      lineBreakMode: .byTruncatingTail)
    return (layout, Point(x: frame.minX, y: frame.minY - layout.size.height - 1))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for (plane, frame) in places {
      if let picture = plane.picture {
        canvas.draw(picture, in: frame, alpha: distance > 0.05 ? 0.92 : 1)
      }
      let isSelected = plane.id == selection
      canvas.stroke(
        Path(rect: frame), with: isSelected ? theme.accent : theme.outline,
        width: isSelected ? 3 : 1)
      if let label = label(plane, frame) {
        canvas.draw(label.layout, at: label.place, color: theme.label)
      }
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let place = touches.first?.location(in: self) else { return }
    if let found = places.last(where: { $0.frame.contains(place) }) { onPick?(found.plane.id) }
  }

  var displayedTexts: [DisplayedText] {
    places.compactMap { plane, frame in
      label(plane, frame).map { DisplayedText($0.layout, at: $0.place, color: theme.label) }
    }
  }
}
