public import AtriumGraphics

extension TraitCollection {
  /// The maximum luminance with a contrast of 4.5:1 to the light theme's backgrounds.
  private static let lightestAccent = 0.155
  /// The minimum luminance with a contrast of 4.5:1 to the dark theme's backgrounds.
  private static let darkestAccent = 0.29
  /// The maximum luminance in the dark style, so that the background of a selected row, which contains some of the
  /// accent colour, stays dark enough for text.
  private static let lightestDarkAccent = 0.8

  /// The user's accent colour, darker or lighter where a contrast of at least 4.5:1 with the theme's backgrounds
  /// requires that; nil if the user has not chosen a colour, and in high contrast.
  public var legibleAccentColor: Color? {
    guard let accentColor, accessibilityContrast != .high else { return nil }
    let opaque = accentColor.withAlphaComponent(1)
    guard userInterfaceStyle == .dark else {
      return opaque.mixed(with: .black) { $0.relativeLuminance <= Self.lightestAccent }
    }
    return opaque.mixed(with: .white) { $0.relativeLuminance >= Self.darkestAccent }
      .mixed(with: .black) { $0.relativeLuminance <= Self.lightestDarkAccent }
  }
}

extension Color {
  /// Returns the colour mixed with as little of another colour as a condition requires, in steps of 2 %.
  fileprivate func mixed(with other: Color, until isEnough: (Color) -> Bool) -> Color {
    for step in 0..<50 {
      let mixed = mixed(with: other, by: Double(step) / 50)
      if isEnough(mixed) { return mixed }
    }
    return other
  }
}
