/// The reading direction of an interface.
///
/// The raw values are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
