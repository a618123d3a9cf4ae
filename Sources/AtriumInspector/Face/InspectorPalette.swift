import AtriumControls
import AtriumGraphics
import AtriumKit

/// The colours that the inspector uses in addition to the theme's colours.
///
/// Shapes convey the same information as these colours (TL-5).
struct InspectorPalette {
  private let isDark: Bool
  private let theme: Theme

  init(_ traits: TraitCollection) {
    isDark = traits.userInterfaceStyle == .dark
    theme = Theme(traits)
  }

  /// Returns the colour of a call's mark, with a contrast of at least 3:1 on the surface.
  func color(of group: InspectedCall.Group) -> Color {
    switch group {
    case .loading: Color(hex: isDark ? 0xaea89f : 0x6f665d)
    case .appearing: Color(hex: isDark ? 0x5fc08f : 0x2b8659)
    case .disappearing: Color(hex: isDark ? 0xf0876a : 0xb9492c)
    case .moving: Color(hex: isDark ? 0xe3b25a : 0x8d6208)
    case .resizing: Color(hex: isDark ? 0x7db4f0 : 0x2e6bb0)
    case .rotating: Color(hex: isDark ? 0xc3a0ec : 0x7b4fa8)
    }
  }

  /// Returns the colour of a phase's bar.
  func color(of phase: InspectedPhase) -> Color {
    switch phase {
    case .notLoaded, .gone: theme.track
    case .appearing, .there: color(of: InspectedCall.Group.appearing)
    case .leaving: color(of: InspectedCall.Group.disappearing)
    }
  }

  /// The colour of problems.
  var problem: Color { theme.badge }
}
