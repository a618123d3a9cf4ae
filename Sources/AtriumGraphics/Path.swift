public import AtriumGeometry

/// Lines and curves that enclose an area, by default according to the non-zero winding rule.
public struct Path: Hashable, Sendable {
  /// One element of a path.
  enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// The elements in order.
  private(set) var elements: [Element] = []

  /// The end of the last element, at which the next line or curve begins; nil for an empty path.
  public private(set) var currentPoint: Point?
  private var start: Point?

  /// Makes an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    (currentPoint, start) = (point, point)
  }

  /// Adds a straight line to a point; in an empty path, only moves to the point.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(
    to point: Point, controlPoint1: Point, controlPoint2: Point
  ) {
    if currentPoint == nil { move(to: controlPoint1) }
    elements.append(.curve(controlPoint1, controlPoint2, point))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    let from = currentPoint ?? controlPoint
    addCurve(
      to: point, controlPoint1: from + (controlPoint - from) * (2 / 3),
      controlPoint2: point + (controlPoint - point) * (2 / 3))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) {
    guard let first = other.elements.first else { return }
    if elements.isEmpty, case .move = first {
      self = other
      return
    }
    elements.append(contentsOf: other.elements)
    (currentPoint, start) = (other.currentPoint, other.start)
  }

  /// Transforms every point.
  public mutating func apply(_ transform: AffineTransform) {
    elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let one, let two, let point):
        .curve(one.applying(transform), two.applying(transform), point.applying(transform))
      case .close: .close
      }
    }
    currentPoint = currentPoint?.applying(transform)
    start = start?.applying(transform)
  }

  /// Returns the path with every point transformed.
  public func applying(_ transform: AffineTransform) -> Path {
    var path = self
    path.apply(transform)
    return path
  }

  /// The bounding box of all points, including control points; it may be larger than the enclosed area.
  public var bounds: Rect {
    var corners: (left: Double, top: Double, right: Double, bottom: Double)?
    func include(_ point: Point) {
      guard let known = corners else {
        corners = (point.x, point.y, point.x, point.y)
        return
      }
      corners = (
        min(known.left, point.x), min(known.top, point.y), max(known.right, point.x),
        max(known.bottom, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let one, let two, let point):
        include(one)
        include(two)
        include(point)
      case .close: break
      }
    }
    guard let corners else { return .zero }
    return Rect(
      x: corners.left, y: corners.top, width: corners.right - corners.left,
      height: corners.bottom - corners.top)
  }
}
