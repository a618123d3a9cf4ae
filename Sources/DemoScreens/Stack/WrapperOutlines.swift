import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Outlines with names in front of a stack, for the container's view, the wrapper views, and the children's views.
///
/// While a transition runs, the outlines follow the animated views. Each outline is slightly inside the outline of
/// the superview, so that views with the same frame have different outlines.
final class WrapperOutlines: View, TextDisplaying {
  /// The distance between the outlines of a view and its superview, in points.
  private static let step = 3.5
  /// The number of outlines that have a name: those of the two topmost children.
  private static let nameCount = 10
  private static let font = Font.system(ofSize: 11, weight: .semibold)
  private static let plateHeight = 17.0

  /// An outline on screen.
  private struct Outline: Equatable {
    let part: WrapperLevel.Part
    let name: String
    /// The corners of the view as it is drawn, in points.
    let corners: [Point]
    /// The frame of the name, in points; nil if there is no space for it.
    let plate: Rect?
  }

  /// The container's view; nil if nothing is outlined.
  weak var container: View? {
    didSet { if container !== oldValue { update() } }
  }
  /// Returns whether a transition is running, which the outlines must follow.
  var isMoving: () -> Bool = { false }
  private var outlines: [Outline] = [] {
    didSet { if outlines != oldValue { setNeedsDisplay() } }
  }
  private var link: DisplayLink?

  init() {
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
    accessibilityLabel = String(localized: "Wrapper views")
  }

  /// Follows the views until no transition is running.
  func follow() {
    update()
    guard container != nil, link == nil, isMoving() else { return }
    let link = DisplayLink(view: self) { [weak self] _ in
      guard let self else { return }
      update()
      if !isMoving() { stop() }
    }
    self.link = link
    link.isPaused = false
  }

  private func stop() {
    link?.isPaused = true
    link = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  // MARK: Outlines

  private func update() {
    guard let container, container.window != nil, container.window === window else {
      outlines = []
      return
    }
    var new: [Outline] = []
    var depths: [ObjectIdentifier: Double] = [:]
    for level in WrapperLevel.all(in: container) {
      let outer = level.view.superview.flatMap { depths[ObjectIdentifier($0)] } ?? -1
      // The inset of an outline is limited, because deeper outlines have no space.
      let depth = min(outer + 1, 12)
      depths[ObjectIdentifier(level.view)] = outer + 1
      if let outline = outline(of: level, depth: depth, index: new.count, in: container) {
        new.append(outline)
      }
    }
    outlines = new
    accessibilityValue = new.map(\.name).joined(separator: ", ")
  }

  private func outline(
    of level: WrapperLevel, depth: Double, index: Int, in container: View
  ) -> Outline? {
    let inset = depth * WrapperOutlines.step + 1
    let box = level.view.presentation.bounds.shrunkBy(dx: inset, dy: inset)
    let places = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ]
    let corners = places.compactMap { corner in
      level.view.drawnPoint(corner, in: container).map { convert($0, from: container) }
    }
    guard corners.count == places.count else { return nil }
    let name = WrapperOutlines.name(of: level)
    // The names are one below the other. Each name is inside its view, and moves with it.
    let size = Size(
      width: (TextLayout(name, font: WrapperOutlines.font).size.width + 12).rounded(.up),
      height: WrapperOutlines.plateHeight)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let margin = 13 * WrapperOutlines.step + 6
    let start = Point(
      x: isMirrored ? level.view.bounds.minX + margin : level.view.bounds.maxX - margin,
      y: level.view.bounds.minY + 8 + Double(index) * (size.height + 3))
    var plate: Rect?
    if let place = level.view.drawnPoint(start, in: container).map({ convert($0, from: container) })
    {
      let x = isMirrored ? place.x : place.x - size.width
      plate = Rect(x: x.rounded(), y: place.y.rounded(), width: size.width, height: size.height)
    }
    if let found = plate,
      !bounds.intersects(found) || start.y + size.height > bounds.height - 8
        || index >= WrapperOutlines.nameCount
    {
      plate = nil
    }
    return Outline(part: level.part, name: name, corners: corners, plate: plate)
  }

  private static func name(of level: WrapperLevel) -> String {
    switch level.part {
    case .container: String(localized: "container view")
    case .stack: String(localized: "stack view")
    case .group: String(localized: "group")
    case .front: String(localized: "front wrapper of %@", level.title)
    case .back: String(localized: "back wrapper")
    case .child: String(localized: "view of %@", level.title)
    }
  }

  // MARK: Drawing

  /// The names that are drawn.
  var displayedTexts: [DisplayedText] {
    outlines.compactMap { outline in
      outline.plate.map { plate in
        DisplayedText(
          WrapperOutlines.layout(outline.name),
          at: WrapperOutlines.origin(of: outline.name, in: plate),
          color: ink(on: color(of: outline.part)))
      }
    }
  }

  private static func layout(_ name: String) -> TextLayout { TextLayout(name, font: font) }

  private static func origin(of name: String, in plate: Rect) -> Point {
    let size = layout(name).size
    return Point(x: plate.minX + 6, y: plate.midY - size.height / 2)
  }

  private func color(of part: WrapperLevel.Part) -> Color {
    let palette = Palette(traitCollection)
    return switch part {
    case .container: theme.label
    case .stack: theme.secondaryLabel
    case .group: palette.plum
    case .front: palette.clay
    case .back: palette.ochre
    case .child: palette.azure
    }
  }

  private func ink(on ground: Color) -> Color {
    ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black) ? .white : .black
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    // The outlines of the top child come first in the list, so they are drawn last, in front.
    for outline in outlines.reversed() {
      var path = Path()
      for (index, corner) in outline.corners.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.close()
      canvas.stroke(path, with: theme.background, style: LineStyle(width: 3, join: .round))
      canvas.stroke(path, with: color(of: outline.part), style: LineStyle(width: 1.5, join: .round))
    }
    for outline in outlines.reversed() {
      guard let plate = outline.plate else { continue }
      let ground = color(of: outline.part)
      canvas.fill(
        Path(roundedRect: plate.insetBy(dx: -1, dy: -1), cornerRadius: 5), with: theme.background)
      canvas.fill(Path(roundedRect: plate, cornerRadius: 4), with: ground)
      canvas.draw(
        WrapperOutlines.layout(outline.name),
        at: WrapperOutlines.origin(of: outline.name, in: plate),
        color: ink(on: ground))
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    update()
  }
}
