import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The marks that the inspector draws above the window's contents (IN-8, SM-11).
///
/// The marks are the outline and the name of one controller's view, further outlines, and a label with the rate of
/// a slowed or paused window.
@MainActor
struct InspectorOverlay {
  /// The outlined rectangle, in points, in the window's coordinates; nil if there is none.
  private(set) var outline: Rect?
  private var name = ""
  private var areas: [OutlinedArea] = []
  private var rate = 1.0
  /// The frame of the label with the rate; nil at the normal rate.
  private var ratePlate: Rect?
  /// The smallest rectangle around all marks; nil if nothing is drawn.
  var rect: Rect?

  /// Returns the text of the label for a rate; nil for the normal rate.
  static func plate(rate: Double) -> String? {
    switch rate {
    case 1...: nil
    case 0: String(localized: "paused")
    default: "× 1/\((1 / rate).rounded().inspectorText)"
    }
  }

  /// Stores the content to draw.
  ///
  /// - Returns: The area of the window that must be repainted; nil if nothing has changed.
  mutating func update(
    outline: Rect?, name: String, areas: [OutlinedArea], rate: Double, in window: Window
  ) -> Rect? {
    let bounds = window.bounds
    let plate = InspectorOverlay.plate(rate: rate).map {
      RatePlace(in: window).frame(width: InspectorOverlay.plateWidth($0), present: ratePlate)
    }
    guard
      outline != self.outline || name != self.name || areas != self.areas || rate != self.rate
        || plate != ratePlate
    else { return nil }
    (self.outline, self.name, self.areas, self.rate) = (outline, name, areas, rate)
    ratePlate = plate
    let old = rect
    var new: Rect?
    if let outline {
      new = outline.insetBy(dx: -2, dy: -2).union(platePlace(of: outline, in: bounds))
    }
    if let plate { new = new?.union(plate) ?? plate }
    for area in areas {
      let place = area.rect.insetBy(dx: -1, dy: -1)
      new = new?.union(place) ?? place
    }
    rect = new
    return old.map { old in new.map { old.union($0) } ?? old } ?? new
  }

  private static let font = Font.system(ofSize: 12, weight: .semibold)

  private func platePlace(of outline: Rect, in bounds: Rect) -> Rect {
    let layout = TextLayout(name, font: InspectorOverlay.font)
    let size = Size(width: (layout.size.width + 12).rounded(.up), height: 20)
    // The name is above the outline, or inside the outline if there is no space above.
    let above = outline.minY - size.height - 2
    let y = above >= bounds.minY ? above : min(outline.minY + 2, bounds.maxY - size.height)
    let x = min(max(bounds.minX, outline.minX), max(bounds.minX, bounds.maxX - size.width))
    return Rect(x: x, y: max(bounds.minY, y), width: size.width, height: size.height)
  }

  private static func plateWidth(_ text: String) -> Double {
    (TextLayout(text, font: font).size.width + 16).rounded(.up)
  }

  func draw(above window: Window, in canvas: borrowing Canvas) {
    let theme = window.theme
    for area in areas {
      let (color, dash) =
        switch area.kind {
        case .areas: (theme.accent, [6.0, 3])
        case .safeAreas: (theme.focusRing, [2.0, 3])
        case .margins: (theme.label, [4.0, 2, 1, 2])
        case .hitAreas: (theme.label, [])
        case .repaints: (theme.label, [1.0, 1])
        }
      let path = Path(rect: area.rect.insetBy(dx: 0.5, dy: 0.5))
      canvas.stroke(path, with: theme.background, style: LineStyle(width: 3))
      canvas.stroke(path, with: color, style: LineStyle(width: 1.5, dash: dash))
    }
    if let outline {
      let frame = outline.insetBy(dx: -1, dy: -1)
      canvas.stroke(Path(rect: frame), with: theme.background, style: LineStyle(width: 4))
      canvas.stroke(Path(rect: frame), with: theme.accent, style: LineStyle(width: 2))
      draw(name, in: platePlace(of: outline, in: window.bounds), theme: theme, canvas: canvas)
    }
    if let text = InspectorOverlay.plate(rate: rate), let place = ratePlate {
      draw(text, in: place, theme: theme, canvas: canvas)
    }
  }

  private func draw(_ text: String, in place: Rect, theme: Theme, canvas: borrowing Canvas) {
    let layout = TextLayout(text, font: InspectorOverlay.font)
    canvas.fill(Path(roundedRect: place, cornerRadius: 4), with: theme.accent)
    canvas.draw(
      layout,
      at: Point(
        x: place.midX - layout.size.width / 2, y: place.midY - layout.size.height / 2),
      color: theme.onAccent)
  }
}

extension InspectorSession {
  /// Updates the outline for the current area of the outlined view, and requests a repaint of the changed area.
  ///
  /// A view that the user has picked takes precedence over the view of the outlined controller.
  func updateOverlay() {
    guard let window else { return }
    let view = pickedView ?? outlined.flatMap(directory.controller)?.viewIfLoaded
    let isInside = view?.window === window
    let rect = isInside ? view.map { $0.convert($0.bounds, to: nil) } : nil
    let area = rect.map { $0.intersection(window.bounds) }
    var name = ""
    if let rect, let view {
      let owner = view.nearestOwner.map(directory.name) ?? ""
      let kind =
        pickedView == nil
        ? view.nearestOwner.map { "\(type(of: $0))" } ?? "" : "\(type(of: view))"
      let title = owner == kind ? owner : "\(owner) · \(kind)"
      name =
        "\(title) · \(rect.width.rounded().inspectorText) × \(rect.height.rounded().inspectorText)"
    }
    let damage = overlay.update(
      outline: area, name: name, areas: outlinedAreas(in: window), rate: window.timeRate,
      in: window)
    if let damage { window.setNeedsToolDisplay(in: damage) }
  }
}
