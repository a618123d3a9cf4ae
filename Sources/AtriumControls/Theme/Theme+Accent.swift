internal import AtriumGraphics

extension Theme {
  /// Returns the theme with another accent colour and a readable colour of text on it; for nil, the theme itself.
  func with(accent: Color?) -> Theme {
    guard let accent else { return self }
    var theme = self
    theme.accent = accent
    theme.onAccent = ink(on: accent)
    // The pressed colour contrasts more with the colour of the text, so that the text stays readable.
    theme.pressedAccent = accent.mixed(with: theme.onAccent == .white ? .black : .white, by: 0.2)
    return theme
  }
}
