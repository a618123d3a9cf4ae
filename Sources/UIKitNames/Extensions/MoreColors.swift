public import Atrium

/// Further named and semantic colours of UIKit. The semantic colours have the values of the light theme.
extension Color {
  /// White with an opacity of 60 %.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Black.
  public static let darkText = Color(white: 0, alpha: 1)
  /// The light theme's `groupedBackground`.
  public static var groupTableViewBackground: Color { Theme.light.groupedBackground }
  /// UIKit's colour `systemTeal`.
  public static let systemTeal = Color(hex: 0x30B0C7)
  /// UIKit's colour `systemMint`.
  public static let systemMint = Color(hex: 0x00C7BE)
  /// UIKit's colour `systemCyan`.
  public static let systemCyan = Color(hex: 0x32ADE6)
  /// UIKit's colour `systemBrown`.
  public static let systemBrown = Color(hex: 0xA2845E)
  /// UIKit's colour `systemGray2`.
  public static let systemGray2 = Color(hex: 0xAEAEB2)
  /// UIKit's colour `systemGray3`.
  public static let systemGray3 = Color(hex: 0xC7C7CC)
  /// UIKit's colour `systemGray4`.
  public static let systemGray4 = Color(hex: 0xD1D1D6)
  /// UIKit's colour `systemGray5`.
  public static let systemGray5 = Color(hex: 0xE5E5EA)
  /// UIKit's colour `systemGray6`.
  public static let systemGray6 = Color(hex: 0xF2F2F7)
  /// The light theme's `secondaryLabel` with half its opacity.
  public static var tertiaryLabel: Color { Theme.light.secondaryLabel.withAlphaComponent(0.5) }
  /// The light theme's `secondaryLabel` with 30 % of its opacity.
  public static var quaternaryLabel: Color { Theme.light.secondaryLabel.withAlphaComponent(0.3) }
  /// The light theme's `secondaryLabel` with half its opacity.
  public static var placeholderText: Color { .tertiaryLabel }
  /// The light theme's `accent`.
  public static var link: Color { Theme.light.accent }
  /// The light theme's `separator`.
  public static var opaqueSeparator: Color { Theme.light.separator }
  /// The light theme's `background`.
  public static var tertiarySystemBackground: Color { Theme.light.background }
  /// The light theme's `groupedBackground`.
  public static var systemGroupedBackground: Color { Theme.light.groupedBackground }
  /// The light theme's `surface`.
  public static var secondarySystemGroupedBackground: Color { Theme.light.surface }
  /// The light theme's `groupedBackground`.
  public static var tertiarySystemGroupedBackground: Color { Theme.light.groupedBackground }
  /// The light theme's `fill`.
  public static var secondarySystemFill: Color { Theme.light.fill }
  /// The light theme's `fill`.
  public static var tertiarySystemFill: Color { Theme.light.fill }
  /// The light theme's `fill`.
  public static var quaternarySystemFill: Color { Theme.light.fill }
}
