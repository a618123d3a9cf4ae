import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The drawing of a page: the controllers as circles at the top, the window with the views at the bottom.
struct StoryDrawing {
  let scene: Story.Scene
  let palette: Palette
  let theme: Theme

  func draw(in area: Rect, on canvas: borrowing Canvas) {
    let side = min(area.width, area.height * 1.5)
    guard side > 40 else { return }
    let place = Rect(
      center: area.center, size: Size(width: side, height: side / 1.5))
    let radius = side * 0.055
    let parent = Point(x: place.minX + side * 0.30, y: place.minY + radius * 1.4)
    let child = Point(x: place.minX + side * 0.78, y: parent.y)
    if scene.isChild {
      var line = Path()
      line.move(to: Point(x: parent.x + radius, y: parent.y))
      line.addLine(to: Point(x: child.x - radius, y: child.y))
      canvas.stroke(line, with: theme.label, width: 2)
    }
    circle(parent, radius, palette.sea, on: canvas)
    circle(child, radius, palette.clay, on: canvas)

    let window = Rect(
      x: place.minX + side * 0.05, y: parent.y + radius * 2.2, width: side * 0.5,
      height: place.maxY - parent.y - radius * 2.6)
    let frame = Path(roundedRect: window, cornerRadius: side * 0.02)
    canvas.fill(frame, with: theme.surface)
    canvas.stroke(frame, with: theme.separator, width: 1)
    let inner = window.shrunkBy(dx: side * 0.03, dy: side * 0.03)
    canvas.fill(
      Path(roundedRect: inner, cornerRadius: side * 0.012),
      with: palette.sea.withAlphaComponent(scene.isLit ? 0.9 : 0.35))
    drawView(inner.shrunkBy(dx: side * 0.05, dy: side * 0.05), side, on: canvas)
  }

  private func drawView(_ inside: Rect, _ side: Double, on canvas: borrowing Canvas) {
    let away = inside.offsetBy(dx: side * 0.5, dy: 0)
    let path: Path
    switch scene.view {
    case .none: return
    case .beside, .entering: path = Path(roundedRect: away, cornerRadius: side * 0.012)
    case .inside: path = Path(roundedRect: inside, cornerRadius: side * 0.012)
    }
    canvas.fill(path, with: palette.clay.withAlphaComponent(scene.isLit ? 1 : 0.55))
    guard scene.view == .entering else { return }
    let style = LineStyle(width: 2, cap: .round, dash: [2, 6])
    canvas.stroke(
      Path(roundedRect: inside, cornerRadius: side * 0.012), with: theme.label, style: style)
    var way = Path()
    way.move(to: Point(x: away.minX - 6, y: away.midY))
    way.addLine(to: Point(x: inside.maxX + 8, y: inside.midY))
    way.move(to: Point(x: inside.maxX + 16, y: inside.midY - 6))
    way.addLine(to: Point(x: inside.maxX + 8, y: inside.midY))
    way.addLine(to: Point(x: inside.maxX + 16, y: inside.midY + 6))
    canvas.stroke(way, with: theme.label, style: LineStyle(width: 2, cap: .round, join: .round))
  }

  private func circle(
    _ center: Point, _ radius: Double, _ color: Color, on canvas: borrowing Canvas
  ) {
    canvas.fill(
      Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))),
      with: color)
  }
}
