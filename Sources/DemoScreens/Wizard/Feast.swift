import AtriumGeometry
import AtriumGraphics

/// The feast that the user books in *Wizard*: the answers given so far, and a drawing.
struct Feast: Equatable {
  /// The index of the host; nil if no host is chosen yet.
  var host: Int?
  /// Whether the user has accepted the rule that shoes stay outside.
  var hasRule = false
  /// The number of seats.
  var seats = 0
  /// Whether the user has sent the booking.
  var isBooked = false

  /// The maximum number of chairs in the drawing.
  private static let mostChairs = 10

  /// Draws the court from above, with a table, the chairs, the host's flag, and shoes at the door.
  func draw(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let radius = min(area.width * 0.24, area.height * 0.3)
    guard radius > 18 else { return }
    let center = Point(x: area.midX, y: area.midY)
    func disc(_ center: Point, _ radius: Double, _ color: Color) {
      canvas.fill(
        Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))),
        with: color)
    }
    if isBooked { disc(center, radius * 1.62, palette.ochre.withAlphaComponent(0.3)) }
    let chairs = min(seats, Feast.mostChairs)
    for index in 0..<Feast.mostChairs {
      let angle = Double(index) / Double(Feast.mostChairs) * 2 * .pi - .pi / 2
      disc(
        center.polar(angle, radius * 1.32), radius * 0.17,
        index < chairs ? palette.clay : palette.sand)
    }
    disc(center, radius, palette.ochre)
    disc(center, radius * 0.8, palette.ochre.mixed(with: .white, by: 0.18))
    for index in 0..<chairs {
      let angle = Double(index) / Double(Feast.mostChairs) * 2 * .pi - .pi / 2
      disc(center.polar(angle, radius * 0.74), radius * 0.12, palette.stone)
    }
    if let host {
      let colors = [palette.sea, palette.clay, palette.plum]
      drawFlag(at: center, radius, colors[host % colors.count], on: canvas)
    }
    guard hasRule else { return }
    let door = Point(x: center.x + radius * 1.9, y: center.y + radius)
    drawShoes(beside: door, radius, palette, on: canvas)
  }

  private func drawFlag(
    at center: Point, _ radius: Double, _ color: Color, on canvas: borrowing Canvas
  ) {
    var pole = Path()
    pole.move(to: Point(x: center.x, y: center.y + radius * 0.2))
    pole.addLine(to: Point(x: center.x, y: center.y - radius * 0.5))
    canvas.stroke(pole, with: color, style: LineStyle(width: max(2, radius * 0.05), cap: .round))
    var cloth = Path()
    cloth.move(to: Point(x: center.x, y: center.y - radius * 0.5))
    cloth.addLine(to: Point(x: center.x + radius * 0.42, y: center.y - radius * 0.36))
    cloth.addLine(to: Point(x: center.x, y: center.y - radius * 0.2))
    cloth.close()
    canvas.fill(cloth, with: color)
  }

  private func drawShoes(
    beside place: Point, _ radius: Double, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    for offset in [0, radius * 0.3] {
      let shoe = Rect(
        x: place.x + offset, y: place.y - radius * 0.5, width: radius * 0.2, height: radius * 0.5)
      canvas.fill(Path(roundedRect: shoe, cornerRadius: radius * 0.1), with: palette.plum)
    }
  }
}
