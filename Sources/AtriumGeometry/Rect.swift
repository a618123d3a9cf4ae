/// A half-open rectangle: its left and top edges belong to it, its right and bottom edges do not.
///
/// If a side of the size is negative, the area extends from the origin to the left or upwards. All
/// properties and methods refer to the area, and two rectangles with the same area are equal. Only
/// ``origin`` and ``size`` return the values that were set, as with Core Graphics.
public struct Rect: Sendable {
  /// The corner from which the size is measured, in points.
  ///
  /// This is the top left corner if the size is positive.
  public var origin: Point
  /// The size, in points.
  ///
  /// A negative width extends the area to the left of the origin, a negative height above it.
  public var size: Size

  /// The rectangle at the origin with size 0.
  public static let zero = Rect()

  /// The null rectangle: the intersection of two areas that do not touch.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle that contains every point.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Makes a rectangle from a corner and a size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle from a centre and a size.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The horizontal extent, in points; never negative.
  public var width: Double { abs(size.width) }
  /// The vertical extent, in points; never negative.
  public var height: Double { abs(size.height) }
  /// The left edge.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The top edge.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The centre.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the area is empty: the rectangle is ``null``, or a side is 0 or NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) || isNull }
  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle is ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// The same area with a size that is not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole coordinates that contains the area.
  public var integral: Rect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Returns whether both rectangles have the same area, or are both ``null``.
  public func equalTo(_ other: Rect) -> Bool { self == other }

  /// Returns whether a point is inside the rectangle.
  ///
  /// The right and bottom edges are outside (V-37).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether the rectangle contains another rectangle completely.
  ///
  /// Any rectangle contains the ``null`` rectangle.
  public func contains(_ other: Rect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns whether the rectangles overlap or touch at an edge.
  public func intersects(_ other: Rect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
      && other.minY <= maxY
  }

  /// Returns the common area; ``null`` if there is none.
  ///
  /// If only edges touch, a side of the result is 0.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle that contains both rectangles.
  ///
  /// An empty rectangle counts too; only a ``null`` rectangle is ignored.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the area moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the area with each side moved inwards by a distance; ``null`` if opposite sides would cross.
  ///
  /// A negative distance moves the sides outwards.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let (width, height) = (width - 2 * dx, height - 2 * dy)
    guard !isNull, width >= 0, height >= 0 else { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the area with each side moved inwards by a distance, at most to the centre.
  ///
  /// A negative distance moves the sides outwards.
  ///
  /// Layout code uses this method, since the frames of views must be finite even if there is no space.
  public func shrunkBy(dx: Double, dy: Double) -> Rect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }

  /// Returns the rectangle reduced by insets; the size is negative where the insets exceed it.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle as text, such as `0.0,0.0 960.0x640.0`.
  public var description: String { "\(origin) \(size)" }
}

extension Rect: CustomStringConvertible {}

extension Rect: Hashable {
  /// Returns whether both rectangles have the same area, or are both ``null``.
  public static func == (left: Rect, right: Rect) -> Bool {
    if left.origin == right.origin, left.size == right.size { return true }
    let isPlain =
      left.size.width >= 0 && left.size.height >= 0 && right.size.width >= 0
      && right.size.height >= 0
    if isPlain, !left.isNull { return false }
    let (left, right) = (left.standardized, right.standardized)
    return left.origin == right.origin && left.size == right.size
  }

  /// Hashes the area.
  public func hash(into hasher: inout Hasher) {
    let area = standardized
    hasher.combine(area.origin)
    hasher.combine(area.size)
  }
}
