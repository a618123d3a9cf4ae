/// Whether an interface is drawn light or dark.
///
/// The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said: drawn light; a trait override of it leaves what is inherited.
  case unspecified = 0
  /// Dark ink on light ground.
  case light = 1
  /// Light ink on dark ground.
  case dark = 2
}
