import AtriumGraphics

extension Theme {
  /// The light theme: dark text on warm white, with a terracotta accent colour.
  public static let light = Theme(
    background: Color(hex: 0xf5f1ea), surface: Color(hex: 0xfffdf9), label: Color(hex: 0x211d1a),
    secondaryLabel: Color(hex: 0x625a52), separator: Color(hex: 0xdcd4c8),
    accent: Color(hex: 0xa8432a), onAccent: Color(hex: 0xffffff),
    pressedAccent: Color(hex: 0x85321e), fill: Color(hex: 0xebe4d9),
    hoverFill: Color(hex: 0xe3dacd), pressedFill: Color(hex: 0xd5cabb),
    focusRing: Color(hex: 0x1f6f8b),
    track: Color(hex: 0x877d73),
    groove: Color(hex: 0xd6ccbe), thumb: Color(hex: 0xffffff), selectedFill: Color(hex: 0xfffdf9),
    onSelectedFill: Color(hex: 0x211d1a), outline: Color(hex: 0xcfc5b7),
    badge: Color(hex: 0xb3261e),
    onBadge: Color(hex: 0xffffff))

  /// The dark theme: light text on dark grey, with a lighter accent colour.
  public static let dark = Theme(
    background: Color(hex: 0x17181b), surface: Color(hex: 0x202226), label: Color(hex: 0xf3efe9),
    secondaryLabel: Color(hex: 0xaea89f), separator: Color(hex: 0x383a40),
    accent: Color(hex: 0xf0936f), onAccent: Color(hex: 0x24110a),
    pressedAccent: Color(hex: 0xd37a58), fill: Color(hex: 0x2b2e33),
    hoverFill: Color(hex: 0x34373d), pressedFill: Color(hex: 0x40444b),
    focusRing: Color(hex: 0x6fc3df),
    track: Color(hex: 0x7f828a),
    groove: Color(hex: 0x4a4d55), thumb: Color(hex: 0xf3efe9), selectedFill: Color(hex: 0x4d5159),
    onSelectedFill: Color(hex: 0xffffff), outline: Color(hex: 0x5a5e66),
    badge: Color(hex: 0xff8a80),
    onBadge: Color(hex: 0x2b0805))

  /// The light theme in high contrast: black on white; the contrast of text is at least 7:1.
  public static let highContrastLight = Theme(
    background: .white, surface: .white, label: .black, secondaryLabel: Color(hex: 0x26221f),
    separator: Color(hex: 0x57504a), accent: Color(hex: 0x7a230c), onAccent: .white,
    pressedAccent: Color(hex: 0x541505), fill: Color(hex: 0xf0ece6),
    hoverFill: Color(hex: 0xe2dcd3), pressedFill: Color(hex: 0xcfc7bb),
    focusRing: Color(hex: 0x003f8a),
    track: Color(hex: 0x4f4842), groove: Color(hex: 0x8c847b),
    thumb: .white, selectedFill: .black,
    onSelectedFill: .white, outline: .black, badge: Color(hex: 0x8c0009), onBadge: .white)

  /// The dark theme in high contrast: white on black; the contrast of text is at least 7:1.
  public static let highContrastDark = Theme(
    background: .black, surface: .black, label: .white, secondaryLabel: Color(hex: 0xe6e2dc),
    separator: Color(hex: 0xa8a29a), accent: Color(hex: 0xffb597), onAccent: .black,
    pressedAccent: Color(hex: 0xffd9c9), fill: Color(hex: 0x1c1d20),
    hoverFill: Color(hex: 0x2c2e32), pressedFill: Color(hex: 0x3f4247),
    focusRing: Color(hex: 0x7fd6ff),
    track: Color(hex: 0xb4aea6), groove: Color(hex: 0x66625c),
    thumb: .black, selectedFill: .white,
    onSelectedFill: .black, outline: .white, badge: Color(hex: 0xffb4ab), onBadge: .black)
}
