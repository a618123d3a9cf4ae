/// The reading direction of an interface.
///
/// The raw values are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic.
  case rightToLeft = 1
}
