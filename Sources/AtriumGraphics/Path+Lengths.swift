import AtriumGeometry

extension Path {
  /// The path in the opposite direction.
  public var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      let last = subpath.pieces.last?.end ?? subpath.start
      result.move(to: last)
      for piece in subpath.pieces.reversed() {
        if let (one, two) = piece.controls {
          result.addCurve(to: piece.start, controlPoint1: two, controlPoint2: one)
        } else {
          result.addLine(to: piece.start)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  /// Returns the part of the path between two fractions of its length, 0 to 1.
  ///
  /// Lengths of curves are measured with an error below a thousandth.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let pieces = subpaths.map(\.drawnPieces)
    let total = pieces.joined().reduce(0) { $0 + $1.length }
    var result = Path()
    var place = 0.0
    for subpath in pieces {
      var isConnected = false
      for piece in subpath {
        let length = piece.length
        let range =
          max(
            start * total, place)...max(max(start * total, place), min(end * total, place + length))
        if range.upperBound > range.lowerBound, length > 0 {
          let part = piece.part(
            from: piece.parameter(at: range.lowerBound - place),
            to: piece.parameter(at: range.upperBound - place))
          if !isConnected { result.move(to: part.start) }
          part.add(to: &result)
          isConnected = true
        } else {
          isConnected = false
        }
        place += length
      }
    }
    return result
  }

  /// A line or a curve of a path.
  fileprivate struct Piece {
    var start: Point
    var controls: (Point, Point)?
    var end: Point

    func add(to path: inout Path) {
      if let (one, two) = controls {
        path.addCurve(to: end, controlPoint1: one, controlPoint2: two)
      } else {
        path.addLine(to: end)
      }
    }

    private static let steps = 64

    func point(at fraction: Double) -> Point {
      guard let (one, two) = controls else { return start + (end - start) * fraction }
      let rest = 1 - fraction
      return start * (rest * rest * rest) + one * (3 * rest * rest * fraction)
        + two * (3 * rest * fraction * fraction) + end * (fraction * fraction * fraction)
    }

    var length: Double {
      guard controls != nil else { return (end - start).length }
      return (1...Self.steps).reduce(0) { sum, step in
        let last = point(at: Double(step - 1) / Double(Self.steps))
        return sum + (point(at: Double(step) / Double(Self.steps)) - last).length
      }
    }

    /// Returns the curve parameter, from 0 to 1, of the point at a distance from the start of the piece.
    func parameter(at distance: Double) -> Double {
      guard controls != nil else { return length > 0 ? min(1, distance / length) : 0 }
      var passed = 0.0
      for step in 1...Self.steps {
        let last = point(at: Double(step - 1) / Double(Self.steps))
        let part = (point(at: Double(step) / Double(Self.steps)) - last).length
        if passed + part >= distance {
          return (Double(step - 1) + (part > 0 ? (distance - passed) / part : 0))
            / Double(Self.steps)
        }
        passed += part
      }
      return 1
    }

    /// Returns the part of the piece between two values of the curve parameter, from 0 to 1.
    func part(from low: Double, to high: Double) -> Piece {
      guard let (one, two) = controls else {
        return Piece(start: point(at: low), controls: nil, end: point(at: high))
      }
      // The derivative at the ends determines the control points.
      func slope(_ fraction: Double) -> Point {
        let rest = 1 - fraction
        return
          ((one - start) * (rest * rest) + (two - one) * (2 * rest * fraction)
          + (end - two) * (fraction * fraction)) * (high - low)
      }
      let (first, last) = (point(at: low), point(at: high))
      return Piece(start: first, controls: (first + slope(low), last - slope(high)), end: last)
    }
  }

  fileprivate struct Subpath {
    var start: Point
    var pieces: [Piece] = []
    var isClosed = false

    /// The pieces with the line that closes the subpath.
    var drawnPieces: [Piece] {
      guard isClosed, let last = pieces.last, last.end != start else { return pieces }
      return pieces + [Piece(start: last.end, controls: nil, end: start)]
    }
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    var place = Point.zero
    for element in elements {
      if case .move(let point) = element {
        result.append(Subpath(start: point))
        place = point
        continue
      }
      if result.isEmpty || result[result.count - 1].isClosed {
        result.append(Subpath(start: place))
      }
      let index = result.count - 1
      switch element {
      case .line(let end):
        result[index].pieces.append(Piece(start: place, controls: nil, end: end))
        place = end
      case .curve(let one, let two, let end):
        result[index].pieces.append(Piece(start: place, controls: (one, two), end: end))
        place = end
      case .close:
        result[index].isClosed = true
        place = result[index].start
      case .move: break
      }
    }
    return result
  }
}
