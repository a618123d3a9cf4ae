import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A diagram of a kind of presentation: a small window with a card, and the presented controller in its position.
struct ModalDrawing {
  let kind: ModalKind
  let theme: Theme
  let palette: Palette

  /// Draws the diagram into a rectangle.
  func draw(in area: Rect, on canvas: borrowing Canvas) {
    let window = Path(roundedRect: area, cornerRadius: 6)
    canvas.withSavedState { canvas in
      canvas.clip(to: window)
      canvas.fill(area, with: palette.sky.mixed(with: palette.sand, by: 0.35))
      drawCard(in: card(in: area), on: canvas)
      if dimsWindow { canvas.fill(area, with: palette.ink.withAlphaComponent(0.35)) }
      drawPresented(in: area, on: canvas)
    }
    canvas.stroke(
      Path(roundedRect: area.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5), with: theme.separator)
  }

  private func card(in area: Rect) -> Rect {
    area.insetBy(dx: (area.width * 0.16).rounded(), dy: (area.height * 0.16).rounded())
  }

  /// Whether the presentation darkens the window below.
  private var dimsWindow: Bool {
    switch kind {
    case .sheet, .detents, .alert, .actionSheet: true
    case .fullScreen, .overContext, .popover: false
    }
  }

  private func drawCard(in card: Rect, on canvas: borrowing Canvas) {
    canvas.fill(Path(roundedRect: card, cornerRadius: 4), with: palette.stone)
    drawLines(
      in: card.insetBy(dx: card.width * 0.12, dy: card.height * 0.16), count: 4,
      palette.ink.withAlphaComponent(0.28), on: canvas)
  }

  /// Draws lines of text, the last of which is shorter.
  private func drawLines(in area: Rect, count: Int, _ color: Color, on canvas: borrowing Canvas) {
    let step = area.height / Double(count)
    for line in 0..<count {
      let width = line == count - 1 ? area.width * 0.6 : area.width
      let bar = Rect(
        x: area.minX, y: area.minY + step * (Double(line) + 0.3), width: width,
        height: min(3, step * 0.5))
      canvas.fill(Path(roundedRect: bar, cornerRadius: bar.height / 2), with: color)
    }
  }

  private func drawPresented(in area: Rect, on canvas: borrowing Canvas) {
    let ink = theme.onAccent.withAlphaComponent(0.75)
    func panel(_ frame: Rect, lines: Int = 2, radius: Double = 4) {
      canvas.fill(Path(roundedRect: frame, cornerRadius: radius), with: theme.accent)
      drawLines(
        in: frame.insetBy(dx: frame.width * 0.14, dy: frame.height * 0.18), count: lines, ink,
        on: canvas)
    }
    let (width, height) = (area.width, area.height)
    func frame(_ x: Double, _ y: Double, _ part: Double, _ high: Double) -> Rect {
      Rect(
        x: area.minX + width * x, y: area.minY + height * y, width: width * part,
        height: height * high)
    }
    switch kind {
    case .sheet: panel(frame(0.2, 0.14, 0.6, 1), lines: 6)
    case .detents:
      let sheet = frame(0.2, 0.52, 0.6, 0.6)
      panel(sheet, lines: 3)
      let grabber = Rect(
        center: Point(x: sheet.midX, y: sheet.minY + 4), size: Size(width: 14, height: 2))
      canvas.fill(Path(roundedRect: grabber, cornerRadius: 1), with: theme.onAccent)
    case .fullScreen: panel(area, lines: 5, radius: 0)
    case .overContext: panel(card(in: area), lines: 4)
    case .popover:
      let box = frame(0.34, 0.2, 0.5, 0.4)
      var arrow = Path()
      arrow.move(to: Point(x: box.minX + 8, y: box.maxY - 1))
      arrow.addLine(to: Point(x: box.minX + 14, y: box.maxY + 6))
      arrow.addLine(to: Point(x: box.minX + 20, y: box.maxY - 1))
      arrow.close()
      canvas.fill(arrow, with: theme.accent)
      panel(box)
      let source = Rect(
        center: Point(x: box.minX + 14, y: box.maxY + 12), size: Size(width: 18, height: 7))
      canvas.fill(Path(roundedRect: source, cornerRadius: 3.5), with: palette.ink)
    case .alert: panel(frame(0.28, 0.3, 0.44, 0.4))
    case .actionSheet:
      panel(frame(0.2, 0.42, 0.6, 0.3))
      panel(frame(0.2, 0.77, 0.6, 0.16), lines: 1)
    }
  }
}
