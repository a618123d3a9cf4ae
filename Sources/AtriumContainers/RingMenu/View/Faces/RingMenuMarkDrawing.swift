import AtriumGeometry
import AtriumGraphics

/// Draws the mark for the item's kind at the outer border of its wedge.
struct RingMenuMarkDrawing {
  let mark: RingMenuPicture.Mark
  let shape: RingMenuWedgeShape
  let ink: Color
  /// Whether the line that marks the selected child is drawn along the outer border.
  var isSelected = false

  func draw(in canvas: borrowing Canvas) {
    let place = shape.center + Point(angle: shape.angle, length: shape.outer - 9)
    let line = LineStyle(width: 2, cap: .round, join: .round)
    switch mark {
    case .none: break
    case .branch(let count): drawDots(count, in: canvas)
    case .back: canvas.stroke(arrow(at: place, angle: shape.angle + .pi), with: ink, style: line)
    case .state(let isOn, let isExclusive):
      let box = Rect(center: place, size: Size(width: 9, height: 9))
      let outline = isExclusive ? Path(ovalIn: box) : Path(roundedRect: box, cornerRadius: 2)
      canvas.stroke(outline, with: ink, width: 1.5)
      if isOn { canvas.fill(Path(ovalIn: box.insetBy(dx: 2.5, dy: 2.5)), with: ink) }
    case .value(let value):
      let half = min(shape.half * 0.6, 30 / shape.outer)
      let radius = shape.outer - 8
      func arc(to part: Double) -> Path {
        Path(
          arcCenter: shape.center, radius: radius, startAngle: shape.angle - half,
          endAngle: shape.angle - half + 2 * half * part, clockwise: true)
      }
      let style = LineStyle(width: 3, cap: .round)
      canvas.stroke(arc(to: 1), with: ink.withAlphaComponent(0.4), style: style)
      if value > 0 { canvas.stroke(arc(to: Double(value) / 100), with: ink, style: style) }
    }
  }

  /// Draws a dot along the outer border for each item of a submenu, as far as there is space.
  private func drawDots(_ count: Int, in canvas: borrowing Canvas) {
    let radius = shape.outer - (isSelected ? 14 : 8)
    let step = 7 / radius
    let fitting = max(1, Int(1.5 * shape.half / step))
    let shown = min(max(1, count), fitting)
    for index in 0..<shown {
      let angle = shape.angle + (Double(index) - Double(shown - 1) / 2) * step
      let dot = Rect(
        center: shape.center + Point(angle: angle, length: radius),
        size: Size(width: 3.5, height: 3.5))
      canvas.fill(Path(ovalIn: dot), with: ink)
    }
  }

  /// Draws the arrow of the item that goes back, in the position of the image.
  func drawLarge(at place: Point, in canvas: borrowing Canvas) {
    canvas.stroke(
      arrow(at: place - Point(angle: shape.angle, length: 4), angle: shape.angle + .pi, length: 13),
      with: ink, style: LineStyle(width: 2.5, cap: .round, join: .round))
  }

  private func arrow(at place: Point, angle: Double, length: Double = 6) -> Path {
    var path = Path()
    path.move(to: place + Point(angle: angle + 2.45, length: length))
    path.addLine(to: place + Point(angle: angle, length: length / 4))
    path.addLine(to: place + Point(angle: angle - 2.45, length: length))
    return path
  }
}
