public import AtriumGeometry

extension View {
  /// The named curves.
  ///
  /// The raw values are those of UIKit, including two values that have no name in UIKit.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
    /// The curve of cubic timing parameters without arguments.
    case standard = 5
    /// Custom control points.
    case custom = 6

    /// The shape of the curve.
    ///
    /// The control points of ``custom`` are stored elsewhere. Its value here is the shape of ``standard``.
    public var unitCurve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .standard, .custom: .standard
      }
    }
  }
}
