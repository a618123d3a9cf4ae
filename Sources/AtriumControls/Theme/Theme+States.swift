public import AtriumGraphics

extension Theme {
  /// The ground of a selected row: the surface with a breath of the accent.
  ///
  /// Text in ``label`` and ``secondaryLabel`` has a contrast of at least 4.5:1 on it.
  public var selectedRowFill: Color { surface.mixed(with: accent, by: 0.14) }

  /// Whether grounds alone do not tell parts apart.
  var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// White or black, whatever stands out more from a ground.
  func ink(on ground: Color) -> Color {
    Color.white.contrastRatio(with: ground) >= Color.black.contrastRatio(with: ground)
      ? .white : .black
  }
}
