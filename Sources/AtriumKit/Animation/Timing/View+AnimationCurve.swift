public import AtriumGeometry

extension View {
  /// A named curve.
  ///
  /// The raw values are UIKit's, also the two that it does not name.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even speed.
    case linear = 3
    /// What cubic timing parameters have that were told nothing.
    case standard = 5
    /// Control points of one's own.
    case custom = 6

    /// Its shape; that of ``standard`` for ``custom``, whose points are elsewhere.
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
