/// Which kind of timing a provider has.
///
/// The raw values are UIKit's.
public enum TimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
}
