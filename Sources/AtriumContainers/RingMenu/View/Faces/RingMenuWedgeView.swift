import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One wedge of a ring with its image, title and digit.
final class RingMenuWedgeView: View, TextDisplaying {
  /// The distance by which a highlighted wedge grows outwards, in points.
  private static let growth = 5.0

  private var wedge: RingMenuPicture.Wedge?
  private var shape: RingMenuWedgeShape?
  private var showsName = false
  private var isHighlighted = false
  private var content: RingMenuWedgeContent?

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  func show(
    _ wedge: RingMenuPicture.Wedge, _ shape: RingMenuWedgeShape, showsName: Bool,
    isHighlighted: Bool
  ) {
    let isOther = wedge != self.wedge || showsName != self.showsName || shape != self.shape
    guard isOther || isHighlighted != self.isHighlighted else { return }
    if shape != self.shape { frame = shape.bounds(growth: RingMenuWedgeView.growth) }
    (self.wedge, self.shape) = (wedge, shape)
    (self.showsName, self.isHighlighted) = (showsName, isHighlighted)
    if isOther {
      content = RingMenuWedgeContent(wedge, shape, showsName: showsName)
      describe(wedge)
      setNeedsDisplay()
    } else {
      for part in damage(of: shape) { setNeedsDisplay(part) }
    }
  }

  /// The title, if the wedge has space for it.
  var displayedTexts: [DisplayedText] {
    guard let wedge, let name = content?.name else { return [] }
    let colors = RingMenuColors(traitCollection)
    let (_, ink) = colors.wedge(wedge.color, isHighlighted: isHighlighted)
    let place = name.place - frame.origin
    return [DisplayedText(name.layout, at: place, color: ink)]
  }

  /// Returns rectangles that cover the wedge, with a smaller total area than the wedge's bounding box.
  private func damage(of shape: RingMenuWedgeShape) -> [Rect] {
    let count = 4
    let step = 2 * shape.half / Double(count)
    return (0..<count).map { index in
      let part = RingMenuWedgeShape(
        center: shape.center, inner: shape.inner, outer: shape.outer,
        angle: shape.angle - shape.half + step * (Double(index) + 0.5), half: step / 2 + 0.02)
      return part.bounds(growth: RingMenuWedgeView.growth).offsetBy(
        dx: -frame.minX, dy: -frame.minY)
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let wedge, let shape, let content else { return }
    let colors = RingMenuColors(traitCollection)
    let (fill, ink) = colors.wedge(wedge.color, isHighlighted: isHighlighted)
    canvas.withSavedState { canvas in
      canvas.translate(x: -frame.minX, y: -frame.minY)
      let growth = isHighlighted ? RingMenuWedgeView.growth : 0
      let path = shape.path(growth: growth)
      let ground = wedge.isEnabled ? fill : fill.mixed(with: colors.ground, by: 0.45)
      canvas.stroke(path, with: ground, style: LineStyle(width: 10, join: .round))
      canvas.fill(path, with: ground)
      if wedge.isSelected { drawSelection(shape, ink, in: canvas) }
      if let outline = colors.outline(ink, isHighlighted: isHighlighted) {
        canvas.stroke(
          shape.path(inset: 2, growth: growth), with: outline.color,
          style: LineStyle(width: outline.width, join: .round))
      }
      draw(wedge, content, ink, in: canvas)
    }
  }

  /// Draws the line along the outer border that marks the selected child.
  private func drawSelection(
    _ shape: RingMenuWedgeShape, _ ink: Color, in canvas: borrowing Canvas
  ) {
    let radius = shape.outer - 6
    let half = min(shape.half * 0.45, 26 / radius)
    canvas.stroke(
      Path(
        arcCenter: shape.center, radius: radius, startAngle: shape.angle - half,
        endAngle: shape.angle + half, clockwise: true),
      with: ink, style: LineStyle(width: 3, cap: .round))
  }

  private func draw(
    _ wedge: RingMenuPicture.Wedge, _ content: RingMenuWedgeContent, _ ink: Color,
    in canvas: borrowing Canvas
  ) {
    let ink = wedge.isEnabled ? ink : ink.withAlphaComponent(0.75)
    if let image = wedge.image, let place = content.image {
      canvas.draw(image, in: place, tint: ink)
    } else if content.name == nil, wedge.mark == .back, let shape {
      RingMenuMarkDrawing(mark: .back, shape: shape, ink: ink).drawLarge(at: iconPlace, in: canvas)
    } else if content.name == nil, let initial = wedge.title.first {
      draw(String(initial), .system(ofSize: 17, weight: .semibold), at: iconPlace, ink, in: canvas)
    }
    if let name = content.name { canvas.draw(name.layout, at: name.place, color: ink) }
    if let shape, shape.outer - shape.inner >= 60 {
      if let digit = wedge.digit {
        draw(digit, .system(ofSize: 12), at: content.digit, ink, in: canvas)
      }
      RingMenuMarkDrawing(
        mark: wedge.mark, shape: shape, ink: ink, isSelected: wedge.isSelected
      ).draw(in: canvas)
    }
  }

  private var iconPlace: Point {
    guard let shape else { return .zero }
    return shape.center + Point(angle: shape.angle, length: (shape.inner + shape.outer) / 2)
  }

  private func draw(
    _ text: String, _ font: Font, at place: Point, _ ink: Color, in canvas: borrowing Canvas
  ) {
    let layout = TextLayout(text, font: font)
    canvas.draw(
      layout,
      at: Point(x: place.x - layout.size.width / 2, y: place.y - layout.size.height / 2), color: ink
    )
  }
}
