import AtriumGraphics
import AtriumKit

extension JournalEntry.Kind {
  /// The name of the kind in the legend.
  var name: String {
    switch self {
    case .loading: "load"
    case .appearing: "appear"
    case .disappearing: "disappear"
    case .moving: "move"
    case .resizing: "resize"
    }
  }

  /// Returns the colour of a kind's mark, which has a contrast of at least 3:1 with the list's background.
  func color(_ traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    return switch self {
    case .loading: Color(hex: isDark ? 0xaea89f : 0x7a7168)
    case .appearing: Color(hex: isDark ? 0x5fc08f : 0x2b8659)
    case .disappearing: Color(hex: isDark ? 0xf0876a : 0xb9492c)
    case .moving: Color(hex: isDark ? 0xe3b25a : 0x9a6c0a)
    case .resizing: Color(hex: isDark ? 0x7db4f0 : 0x2e6bb0)
    }
  }
}
