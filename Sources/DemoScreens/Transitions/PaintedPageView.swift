import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One of the two pages of a transition: the same court by day or by night.
final class PaintedPageView: CachedDrawingView {
  enum Scene {
    case day
    case night
  }

  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    super.init(frame: .zero)
  }

  override func drawPicture(in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let isDay = scene == .day
    let area = bounds
    let (top, low) =
      isDay
      ? (palette.sky, palette.ochre.mixed(with: .white, by: 0.5))
      : (palette.ink.mixed(with: palette.plum, by: 0.25), palette.plum)
    canvas.fill(
      area,
      with: .linear(from: area.origin, to: Point(x: area.minX, y: area.maxY), top, low))
    let side = min(area.width, area.height)
    drawLight(in: area, side: side, palette, on: canvas)
    let far =
      isDay
      ? palette.sage.mixed(with: palette.sky, by: 0.3)
      : palette.azure.mixed(with: palette.ink, by: 0.35)
    canvas.fill(
      Path(
        ovalIn: Rect(
          x: area.minX - area.width * 0.25, y: area.minY + area.height * 0.58,
          width: area.width * 0.95, height: area.height * 0.9)), with: far)
    let near = isDay ? palette.sage : palette.azure.mixed(with: palette.ink, by: 0.6)
    canvas.fill(
      Path(
        ovalIn: Rect(
          x: area.minX + area.width * 0.3, y: area.minY + area.height * 0.68,
          width: area.width * 1.1, height: area.height * 0.9)), with: near)
    drawHouse(in: area, side: side, palette, on: canvas)
  }

  /// Draws the sun, or the moon with stars.
  private func drawLight(
    in area: Rect, side: Double, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    func disc(_ x: Double, _ y: Double, _ size: Double, _ color: Color) {
      let center = Point(x: area.minX + area.width * x, y: area.minY + area.height * y)
      canvas.fill(
        Path(ovalIn: Rect(center: center, size: Size(width: size * side, height: size * side))),
        with: color)
    }
    guard scene == .night else {
      disc(0.28, 0.32, 0.44, Color(white: 1, alpha: 0.25))
      return disc(0.28, 0.32, 0.28, palette.clay.mixed(with: palette.ochre, by: 0.45))
    }
    let cream = Color(hex: 0xfaf4e9)
    for (x, y) in [(0.1, 0.2), (0.22, 0.46), (0.4, 0.14), (0.52, 0.34), (0.9, 0.42), (0.62, 0.1)] {
      disc(x, y, 0.025, cream)
    }
    disc(0.74, 0.26, 0.26, cream)
    disc(0.79, 0.22, 0.22, palette.ink.mixed(with: palette.plum, by: 0.38))
  }

  /// Draws a colonnade on the hill, with lit arches at night.
  private func drawHouse(
    in area: Rect, side: Double, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    let isDay = scene == .day
    let house = Rect(
      x: area.minX + area.width * 0.52, y: area.minY + area.height * 0.5, width: side * 0.5,
      height: side * 0.34)
    canvas.fill(
      house,
      with: isDay ? Color(hex: 0xfaf4e9) : palette.ink.mixed(with: palette.plum, by: 0.12))
    canvas.fill(
      Rect(
        x: house.minX - side * 0.03, y: house.minY - side * 0.045, width: house.width + side * 0.06,
        height: side * 0.06), with: isDay ? palette.clay : palette.plum)
    let step = house.width / 3
    for index in 0..<3 {
      let arch = Rect(
        x: house.minX + step * (Double(index) + 0.22), y: house.minY + house.height * 0.28,
        width: step * 0.56, height: house.height * 0.72)
      canvas.fill(
        Path(
          roundedRect: arch, byRoundingCorners: [.topLeft, .topRight], cornerRadius: arch.width),
        with: isDay ? palette.sea : palette.ochre)
    }
  }
}
