import AtriumGeometry
import AtriumGraphics

/// The drawing of a tool, 18 points wide, with its centre at the origin.
struct RoomToolGlyph {
  let tool: RoomTool
  let color: Color
  /// Whether the drawing is mirrored for a right-to-left layout.
  let isMirrored: Bool

  private static let line = LineStyle(width: 1.75, cap: .round, join: .round)

  func draw(in canvas: borrowing Canvas) {
    switch tool {
    case .rooms: drawRows(in: canvas)
    case .side: drawPanel(in: canvas)
    case .guide: drawSteps(in: canvas)
    case .inspect: drawTree(in: canvas)
    case .explanation: drawLetter(in: canvas)
    case .settings: drawSliders(in: canvas)
    case .ring: drawRing(in: canvas)
    case .shortcuts: drawKeyboard(in: canvas)
    }
  }

  /// Draws three rows, each with a dot.
  private func drawRows(in canvas: borrowing Canvas) {
    let side = isMirrored ? -1.0 : 1
    for y in [-5.0, 0, 5] {
      dot(Point(x: -7 * side, y: y), 1.4, in: canvas)
      var row = Path()
      row.move(to: Point(x: -3 * side, y: y))
      row.addLine(to: Point(x: 8 * side, y: y))
      canvas.stroke(row, with: color, style: Self.line)
    }
  }

  /// Draws a window with a filled part at its trailing edge.
  private func drawPanel(in canvas: borrowing Canvas) {
    let frame = Rect(center: .zero, size: Size(width: 17, height: 13))
    canvas.stroke(Path(roundedRect: frame, cornerRadius: 2.5), with: color, style: Self.line)
    let part = Rect(x: isMirrored ? frame.minX : 2, y: frame.minY, width: 6.5, height: frame.height)
    canvas.fill(Path(roundedRect: part, cornerRadius: 1.5), with: color)
  }

  /// Draws a triangle that points forward, inside a rectangle.
  private func drawSteps(in canvas: borrowing Canvas) {
    let side = isMirrored ? -1.0 : 1
    canvas.stroke(
      Path(
        roundedRect: Rect(center: .zero, size: Size(width: 17, height: 15)), cornerRadius: 3.5),
      with: color, style: Self.line)
    var triangle = Path()
    triangle.move(to: Point(x: -3 * side, y: -4))
    triangle.addLine(to: Point(x: 4.5 * side, y: 0))
    triangle.addLine(to: Point(x: -3 * side, y: 4))
    triangle.close()
    canvas.fill(triangle, with: color)
  }

  /// Draws a tree: a controller above, and two children below it.
  private func drawTree(in canvas: borrowing Canvas) {
    var lines = Path()
    lines.move(to: Point(x: -5.5, y: 3))
    lines.addLine(to: Point(x: -5.5, y: 0))
    lines.addLine(to: Point(x: 5.5, y: 0))
    lines.addLine(to: Point(x: 5.5, y: 3))
    lines.move(to: Point(x: 0, y: 0))
    lines.addLine(to: Point(x: 0, y: -3))
    canvas.stroke(lines, with: color, style: LineStyle(width: 1.5, cap: .round, join: .round))
    let boxes = [
      (Point(x: 0, y: -5.5), true), (Point(x: -5.5, y: 5.5), false), (Point(x: 5.5, y: 5.5), false),
    ]
    for (center, isFilled) in boxes {
      let frame = Rect(center: center, size: Size(width: 6, height: 5))
      let box = Path(roundedRect: frame, cornerRadius: 1.5)
      if isFilled { canvas.fill(box, with: color) }
      canvas.stroke(box, with: color, style: LineStyle(width: 1.5, cap: .round, join: .round))
    }
  }

  /// Draws the letter i in a circle.
  private func drawLetter(in canvas: borrowing Canvas) {
    canvas.stroke(
      Path(ovalIn: Rect(center: .zero, size: Size(width: 17, height: 17))), with: color,
      style: Self.line)
    dot(Point(x: 0, y: -3.9), 1.25, in: canvas)
    var stem = Path()
    stem.move(to: Point(x: 0, y: -0.5))
    stem.addLine(to: Point(x: 0, y: 4.2))
    canvas.stroke(stem, with: color, style: Self.line)
  }

  /// Draws three sliders.
  private func drawSliders(in canvas: borrowing Canvas) {
    let side = isMirrored ? -1.0 : 1
    for (y, x) in [(-5.0, 3.0), (0, -3), (5, 4)] {
      var groove = Path()
      groove.move(to: Point(x: -8, y: y))
      groove.addLine(to: Point(x: 8, y: y))
      canvas.stroke(groove, with: color, style: Self.line)
      dot(Point(x: x * side, y: y), 2.6, in: canvas)
    }
  }

  private func drawRing(in canvas: borrowing Canvas) {
    for index in 0..<6 {
      let middle = Double(index) * .pi / 3 - .pi / 2
      var arc = Path()
      arc.addArc(
        withCenter: .zero, radius: 7, startAngle: middle - 0.34, endAngle: middle + 0.34,
        clockwise: true)
      canvas.stroke(arc, with: color, style: LineStyle(width: 3, cap: .butt))
    }
    dot(.zero, 2, in: canvas)
  }

  private func drawKeyboard(in canvas: borrowing Canvas) {
    canvas.stroke(
      Path(
        roundedRect: Rect(center: .zero, size: Size(width: 17, height: 12)), cornerRadius: 2.5),
      with: color, style: Self.line)
    for x in [-4.5, -1.5, 1.5, 4.5] { dot(Point(x: x, y: -1.5), 0.8, in: canvas) }
    var bar = Path()
    bar.move(to: Point(x: -3, y: 2.5))
    bar.addLine(to: Point(x: 3, y: 2.5))
    canvas.stroke(bar, with: color, style: Self.line)
  }

  private func dot(_ center: Point, _ radius: Double, in canvas: borrowing Canvas) {
    canvas.fill(
      Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))),
      with: color)
  }
}
