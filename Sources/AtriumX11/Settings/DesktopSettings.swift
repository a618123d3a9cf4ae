package import AtriumAccessibility
package import AtriumGraphics
package import AtriumKit

/// The desktop's settings for a window; a setting is nil if the desktop does not provide it.
package struct DesktopSettings: Equatable, Sendable {
  /// The light or dark style.
  package var userInterfaceStyle: UserInterfaceStyle?
  /// The normal or high contrast.
  package var accessibilityContrast: AccessibilityContrast?
  /// The amount of motion: full or reduced.
  package var motion: Motion?
  /// The accent colour.
  package var accentColor: Color?
  /// The number of dots per inch, which determines the scale.
  package var dotsPerInch: Double?
  /// Whether carets blink.
  package var blinksCaret: Bool?
  /// The period of a blinking caret, in seconds.
  package var caretBlinkPeriod: Double?
  /// Whether the middle button pastes the user's last selection.
  package var pastesSelection: Bool?
  /// The maximum time between two presses of a double click, in milliseconds.
  package var doubleClickTime: UInt32?
  /// The maximum distance between two presses of a double click along each axis, in points.
  package var doubleClickDistance: Double?

  /// Makes the settings of a desktop that sets no value.
  package init() {}

  /// Converts the settings that a settings manager publishes.
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
    // The value is in units of 1/1,024; a value that is not positive means unknown.
    if case .integer(let dots)? = settings.values["Xft/DPI"], dots > 0 {
      dotsPerInch = Double(dots) / 1024
    }
    readText(settings)
  }

  /// Reads the settings of text and clicks; implausible values are ignored.
  private mutating func readText(_ settings: XSettings) {
    func number(_ name: String, in range: ClosedRange<Int32>) -> Int32? {
      guard case .integer(let value)? = settings.values[name], range.contains(value) else {
        return nil
      }
      return value
    }
    blinksCaret = number("Net/CursorBlink", in: .min ... .max).map { $0 != 0 }
    caretBlinkPeriod = number("Net/CursorBlinkTime", in: 100...10_000).map { Double($0) / 1000 }
    pastesSelection = number("Gtk/EnablePrimaryPaste", in: .min ... .max).map { $0 != 0 }
    doubleClickTime = number("Net/DoubleClickTime", in: 1...10_000).map { UInt32($0) }
    doubleClickDistance = number("Net/DoubleClickDistance", in: 0...1000).map { Double($0) }
  }

  /// Returns a copy of the settings, in which the values that the desktop's portal sets replace the current values.
  package func overridden(by portal: PortalSettings) -> DesktopSettings {
    var result = self
    result.userInterfaceStyle = portal.userInterfaceStyle ?? userInterfaceStyle
    result.accessibilityContrast = portal.accessibilityContrast ?? accessibilityContrast
    result.motion = portal.motion ?? motion
    result.accentColor = portal.accentColor ?? accentColor
    return result
  }

  /// Returns the settings that a window should use.
  ///
  /// - Parameters:
  ///   - settings: The values that apply where the window does not follow the desktop, or where the desktop sets no
  ///     value.
  ///   - followed: The settings that the window follows.
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
    if followed.contains(.accentColor), let accentColor { result.accentColor = accentColor }
    guard followed.contains(.text) else { return result }
    if let caretBlinkPeriod { result.caretBlinkPeriod = caretBlinkPeriod }
    if blinksCaret == false { result.caretBlinkPeriod = nil }
    if let pastesSelection { result.pastesSelection = pastesSelection }
    return result
  }

  /// Returns whether a theme's name is the name of a dark theme.
  ///
  /// Themes come in pairs, and one word of the name marks the dark theme: `Adwaita-dark`, `Mint-Y-Dark-Aqua`.
  /// `Arc-Darker` does not count as dark, since only its title bars and borders are dark.
  private static func isDark(_ name: String) -> Bool {
    name.hasPrefix("HighContrastInverse")
      || name.lowercased().split(whereSeparator: { "-_: ".contains($0) }).contains("dark")
  }
}
