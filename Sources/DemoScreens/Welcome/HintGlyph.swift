import AtriumGeometry
import AtriumGraphics

/// A small drawing beside a hint, 24 by 24 points.
enum HintGlyph {
  case mouse
  case fingers
  case keyboard
  case window

  func draw(in canvas: borrowing Canvas, color: Color) {
    let style = LineStyle(width: 2, cap: .round, join: .round)
    canvas.stroke(outline, with: color, style: style)
    canvas.fill(solid, with: color)
  }

  private var outline: Path {
    switch self {
    case .mouse:
      var path = Path(roundedRect: Rect(x: 6, y: 2, width: 12, height: 20), cornerRadius: 6)
      path.move(to: Point(x: 12, y: 6))
      path.addLine(to: Point(x: 12, y: 9))
      return path
    case .fingers:
      var path = Path()
      for (x, y) in HintGlyph.fingertips {
        path.append(Path(ovalIn: Rect(center: Point(x: x, y: y), size: Size(width: 7, height: 7))))
      }
      return path
    case .keyboard:
      var path = Path(roundedRect: Rect(x: 2, y: 5, width: 20, height: 14), cornerRadius: 3)
      path.move(to: Point(x: 9, y: 15))
      path.addLine(to: Point(x: 15, y: 15))
      return path
    case .window:
      var path = Path(roundedRect: Rect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 3)
      path.move(to: Point(x: 8, y: 16))
      path.addLine(to: Point(x: 16, y: 8))
      path.move(to: Point(x: 11, y: 8))
      path.addLine(to: Point(x: 16, y: 8))
      path.addLine(to: Point(x: 16, y: 13))
      return path
    }
  }

  private var solid: Path {
    var path = Path()
    switch self {
    case .mouse, .window: break
    case .fingers:
      for (x, y) in HintGlyph.fingertips {
        path.append(Path(ovalIn: Rect(center: Point(x: x, y: y), size: Size(width: 2, height: 2))))
      }
    case .keyboard:
      for x in [6.5, 10.2, 13.8, 17.5] {
        path.append(
          Path(ovalIn: Rect(center: Point(x: x, y: 10), size: Size(width: 2.4, height: 2.4))))
      }
    }
    return path
  }

  private static let fingertips = [(5.0, 14.0), (12.0, 7.0), (19.0, 14.0)]
}
