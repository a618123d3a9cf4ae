public import Atrium

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The speed is constant.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The beginning is slow.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The end is slow.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The beginning and the end are slow.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's default curve.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve as an object.
public final class CAMediaTimingFunction: Hashable, Sendable {
  /// The curve.
  public let curve: UnitCurve

  /// Makes a curve from its name; an unknown name means a linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// Writes the coordinates of one of the four control points, the first of which is (0, 0) and the last (1, 1).
  ///
  /// Traps unless the index is from 0 to 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(index) else {
      fatalError("A timing function has the control points 0 to 3, not \(index).")
    }
    let points = [.zero, curve.controlPoint1, curve.controlPoint2, Point(x: 1, y: 1)]
    (values[0], values[1]) = (Float(points[index].x), Float(points[index].y))
  }

  /// Returns whether two functions have the same curve.
  public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
    left.curve == right.curve
  }
  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}
