import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A circular drawing of a house around its court, seen from above.
struct CourtDrawing {
  let plan: CourtPlan
  let palette: Palette
  let traits: TraitCollection
  /// The rooms, each with its direction.
  let rooms: [CourtModel.Room]

  private var center: Point { plan.center }
  private var radius: Double { plan.radius }
  private var theme: Theme { Theme(traits) }
  private var isDark: Bool { traits.userInterfaceStyle == .dark }

  func draw(in canvas: borrowing Canvas) {
    drawWalls(in: canvas)
    drawRooms(in: canvas)
    drawCourt(in: canvas)
    drawPaths(in: canvas)
    drawPool(in: canvas)
    drawTrees(in: canvas)
    drawShade(in: canvas)
    drawColumns(in: canvas)
    for room in rooms { drawSign(of: room, in: canvas) }
  }

  private func circle(_ part: Double, at point: Point? = nil) -> Path {
    let side = 2 * radius * part
    return Path(ovalIn: Rect(center: point ?? center, size: Size(width: side, height: side)))
  }

  /// Draws a room's icon, a mark if the room is the current room, and dots if it is a group.
  private func drawSign(of room: CourtModel.Room, in canvas: borrowing Canvas) {
    // The icon of a group is nearer to the centre, which leaves space for the dots.
    let place = center.polar(room.angle, radius * (room.itemCount > 0 ? 0.745 : 0.765))
    let side = max(20, radius * 0.15)
    if let image = room.image {
      canvas.draw(
        image, in: Rect(center: place, size: Size(width: side, height: side)), tint: .white)
    } else {
      drawArrow(at: place, angle: room.angle + .pi, length: side * 0.45, in: canvas)
    }
    let edge = radius * 0.875
    if room.itemCount > 0 { drawDots(of: room, in: canvas) }
    if room.isPresent {
      let half = min(plan.pitch * 0.16, 0.16)
      canvas.stroke(
        Path(
          arcCenter: center, radius: edge, startAngle: room.angle - half,
          endAngle: room.angle + half, clockwise: true),
        with: .white, style: LineStyle(width: max(2, radius * 0.014), cap: .round))
    }
  }

  /// Draws one dot for each room of a group along the outer border, as the ring menu does.
  private func drawDots(of room: CourtModel.Room, in canvas: borrowing Canvas) {
    let side = max(2.5, radius * 0.016)
    let step = 2 * side / (radius * 0.875)
    let distance = radius * (room.isPresent ? 0.845 : 0.875)
    for index in 0..<room.itemCount {
      let angle = room.angle + (Double(index) - Double(room.itemCount - 1) / 2) * step
      canvas.fill(
        Path(
          ovalIn: Rect(center: center.polar(angle, distance), size: Size(width: side, height: side))
        ),
        with: .white)
    }
  }

  private func drawArrow(
    at place: Point, angle: Double, length: Double, in canvas: borrowing Canvas
  ) {
    var path = Path()
    path.move(to: place + Point(angle: angle + 2.45, length: length))
    path.addLine(to: place + Point(angle: angle, length: length * 0.25))
    path.addLine(to: place + Point(angle: angle - 2.45, length: length))
    canvas.stroke(
      path, with: .white,
      style: LineStyle(width: max(2, radius * 0.014), cap: .round, join: .round))
  }

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
    for room in rooms {
      // The ring menu uses the same colours in the same directions.
      fill(
        plan.room(at: room.angle), color: RingMenuPalette.color(at: room.color, for: traits),
        in: canvas)
      fill(plan.stairs(after: room.angle), color: palette.sand, in: canvas)
    }
  }

  private func fill(_ wedge: Path, color: Color, in canvas: borrowing Canvas) {
    let light = color.mixed(with: .white, by: isDark ? 0.04 : 0.12)
    let deep = color.mixed(with: .black, by: 0.10)
    // The stroke along the outline rounds the corners.
    canvas.stroke(
      wedge, with: deep, style: LineStyle(width: plan.rounding, join: .round))
    canvas.withSavedState { canvas in
      canvas.fill(
        wedge,
        with: .radial(
          center: center, radius: radius,
          stops: [.init(offset: 0.6, color: deep), .init(offset: 0.95, color: light)]))
    }
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
    for room in rooms {
      paths.move(to: center.polar(room.angle, radius * 0.2))
      paths.addLine(to: center.polar(room.angle, radius * 0.595))
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
    for room in rooms {
      let place = center.polar(room.angle + plan.pitch / 2, radius * 0.395)
      let shade = Point(x: place.x + radius * 0.022, y: place.y + radius * 0.03)
      canvas.fill(circle(0.078, at: shade), with: Color(white: 0, alpha: isDark ? 0.4 : 0.16))
      canvas.fill(circle(0.078, at: place), with: palette.sage.mixed(with: .black, by: 0.18))
      let lit = Point(x: place.x - radius * 0.014, y: place.y - radius * 0.018)
      canvas.fill(circle(0.058, at: lit), with: palette.sage)
      let top = Point(x: place.x - radius * 0.024, y: place.y - radius * 0.03)
      canvas.fill(circle(0.028, at: top), with: palette.sage.mixed(with: .white, by: 0.25))
    }
  }

  /// Draws the shadow of the roof on the floor; the light comes from the upper left.
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
