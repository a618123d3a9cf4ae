/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The curve maps the fraction of the time to the fraction of the distance.
///
/// The curves with UIKit's names are UIKit's, measured with the precision that rule A-4 gives (DC-45).
public struct UnitCurve: Hashable, Sendable {
  /// The first control point; its x is in 0…1.
  public let controlPoint1: Point
  /// The second control point; its x is in 0…1.
  public let controlPoint2: Point

  /// Constant speed.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at the start.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at both ends: the default of an animation block.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The default of cubic timing parameters.
  public static let standard = UnitCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// `1 − (1 − t)³`, exactly: with x1 = 1/3 and x2 = 2/3 the curve's parameter is the time.
  public static let easeOutCubic = UnitCurve(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1)

  /// Makes a curve from its control points; x is clamped to 0…1.
  ///
  /// A number that is not finite counts as 0 for the first point and as 1 for the second.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ number: Double, else other: Double) -> Double { number.isFinite ? number : other }
    controlPoint1 = Point(x: min(max(finite(x1, else: 0), 0), 1), y: finite(y1, else: 0))
    controlPoint2 = Point(x: min(max(finite(x2, else: 1), 0), 1), y: finite(y2, else: 1))
  }

  /// The curve reversed in time: `1 − f(1 − t)` if this curve is `f(t)` (CK-A11).
  public var reversed: UnitCurve {
    UnitCurve(
      x1: 1 - controlPoint2.x, y1: 1 - controlPoint2.y, x2: 1 - controlPoint1.x,
      y2: 1 - controlPoint1.y)
  }

  /// Returns the fraction of the distance, 0 at the start and 1 at the end.
  ///
  /// - Parameter progress: The fraction of the time, clamped to 0…1.
  /// - Returns: The fraction; some curves exceed 0…1 between their ends, none exceeds −1000…1000.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let value = UnitCurve.bezier(
      controlPoint1.y, controlPoint2.y, at: parameter(forX: progress))
    return min(max(value, -1000), 1000)
  }

  /// Returns the curve's parameter at an x.
  ///
  /// The search uses Newton's method where it converges, and bisection otherwise.
  private func parameter(forX x: Double) -> Double {
    let (x1, x2) = (controlPoint1.x, controlPoint2.x)
    var t = x
    for _ in 0..<8 {
      let error = UnitCurve.bezier(x1, x2, at: t) - x
      if abs(error) < 1e-14 { return t }
      let slope = 3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    if (0...1).contains(t), abs(UnitCurve.bezier(x1, x2, at: t) - x) < 1e-12 { return t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      t = (low + high) / 2
      if UnitCurve.bezier(x1, x2, at: t) < x { low = t } else { high = t }
    }
    return t
  }

  private static func bezier(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }
}
