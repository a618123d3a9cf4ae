import AtriumGeometry

/// The shadows of a turning leaf: on the page that it uncovers, and on the page that it covers.
struct PageCurlShadows {
  let shape: PageCurlShape
  let size: Size

  /// The relative height of the leaf above the page, 0…1.
  private var height: Double {
    min(1, shape.radius / max(1e-6, PageCurlShape.radius(of: size)))
  }

  private var turn: AffineTransform {
    AffineTransform(
      a: shape.normal.x, b: shape.normal.y, c: -shape.normal.y, d: shape.normal.x, tx: 0, ty: 0)
  }

  /// Draws the shadow beyond the roll, in the coordinates of the leaf.
  func drawBelow(in canvas: borrowing Canvas) {
    let reach = size.width + size.height
    let radius = shape.radius
    canvas.withSavedState { canvas in
      canvas.clip(to: Rect(origin: .zero, size: size))
      canvas.concatenate(turn)
      // The leaf darkens the whole page, most of all near the leaf.
      for (depth, alpha) in [(0.9, 0.34), (2.6, 0.2), (7.0, 0.12)] {
        let band = Rect(
          x: shape.line, y: -reach, width: radius * (1 + depth) + 2, height: 2 * reach)
        canvas.fill(
          band,
          with: .linear(
            from: Point(x: shape.line + radius * 0.5, y: 0), to: Point(x: band.maxX, y: 0),
            Color(white: 0, alpha: alpha * height), Color(white: 0, alpha: 0)))
      }
    }
  }

  /// Draws the soft shadow around the flap, in the coordinates of the leaf.
  func drawAroundFlap(in canvas: borrowing Canvas) {
    let outline = flap
    guard outline.count >= 3, height > 0 else { return }
    canvas.withSavedState { canvas in
      canvas.clip(to: flatSide(before: shape.line))
      soften(outline, radius: max(3, 1.1 * shape.radius), alpha: 0.32 * height, in: canvas)
    }
  }

  /// Draws the highlight along the edges of the flap, so that dark paper is visible.
  func drawEdges(in canvas: borrowing Canvas) {
    let outline = flap
    guard outline.count >= 3, height > 0 else { return }
    canvas.withSavedState { canvas in
      canvas.clip(to: flatSide(before: shape.line - 1))
      var path = Path()
      for (index, point) in outline.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      canvas.stroke(path, with: Color(white: 1, alpha: 0.16 * height), width: 1)
    }
  }

  /// The outline of the flap, whose points run in the opposite direction to the leaf's outline.
  private var flap: [Point] {
    let corners = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height),
    ]
    let start = shape.line + .pi * shape.radius
    return PageCurlShadows.part(of: corners, beyond: start, along: shape.normal).map {
      shape.folded($0)
    }
  }

  /// Returns the half-plane on the flat side of a line that is parallel to the roll.
  private func flatSide(before line: Double) -> Path {
    let reach = 4 * (size.width + size.height)
    return Path(rect: Rect(x: line - reach, y: -reach, width: reach, height: 2 * reach))
      .applying(turn)
  }

  /// Draws a soft shadow outside a polygon: a gradient along each side, and a radial gradient around each corner.
  private func soften(
    _ outline: [Point], radius: Double, alpha: Double, in canvas: borrowing Canvas
  ) {
    let stops = PageCurlShadows.stops(alpha)
    for (index, point) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      let side = next - point
      guard side.length > 1e-6 else { continue }
      let along = side * (1 / side.length)
      let out = Point(x: -along.y, y: along.x) * radius
      var quad = Path()
      quad.move(to: point)
      quad.addLine(to: next)
      quad.addLine(to: next + out)
      quad.addLine(to: point + out)
      quad.close()
      canvas.fill(quad, with: .linear(from: point, to: point + out, stops: stops))
      let after = outline[(index + 2) % outline.count] - next
      guard after.length > 1e-6 else { continue }
      let turned = Point(x: -after.y, y: after.x) * (radius / after.length)
      var wedge = Path()
      wedge.move(to: next)
      wedge.addLine(to: next + out)
      wedge.addLine(to: next + (out + turned) * (radius * 1.5 / max(1e-6, (out + turned).length)))
      wedge.addLine(to: next + turned)
      wedge.close()
      canvas.fill(wedge, with: .radial(center: next, radius: radius, stops: stops))
    }
  }

  private static func stops(_ alpha: Double) -> [Gradient.Stop] {
    [(0, 1), (0.25, 0.56), (0.5, 0.25), (0.75, 0.06), (1, 0)].map { offset, part in
      Gradient.Stop(offset: offset, color: Color(white: 0, alpha: alpha * part))
    }
  }

  /// Returns the part of a convex polygon beyond a line.
  static func part(of polygon: [Point], beyond line: Double, along normal: Point) -> [Point] {
    func distance(_ point: Point) -> Double { normal.x * point.x + normal.y * point.y - line }
    var result: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { result.append(point) }
      if (here < 0) != (there < 0) {
        result.append(point + (next - point) * (here / (here - there)))
      }
    }
    return result
  }
}
