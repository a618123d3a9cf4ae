package import AtriumKit

/// What a desktop's settings mean for a window; nil where it says nothing.
package struct DesktopSettings: Equatable, Sendable {
  /// Light or dark.
  package var userInterfaceStyle: UserInterfaceStyle?
  /// Normal or high contrast.
  package var accessibilityContrast: AccessibilityContrast?
  /// How much may move.
  package var motion: Motion?
  /// Dots to an inch, for the scale.
  package var dotsPerInch: Double?

  /// Makes settings of a desktop that says nothing.
  package init() {}

  /// Reads what a settings manager tells.
  package init(_ settings: XSettings) {
    if case .text(let name)? = settings.values["Net/ThemeName"] {
      userInterfaceStyle = Self.isDark(name) ? .dark : .light
      accessibilityContrast = name.hasPrefix("HighContrast") ? .high : .normal
    }
    if case .integer(let isOn)? = settings.values["Gtk/ApplicationPreferDarkTheme"], isOn != 0 {
      userInterfaceStyle = .dark
    }
    if case .integer(let isOn)? = settings.values["Gtk/EnableAnimations"] {
      motion = isOn == 0 ? .reduced : .full
    }
    // In 1,024ths; what is not positive says that nobody knows.
    if case .integer(let dots)? = settings.values["Xft/DPI"], dots > 0 {
      dotsPerInch = Double(dots) / 1024
    }
  }

  /// Gives what a window should go by.
  ///
  /// - Parameters:
  ///   - settings: What counts where nothing is followed, or nothing said.
  ///   - followed: What the window leaves to the desktop.
  /// - Returns: The settings for the window.
  package func applied(to settings: Settings, following followed: FollowedSettings) -> Settings {
    var result = settings
    if followed.contains(.userInterfaceStyle), let userInterfaceStyle {
      result.userInterfaceStyle = userInterfaceStyle
    }
    if followed.contains(.accessibilityContrast), let accessibilityContrast {
      result.accessibilityContrast = accessibilityContrast
    }
    if followed.contains(.motion), let motion { result.motion = motion }
    return result
  }

  /// Whether a theme's name says that it is dark.
  ///
  /// Themes come in pairs, and a word of the name tells them apart: `Adwaita-dark`, `Mint-Y-Dark-Aqua`.
  /// Of `Arc-Darker` only the window's frame is dark.
  private static func isDark(_ name: String) -> Bool {
    name.hasPrefix("HighContrastInverse")
      || name.lowercased().split(whereSeparator: { "-_: ".contains($0) }).contains("dark")
  }
}
