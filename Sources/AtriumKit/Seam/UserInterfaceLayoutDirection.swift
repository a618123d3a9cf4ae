/// The direction in which an interface reads.
public enum UserInterfaceLayoutDirection: Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
