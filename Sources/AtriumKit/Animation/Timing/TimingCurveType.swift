/// The kinds of timing.
///
/// The raw values are UIKit's.
public enum TimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A custom curve.
  case cubic = 1
  /// A spring.
  case spring = 2
}
