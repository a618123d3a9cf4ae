/// What of its settings a window leaves to the desktop, and changes with it.
///
/// The desktop is asked by way of its settings manager (XSETTINGS). Where it has none, or the manager
/// does not say, the window's own settings count.
public struct FollowedSettings: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Light or dark, by the name of the desktop's theme.
  public static let userInterfaceStyle = FollowedSettings(rawValue: 1 << 0)
  /// Normal or high contrast, by the name of the desktop's theme.
  public static let accessibilityContrast = FollowedSettings(rawValue: 1 << 1)
  /// Full or reduced motion, by whether the desktop wants animations.
  public static let motion = FollowedSettings(rawValue: 1 << 2)
  /// All of them.
  public static let all: FollowedSettings = [.userInterfaceStyle, .accessibilityContrast, .motion]
}
