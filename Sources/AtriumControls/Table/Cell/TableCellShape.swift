import AtriumGeometry
import AtriumGraphics

/// The shape of a row, which has rounded corners at the ends of its group.
struct TableCellShape {
  private let rect: Rect
  private let top: Double
  private let bottom: Double
  private let place: TableCellPlace

  init(_ rect: Rect, _ place: TableCellPlace) {
    self.rect = rect
    self.place = place
    top = place.isFirst ? place.cornerRadius : 0
    bottom = place.isLast ? place.cornerRadius : 0
  }

  func fill(with color: Color, in canvas: borrowing Canvas) {
    if top == 0, bottom == 0 {
      canvas.fill(rect, with: color)
    } else {
      canvas.fill(path(insetBy: 0), with: color)
    }
  }

  func stroke(with color: Color, in canvas: borrowing Canvas) {
    canvas.stroke(path(insetBy: 1.5), with: color, width: 2)
  }

  /// Draws this row's part of the group's outline.
  func strokeEdges(with color: Color, in canvas: borrowing Canvas) {
    // If the group continues above or below, the outline extends beyond the row.
    let far = place.cornerRadius + 8
    let top = place.isFirst ? 0 : far
    let bottom = place.isLast ? 0 : far
    let group = Rect(
      x: rect.minX, y: rect.minY - top, width: rect.width, height: rect.height + top + bottom)
    canvas.stroke(
      Path(
        roundedRect: group.insetBy(dx: 0.5, dy: 0.5), cornerRadius: place.cornerRadius - 0.5),
      with: color, width: 1)
  }

  private func path(insetBy inset: Double) -> Path {
    let rect = rect.shrunkBy(dx: inset, dy: inset)
    let least = inset > 0 ? 4.0 : 0
    let (top, bottom) = (max(top - inset, least), max(bottom - inset, least))
    let quarter = Double.pi / 2
    var path = Path()
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ angle: Double, _ sharp: Point) {
      guard radius > 0 else { return path.addLine(to: sharp) }
      path.addArc(
        withCenter: Point(x: x, y: y), radius: radius, startAngle: angle,
        endAngle: angle + quarter, clockwise: true)
    }
    corner(
      rect.minX + top, rect.minY + top, top, 2 * quarter, Point(x: rect.minX, y: rect.minY))
    corner(
      rect.maxX - top, rect.minY + top, top, 3 * quarter, Point(x: rect.maxX, y: rect.minY))
    corner(rect.maxX - bottom, rect.maxY - bottom, bottom, 0, Point(x: rect.maxX, y: rect.maxY))
    corner(
      rect.minX + bottom, rect.maxY - bottom, bottom, quarter,
      Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }
}
