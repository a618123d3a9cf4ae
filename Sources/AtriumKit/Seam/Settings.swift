/// The user's settings for all programs: colours, motion, reading direction.
public struct Settings: Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast
  /// The amount of motion.
  public var motion: Motion
  /// The reading direction.
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
