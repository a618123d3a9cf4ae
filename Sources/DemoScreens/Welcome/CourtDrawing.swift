import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The plan of a house around a court, in a circle.
struct CourtDrawing {
  let center: Point
  /// The radius of the outer wall, in points.
  let radius: Double
  let palette: Palette
  let traits: TraitCollection

  private var theme: Theme { Theme(traits) }
  private var isDark: Bool { traits.userInterfaceStyle == .dark }
  /// The icon of the screen for each room.
  let icons: [Image]

  /// The angle between the centres of two rooms, in radians.
  private var pitch: Double { 2 * Double.pi / Double(max(1, icons.count)) }
  /// The part of that angle without walls, for a room and the stairs beside it.
  private var floor: Double { max(0.1, pitch - 0.2) }

  func draw(in canvas: borrowing Canvas) {
    drawWalls(in: canvas)
    drawRooms(in: canvas)
    drawCourt(in: canvas)
    drawPaths(in: canvas)
    drawPool(in: canvas)
    drawTrees(in: canvas)
    drawShade(in: canvas)
    drawColumns(in: canvas)
    for (index, icon) in icons.enumerated() {
      let place = center.polar(angle(ofRoom: index), radius * 0.765)
      let side = max(20, radius * 0.15)
      canvas.draw(
        icon, in: Rect(center: place, size: Size(width: side, height: side)), tint: .white)
    }
  }

  private func circle(_ part: Double, at point: Point? = nil) -> Path {
    let side = 2 * radius * part
    return Path(ovalIn: Rect(center: point ?? center, size: Size(width: side, height: side)))
  }

  /// The angle of a room; the first is at the top, the others follow clockwise, like the ring.
  private func angle(ofRoom index: Int) -> Double { Double(index) * pitch - Double.pi / 2 }

  private func drawWalls(in canvas: borrowing Canvas) {
    let drop = Point(x: center.x, y: center.y + radius * 0.025)
    let shadow = Gradient.radial(
      center: drop, radius: radius * 1.02,
      stops: [
        .init(offset: 0.92, color: Color(white: 0, alpha: isDark ? 0.55 : 0.20)),
        .init(offset: 1, color: Color(white: 0, alpha: 0)),
      ])
    canvas.fill(circle(1.02, at: drop), with: shadow)
    canvas.fill(circle(0.97), with: isDark ? palette.stone : theme.surface)
    canvas.stroke(circle(0.965), with: theme.separator, width: 1)
  }

  private func drawRooms(in canvas: borrowing Canvas) {
    for index in icons.indices {
      let wedge = room(middle: angle(ofRoom: index), halfWidth: floor * 0.38)
      // The ring has the same colours in the same directions.
      fill(wedge, color: RingMenuPalette.color(at: index, for: traits), in: canvas)
      let stairs = room(middle: angle(ofRoom: index) + pitch / 2, halfWidth: floor * 0.12)
      fill(stairs, color: palette.sand, in: canvas)
    }
  }

  private func fill(_ wedge: Path, color: Color, in canvas: borrowing Canvas) {
    let light = color.mixed(with: .white, by: isDark ? 0.04 : 0.12)
    let deep = color.mixed(with: .black, by: 0.10)
    // Stroking the outline rounds the corners.
    canvas.stroke(
      wedge, with: deep, style: LineStyle(width: radius * 0.05, join: .round))
    canvas.withSavedState { canvas in
      canvas.fill(
        wedge,
        with: .radial(
          center: center, radius: radius,
          stops: [.init(offset: 0.6, color: deep), .init(offset: 0.95, color: light)]))
    }
  }

  /// The floor of a room, reduced by the width of the line that rounds it.
  private func room(middle: Double, halfWidth: Double) -> Path {
    var path = Path()
    let (inner, outer) = (radius * 0.645, radius * 0.885)
    // For walls of constant thickness, the angle of the inner arc is reduced more than the outer
    // one.
    let (innerHalf, outerHalf) = (halfWidth - 0.01, halfWidth + 0.012)
    path.addArc(
      withCenter: center, radius: outer, startAngle: middle - outerHalf,
      endAngle: middle + outerHalf, clockwise: true)
    path.addArc(
      withCenter: center, radius: inner, startAngle: middle + innerHalf,
      endAngle: middle - innerHalf, clockwise: false)
    path.close()
    return path
  }

  private func drawCourt(in canvas: borrowing Canvas) {
    let floor = isDark ? palette.sand.mixed(with: .white, by: 0.06) : palette.sand
    canvas.fill(
      circle(0.57),
      with: .radial(
        center: center, radius: radius * 0.57, floor.mixed(with: .white, by: isDark ? 0.1 : 0.5),
        floor))
    for part in [0.34, 0.45] {
      canvas.stroke(
        circle(part), with: palette.ink.withAlphaComponent(isDark ? 0.35 : 0.10),
        width: max(1, radius * 0.004))
    }
  }

  private func drawPaths(in canvas: borrowing Canvas) {
    var paths = Path()
    for index in icons.indices {
      paths.move(to: center.polar(angle(ofRoom: index), radius * 0.2))
      paths.addLine(to: center.polar(angle(ofRoom: index), radius * 0.595))
    }
    let light = isDark ? palette.ochre.withAlphaComponent(0.35) : Color(white: 1, alpha: 0.75)
    canvas.stroke(paths, with: light, style: LineStyle(width: radius * 0.075))
  }

  private func drawPool(in canvas: borrowing Canvas) {
    canvas.fill(circle(0.235), with: isDark ? palette.stone : theme.surface)
    canvas.fill(
      circle(0.205),
      with: .radial(
        center: Point(x: center.x - radius * 0.05, y: center.y - radius * 0.06),
        radius: radius * 0.27, palette.sky, palette.sea))
    var ripples = Path()
    for (part, start) in [(0.15, 3.5), (0.10, 3.9), (0.15, 0.5)] {
      ripples.move(to: center.polar(start, radius * part))
      ripples.addArc(
        withCenter: center, radius: radius * part, startAngle: start, endAngle: start + 1.1,
        clockwise: true)
    }
    canvas.stroke(
      ripples, with: Color(white: 1, alpha: 0.7),
      style: LineStyle(width: max(1, radius * 0.010), cap: .round))
  }

  private func drawTrees(in canvas: borrowing Canvas) {
    for index in icons.indices {
      let place = center.polar(angle(ofRoom: index) + pitch / 2, radius * 0.395)
      let shade = Point(x: place.x + radius * 0.022, y: place.y + radius * 0.03)
      canvas.fill(circle(0.078, at: shade), with: Color(white: 0, alpha: isDark ? 0.4 : 0.16))
      canvas.fill(circle(0.078, at: place), with: palette.sage.mixed(with: .black, by: 0.18))
      let lit = Point(x: place.x - radius * 0.014, y: place.y - radius * 0.018)
      canvas.fill(circle(0.058, at: lit), with: palette.sage)
      let top = Point(x: place.x - radius * 0.024, y: place.y - radius * 0.03)
      canvas.fill(circle(0.028, at: top), with: palette.sage.mixed(with: .white, by: 0.25))
    }
  }

  /// Draws the roof's shadow on the floor, with the sun in the upper left.
  private func drawShade(in canvas: borrowing Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: circle(0.57))
      let lit = Point(x: center.x + radius * 0.05, y: center.y + radius * 0.065)
      canvas.fill(
        circle(0.57),
        with: .radial(
          center: lit, radius: radius * 0.6,
          stops: [
            .init(offset: 0.84, color: Color(white: 0, alpha: 0)),
            .init(offset: 1, color: Color(white: 0, alpha: isDark ? 0.45 : 0.20)),
          ]))
    }
  }

  private func drawColumns(in canvas: borrowing Canvas) {
    let ground = isDark ? palette.stone.mixed(with: .white, by: 0.25) : Color.white
    for index in 0..<24 {
      let turn = (Double(index) + 0.5) / 24 * 2 * Double.pi
      let place = center.polar(turn, radius * 0.535)
      let shade = Point(x: place.x + radius * 0.008, y: place.y + radius * 0.010)
      canvas.fill(circle(0.017, at: shade), with: Color(white: 0, alpha: 0.25))
      canvas.fill(circle(0.017, at: place), with: ground)
    }
  }
}
