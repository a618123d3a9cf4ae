public import AtriumGraphics

extension TraitCollection {
  /// The maximum luminance of an accent colour with a contrast of 4.5:1 to the light theme's backgrounds.
  private static let lightestAccent = 0.155
  /// The minimum luminance of an accent colour with a contrast of 4.5:1 to the dark theme's backgrounds.
  private static let darkestAccent = 0.29
  /// The maximum luminance of an accent colour in the dark style.
  ///
  /// The background of a selected row contains some of the accent colour, and must be dark enough for text.
  private static let lightestDarkAccent = 0.8

  /// The user's accent colour, with a contrast of at least 4.5:1 to the theme's backgrounds.
  ///
  /// If necessary, the colour is darker or lighter than the chosen one. The value is nil if the user has not chosen
  /// a colour, and in high contrast.
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
  /// Returns the colour mixed with as little of another colour as satisfies a condition, in steps of 2 %.
  fileprivate func mixed(with other: Color, until isEnough: (Color) -> Bool) -> Color {
    for step in 0..<50 {
      let mixed = mixed(with: other, by: Double(step) / 50)
      if isEnough(mixed) { return mixed }
    }
    return other
  }
}
