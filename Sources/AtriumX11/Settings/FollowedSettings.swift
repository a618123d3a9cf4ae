/// The settings in which a window follows the desktop.
///
/// A value comes from the desktop's portal. If the portal does not set it, it comes from the settings manager
/// (XSETTINGS). If neither sets it, the window's own setting applies.
public struct FollowedSettings: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The light or dark style.
  ///
  /// If the portal sets no style, the style is dark if the name of the desktop's theme is the name of a dark theme, or
  /// if the desktop prefers dark themes.
  public static let userInterfaceStyle = FollowedSettings(rawValue: 1 << 0)
  /// The normal or high contrast.
  ///
  /// If the portal sets no contrast, the contrast is high if the name of the desktop's theme begins with
  /// `HighContrast`.
  public static let accessibilityContrast = FollowedSettings(rawValue: 1 << 1)
  /// The full or reduced motion, according to the desktop's setting for motion or animations.
  public static let motion = FollowedSettings(rawValue: 1 << 2)
  /// The blinking of carets, and whether the middle button pastes.
  public static let text = FollowedSettings(rawValue: 1 << 3)
  /// The accent colour, which only the desktop's portal sets.
  public static let accentColor = FollowedSettings(rawValue: 1 << 4)
  /// All settings.
  public static let all: FollowedSettings = [
    .userInterfaceStyle, .accessibilityContrast, .motion, .text, .accentColor,
  ]
}
