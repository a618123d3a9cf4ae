/// Whether an interface is drawn light or dark.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}
