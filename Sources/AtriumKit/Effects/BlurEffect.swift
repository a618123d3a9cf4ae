import AtriumGraphics

/// Blurs the views behind, and lays a colour over them.
public final class BlurEffect: VisualEffect {
  /// The colour over the blurred views.
  public enum Style: Hashable, Sendable {
    /// Nearly white.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Light or dark, with the theme.
    case regular
    /// As ``regular``, with less of the views behind.
    case prominent
    /// As ``regular``, with more of the views behind.
    case systemThinMaterial
    /// As ``regular``.
    case systemMaterial
    /// As ``prominent``.
    case systemThickMaterial
  }

  /// The colour over the blurred views.
  public let style: Style

  /// Makes an effect.
  public init(style: Style) { self.style = style }

  /// The colour, in a theme.
  func color(in traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    let dark = Color(hex: 0x1c1c1e)
    return switch style {
    case .extraLight: .white.withAlphaComponent(0.8)
    case .light: .white.withAlphaComponent(0.5)
    case .dark: dark.withAlphaComponent(0.6)
    case .systemThinMaterial: (isDark ? dark : .white).withAlphaComponent(0.45)
    case .regular, .systemMaterial: (isDark ? dark : .white).withAlphaComponent(0.65)
    case .prominent, .systemThickMaterial: (isDark ? dark : .white).withAlphaComponent(0.82)
    }
  }
}
