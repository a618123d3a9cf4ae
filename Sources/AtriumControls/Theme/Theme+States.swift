public import AtriumGraphics

extension Theme {
  /// The background of a selected row: the surface mixed with 14 % of the accent colour.
  ///
  /// Text in ``label`` and ``secondaryLabel`` has a contrast of at least 4.5:1 on this background.
  public var selectedRowFill: Color { surface.mixed(with: accent, by: 0.14) }

  /// Whether the theme has high contrast; controls then use outlines where they otherwise use only backgrounds.
  var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// Returns white or black, whichever has more contrast with a background colour.
  func ink(on ground: Color) -> Color {
    Color.white.contrastRatio(with: ground) >= Color.black.contrastRatio(with: ground)
      ? .white : .black
  }
}
