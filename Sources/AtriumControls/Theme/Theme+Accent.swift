internal import AtriumGraphics

extension Theme {
  /// Returns the theme with another accent colour, and with the colours of text on it; nil returns the theme itself.
  func with(accent: Color?) -> Theme {
    guard let accent else { return self }
    var theme = self
    theme.accent = accent
    theme.onAccent = ink(on: accent)
    // A pressed element moves away from the colour of its text, so that the text stays readable.
    theme.pressedAccent = accent.mixed(with: theme.onAccent == .white ? .black : .white, by: 0.2)
    return theme
  }
}
