package import AtriumGeometry
package import AtriumGraphics

/// The mark of a call.
///
/// The shape shows the kind of the call, and the fill shows whether the call comes before, during or after the change
/// (TL-5).
package enum CallMark {
  /// The side of a mark, in points.
  package static let side = 8.0

  /// Returns the outline of the mark for a kind of call, centred on a point.
  static func path(_ group: InspectedCall.Group, at center: Point) -> Path {
    let half = side / 2
    func polygon(_ points: [(Double, Double)]) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        let place = Point(x: center.x + point.0 * half, y: center.y + point.1 * half)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
      return path
    }
    return switch group {
    case .loading:
      Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
    case .appearing: polygon([(0, -1.05), (1.05, 0.85), (-1.05, 0.85)])
    case .disappearing: polygon([(0, 1.05), (1.05, -0.85), (-1.05, -0.85)])
    case .moving: polygon([(0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)])
    case .resizing: polygon([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case .rotating:
      polygon([(-1.3, -0.95), (0, 0), (1.3, -0.95), (1.3, 0.95), (0, 0), (-1.3, 0.95)])
    }
  }

  /// Draws a mark with a margin in the colour `ground`, which separates the mark from its bar.
  package static func draw(
    _ group: InspectedCall.Group, _ part: InspectedCall.Part, at center: Point, color: Color,
    ground: Color, canvas: borrowing Canvas
  ) {
    let outline = path(group, at: center)
    canvas.stroke(outline, with: ground, style: LineStyle(width: 4, join: .round))
    canvas.fill(outline, with: ground)
    switch part {
    case .will: break
    case .during:
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: center.x - side, y: center.y, width: 2 * side, height: side))
        canvas.fill(outline, with: color)
      }
    case .did: canvas.fill(outline, with: color)
    }
    canvas.stroke(outline, with: color, style: LineStyle(width: 1.5, join: .round))
  }
}
