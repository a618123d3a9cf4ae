/// A rectangle, half-open: its left and top edges belong to it, its right and bottom edges do not.
///
/// A size may be negative: then the area lies on the other side of the origin. Whatever is asked of such
/// a rectangle is answered for its area, and two rectangles of the same area are equal. Only ``origin``
/// and ``size`` read what was set, as with Core Graphics.
public struct Rect: Sendable {
  /// The corner that the size is measured from, in points: the top left one of a positive size.
  public var origin: Point
  /// The extent, in points; the area lies to the left or above where it is negative.
  public var size: Size

  /// The rectangle at the origin without extent.
  public static let zero = Rect()

  /// No rectangle at all: what two areas have in common that do not touch.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle that holds everything.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Makes a rectangle of a corner and a size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle of a size around a centre.
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
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The top edge.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether nothing lies inside: it is ``null``, or a side is zero or not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) || isNull }
  /// Whether it is no rectangle at all.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it holds everything.
  public var isInfinite: Bool { self == .infinite }

  /// The same area with a size that is not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle of whole points around it.
  public var integral: Rect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether the two are one area, or both none.
  public func equalTo(_ other: Rect) -> Bool { self == other }

  /// Whether a point lies inside; the right and bottom edges do not count (V-37).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the union with another rectangle is this one: it lies inside completely, or is ``null``.
  public func contains(_ other: Rect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two have anything in common, be it a part of an edge.
  public func intersects(_ other: Rect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
      && other.minY <= maxY
  }

  /// The shared area, which is without extent where only edges touch; ``null`` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both, one without extent too; only ``null`` adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The area moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The area with each side moved inwards, outwards if negative; ``null`` if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let (width, height) = (width - 2 * dx, height - 2 * dy)
    guard !isNull, width >= 0, height >= 0 else { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The area with each side moved inwards, at most to the middle, outwards if negative.
  ///
  /// For layouts, which must have finite places where there is no room, too.
  public func shrunkBy(dx: Double, dy: Double) -> Rect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }

  /// The rectangle less a border; the size is negative where the border is wider than it.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// A rectangle as text, as in `0.0,0.0 960.0x640.0`.
  public var description: String { "\(origin) \(size)" }
}

extension Rect: CustomStringConvertible {}

extension Rect: Hashable {
  /// Whether the two are one area, or both none.
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
