import AtriumControls
import AtriumGraphics

/// The colours of iOS that files name.
@MainActor
enum SystemColors {
  /// Returns the role of a colour that depends on the theme; nil for a fixed colour and for an unknown name.
  static func role(named name: String) -> KeyPath<Theme, Color>? {
    if let role = roles[name] { return role }
    guard let colors = pair(named: name), colors.light != colors.dark else { return nil }
    return \Theme.[colors]
  }

  /// Returns the colours with the given name for both appearances; nil for an unknown name.
  static func pair(named name: String) -> ColorPair? {
    if let role = roles[name] {
      return ColorPair(light: Theme.light[keyPath: role], dark: Theme.dark[keyPath: role])
    }
    if let (light, dark) = tints[name] {
      return ColorPair(light: Color(hex: light), dark: Color(hex: dark))
    }
    return fixed[name].map { ColorPair(light: $0, dark: $0) }
  }

  private static let roles: [String: KeyPath<Theme, Color>] = [
    "systemBackgroundColor": \.background,
    "groupTableViewBackgroundColor": \.groupedBackground,
    "systemGroupedBackgroundColor": \.groupedBackground,
    "tableBackgroundColor": \.background, "tableCellBackgroundColor": \.surface,
    "tableCellGroupedBackgroundColor": \.surface, "tableSeparatorColor": \.separator,
    "tertiarySystemGroupedBackgroundColor": \.groupedBackground,
    "secondarySystemBackgroundColor": \.surface, "tertiarySystemBackgroundColor": \.surface,
    "secondarySystemGroupedBackgroundColor": \.surface,
    "labelColor": \.label,
    "secondaryLabelColor": \.secondaryLabel, "tertiaryLabelColor": \.secondaryLabel,
    "quaternaryLabelColor": \.secondaryLabel,
    "placeholderTextColor": \.secondaryLabel, "separatorColor": \.separator,
    "opaqueSeparatorColor": \.separator, "linkColor": \.accent, "tintColor": \.accent,
    "systemFillColor": \.fill, "secondarySystemFillColor": \.fill,
    "tertiarySystemFillColor": \.fill, "quaternarySystemFillColor": \.fill,
    "systemBlueColor": \.accent, "systemRedColor": \.badge,
  ]

  /// The colours with a variant for the dark appearance.
  private static let tints: [String: (light: UInt32, dark: UInt32)] = [
    "systemGrayColor": (0x8E8E93, 0x8E8E93), "systemGray2Color": (0xAEAEB2, 0x636366),
    "systemGray3Color": (0xC7C7CC, 0x48484A), "systemGray4Color": (0xD1D1D6, 0x3A3A3C),
    "systemGray5Color": (0xE5E5EA, 0x2C2C2E), "systemGray6Color": (0xF2F2F7, 0x1C1C1E),
    "systemGreenColor": (0x34C759, 0x30D158), "systemOrangeColor": (0xFF9500, 0xFF9F0A),
    "systemYellowColor": (0xFFCC00, 0xFFD60A), "systemPinkColor": (0xFF2D55, 0xFF375F),
    "systemPurpleColor": (0xAF52DE, 0xBF5AF2), "systemTealColor": (0x30B0C7, 0x40C8E0),
    "systemIndigoColor": (0x5856D6, 0x5E5CE6), "systemBrownColor": (0xA2845E, 0xAC8E68),
    "systemCyanColor": (0x32ADE6, 0x64D2FF), "systemMintColor": (0x00C7BE, 0x63E6E2),
  ]

  /// The colours that are the same in both appearances.
  private static let fixed: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    // The background colours of iOS 6, on which text is white.
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
    "underPageBackgroundColor": Color(hex: 0x6F7179),
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "clearColor": .clear, "whiteColor": .white, "blackColor": .black,
  ]
}
