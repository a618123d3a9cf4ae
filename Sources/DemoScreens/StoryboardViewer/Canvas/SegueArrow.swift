import AtriumGeometry
import AtriumGraphics

/// The curve of a segue from one scene to another.
struct SegueArrow {
  let start: Point
  let end: Point
  private let startControl: Point
  private let endControl: Point

  /// The sides of scenes at which arrows begin and end.
  private enum Side: Int {
    case left
    case right
    case top
    case bottom
  }

  /// Returns the arrows of segues; arrows at the same side of a scene are placed side by side.
  ///
  /// - Parameters:
  ///   - pairs: For each segue, the indices of its source and destination in `frames`.
  ///   - frames: The frames of the scenes.
  /// - Returns: An arrow for each pair.
  static func arrows(
    _ pairs: [(source: Int, destination: Int)], frames: [Rect]
  ) -> [SegueArrow] {
    /// A side of a scene.
    struct Port: Hashable {
      var scene: Int
      var side: Side
    }
    let mayDetour = pairs.count * frames.count <= largestEffort
    let ports = pairs.map { pair -> (start: Port, end: Port) in
      let sides =
        mayDetour
        ? freeSides(pair, frames) : sides(from: frames[pair.source], to: frames[pair.destination])
      return (
        Port(scene: pair.source, side: sides.0), Port(scene: pair.destination, side: sides.1)
      )
    }
    var counts: [Port: Int] = [:]
    for port in ports.flatMap({ [$0.start, $0.end] }) { counts[port, default: 0] += 1 }
    var used: [Port: Int] = [:]
    func point(_ port: Port) -> Point {
      let number = used[port, default: 0]
      used[port] = number + 1
      return SegueArrow.point(
        number, of: counts[port] ?? 1, at: port.side, of: frames[port.scene])
    }
    return ports.map { port in
      SegueArrow(from: point(port.start), port.start.side, to: point(port.end), port.end.side)
    }
  }

  private init(from start: Point, _ startSide: Side, to end: Point, _ endSide: Side) {
    (self.start, self.end) = (start, end)
    // A curve that returns to the same side must stay inside the margin of the canvas.
    let longest = startSide == endSide ? 40.0 : 260
    let reach = min(max(start.distance(to: end) * 0.45, 36), longest)
    startControl = start + SegueArrow.direction(startSide) * reach
    endControl = end + SegueArrow.direction(endSide) * reach
  }

  /// The maximum product of the numbers of arrows and scenes at which arrows avoid other scenes.
  ///
  /// With a larger product, the search for free sides would take too long.
  private static let largestEffort = 40_000

  /// Returns the sides between which the curve crosses the fewest other scenes.
  ///
  /// The sides that face each other are preferred if their curve crosses no other scene.
  private static func freeSides(
    _ pair: (source: Int, destination: Int), _ frames: [Rect]
  ) -> (Side, Side) {
    let (source, destination) = (frames[pair.source], frames[pair.destination])
    let usual = sides(from: source, to: destination)
    guard source != destination else { return usual }
    func crossings(_ sides: (Side, Side)) -> (count: Int, length: Double) {
      let arrow = SegueArrow(
        from: point(0, of: 1, at: sides.0, of: source), sides.0,
        to: point(0, of: 1, at: sides.1, of: destination), sides.1)
      let points = arrow.points
      let others = frames.indices.filter { $0 != pair.source && $0 != pair.destination }
      let count = others.count { index in points.contains(where: frames[index].contains) }
      // A curve across its own source or destination would hide that scene.
      let own = [source, destination].count { frame in
        points.contains { frame.insetBy(dx: 4, dy: 4).contains($0) }
      }
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      return (count + 2 * own, length)
    }
    var best = (sides: usual, crossings: crossings(usual))
    guard best.crossings.count > 0 else { return usual }
    let all: [Side] = [.left, .right, .top, .bottom]
    for start in all {
      for end in all {
        let found = crossings((start, end))
        if found < best.crossings { best = ((start, end), found) }
      }
    }
    return best.sides
  }

  /// Points along the curve.
  private var points: [Point] {
    (0...24).map { step in
      let t = Double(step) / 24
      let u = 1 - t
      return start * (u * u * u) + startControl * (3 * u * u * t) + endControl * (3 * u * t * t)
        + end * (t * t * t)
    }
  }

  /// The rectangle that contains the curve and its mark, in points.
  var extent: Rect {
    let points = points
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    let space = SegueMark.radius + 2
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -space, dy: -space)
  }

  /// Returns the sides at which two scenes face each other.
  ///
  /// If one scene is neither beside, above nor below the other, both sides are the right side. For a segue from a
  /// scene to itself, both are the bottom side.
  private static func sides(from source: Rect, to destination: Rect) -> (Side, Side) {
    if source == destination { return (.bottom, .bottom) }
    if destination.minX >= source.maxX { return (.right, .left) }
    if destination.maxX <= source.minX { return (.left, .right) }
    if destination.minY >= source.maxY { return (.bottom, .top) }
    if destination.maxY <= source.minY { return (.top, .bottom) }
    return (.right, .right)
  }

  private static func point(_ number: Int, of count: Int, at side: Side, of frame: Rect) -> Point {
    let length = side == .left || side == .right ? frame.height : frame.width
    let step = min(56, length / Double(count + 1))
    let offset = (Double(number) - Double(count - 1) / 2) * step
    switch side {
    case .left: return Point(x: frame.minX, y: frame.midY + offset)
    case .right: return Point(x: frame.maxX, y: frame.midY + offset)
    case .top: return Point(x: frame.midX + offset, y: frame.minY - CanvasPlan.captionHeight)
    case .bottom: return Point(x: frame.midX + offset, y: frame.maxY)
    }
  }

  private static func direction(_ side: Side) -> Point {
    switch side {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    }
  }

  // MARK: Drawing

  /// The middle of the curve, in points.
  var middle: Point {
    (start + end) * 0.125 + (startControl + endControl) * 0.375
  }

  /// The curve up to the start of the arrowhead.
  var path: Path {
    var path = Path()
    path.move(to: start)
    let back = headDirection * 8
    path.addCurve(to: end - back, controlPoint1: startControl, controlPoint2: endControl - back)
    return path
  }

  /// The arrowhead at the end of the curve.
  var head: Path {
    let along = headDirection
    let across = Point(x: -along.y, y: along.x)
    var path = Path()
    path.move(to: end)
    path.addLine(to: end - along * 11 + across * 6)
    path.addLine(to: end - along * 11 - across * 6)
    path.close()
    return path
  }

  private var headDirection: Point {
    let way = end - endControl
    return way * (1 / max(way.length, 0.001))
  }
}
