public import AtriumGeometry

extension View {
  /// The named curves.
  ///
  /// The raw values are UIKit's, including two that have no name in UIKit.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
    /// The curve of default cubic timing parameters.
    case standard = 5
    /// Custom control points.
    case custom = 6

    /// The shape of the curve.
    ///
    /// For ``custom``, whose control points are stored elsewhere, the value is the shape of ``standard``.
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
