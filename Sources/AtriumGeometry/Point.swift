#if canImport(Glibc)
  internal import Glibc
#endif

/// A point in the plane, in points; x increases to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point()

  /// Makes a point; the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Makes a point from polar coordinates.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians, clockwise on screen from three o'clock.
  ///   - length: The distance from the origin, in points.
  public init(angle: Double, length: Double) {
    self.init(x: length * cos(angle), y: length * sin(angle))
  }

  /// The direction from the origin, in radians, clockwise on screen from three o'clock: −π … π.
  public var angle: Double { atan2(y, x) }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point) -> Double {
    (self - other).length
  }

  /// The distance from the origin, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Returns whether both points are equal.
  public func equalTo(_ other: Point) -> Bool { self == other }

  /// The point as text, such as `12.0,80.0`.
  public var description: String { "\(x),\(y)" }

  /// Returns the sum of two points, by component.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the difference of two points, by component.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns a point with both components multiplied by a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// Adds a point to another, by component.
  public static func += (left: inout Point, right: Point) { left = left + right }
}

extension Point: CustomStringConvertible {}
