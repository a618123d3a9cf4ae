public import AtriumGraphics

/// The user's settings for all programs: colours, motion, reading direction and text input.
public struct Settings: Hashable, Sendable {
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast
  /// The amount of motion.
  public var motion: Motion
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The period of a blinking caret, in seconds; nil for carets that do not blink (TX-40).
  public var caretBlinkPeriod: Double?
  /// Whether the middle button pastes the text that the user has selected last (TX-29).
  public var pastesSelection: Bool

  /// The colour that the user has chosen for interactive and selected elements; nil for the theme's accent colour.
  ///
  /// The interface uses ``TraitCollection/legibleAccentColor``, which has enough contrast with the theme's
  /// backgrounds.
  public var accentColor: Color?

  /// Makes settings.
  ///
  /// The defaults are light style, normal contrast, full motion, left to right, carets that blink
  /// every 1.2 s, a middle button that pastes, and the theme's accent colour.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light,
    accessibilityContrast: AccessibilityContrast = .normal, motion: Motion = .full,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, caretBlinkPeriod: Double? = 1.2,
    pastesSelection: Bool = true, accentColor: Color? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.motion = motion
    self.layoutDirection = layoutDirection
    self.caretBlinkPeriod = caretBlinkPeriod
    self.pastesSelection = pastesSelection
    self.accentColor = accentColor
  }

  /// The background of a window if the program sets no other colour.
  var windowBackground: Color { userInterfaceStyle == .dark ? .black : .white }
}
