public import AtriumGraphics

extension Theme {
  /// The ground of what is selected in a list: the surface with a breath of the accent.
  ///
  /// Text in ``label`` and ``secondaryLabel`` has a contrast of at least 4.5:1 on it.
  public var selectedFill: Color { surface.mixed(with: accent, by: 0.14) }

  /// The ground of what takes something away.
  var destructiveFill: Color {
    switch self {
    case .light: Color(hex: 0xb3261e)
    case .dark: Color(hex: 0xf2877d)
    case .highContrastDark: Color(hex: 0xffb4ab)
    default: Color(hex: 0x8c1d18)
    }
  }

  /// Text and icons on ``destructiveFill``.
  var onDestructiveFill: Color { ink(on: destructiveFill) }

  /// White or black, whatever stands out more from a ground.
  func ink(on ground: Color) -> Color {
    Color.white.contrastRatio(with: ground) >= Color.black.contrastRatio(with: ground)
      ? .white : .black
  }
}
