import AtriumGraphics

/// An effect that blurs the views behind the effect view and draws a colour over them.
public final class BlurEffect: VisualEffect {
  /// The styles of the colour in front of the blurred views.
  public enum Style: Hashable, Sendable {
    /// A nearly white colour.
    case extraLight
    /// A light colour.
    case light
    /// A dark colour.
    case dark
    /// A light or dark colour, depending on the traits.
    case regular
    /// As ``regular``, but the views behind are less visible.
    case prominent
    /// As ``regular``, but the views behind are more visible.
    case systemThinMaterial
    /// The same as ``regular``.
    case systemMaterial
    /// The same as ``prominent``.
    case systemThickMaterial
  }

  /// The style of the colour in front of the blurred views.
  public let style: Style

  /// Makes an effect with a style.
  public init(style: Style) { self.style = style }

  /// Returns the colour in front of the blurred views for the given traits.
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
