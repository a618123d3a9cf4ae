public import AtriumGeometry

/// A cubic timing curve for a property animator.
public struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
  /// The named curve, or `custom`.
  public let animationCurve: View.AnimationCurve
  /// The shape of the curve.
  public let curve: UnitCurve

  /// Makes the standard curve.
  public init() {
    self.init(animationCurve: .standard)
  }

  /// Makes a named curve.
  public init(animationCurve: View.AnimationCurve) {
    self.animationCurve = animationCurve
    curve = animationCurve.unitCurve
  }

  /// Makes a curve from two control points, whose x coordinates are clamped to 0 … 1.
  public init(controlPoint1: Point, controlPoint2: Point) {
    animationCurve = .custom
    curve = UnitCurve(
      x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
  }

  /// The first control point.
  public var controlPoint1: Point { curve.controlPoint1 }
  /// The second control point.
  public var controlPoint2: Point { curve.controlPoint2 }
  /// The kind of timing: a named or a custom curve.
  public var timingCurveType: TimingCurveType { animationCurve == .custom ? .cubic : .builtin }
  /// The curve itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// Nil, because a curve is not a spring.
  public var springTimingParameters: SpringTimingParameters? { nil }
}
