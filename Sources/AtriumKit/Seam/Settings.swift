/// What the user asked of every program: colours, motion, reading direction.
public struct Settings: Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast
  /// How much may move.
  public var motion: Motion
  /// The direction in which the interface reads.
  public var layoutDirection: UserInterfaceLayoutDirection

  /// Makes settings; light, normal contrast, full motion, left to right unless said otherwise.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light,
    accessibilityContrast: AccessibilityContrast = .normal, motion: Motion = .full,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.motion = motion
    self.layoutDirection = layoutDirection
  }
}
