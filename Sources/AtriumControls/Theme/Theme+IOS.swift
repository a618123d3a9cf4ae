import AtriumGraphics

/// The colours of iOS 13 to 18, for interfaces that are shown as in Interface Builder.
extension Theme {
  static let lightIOS = Theme(
    background: .white, surface: .white, label: .black, secondaryLabel: Color(hex: 0x8a8a8e),
    separator: Color(hex: 0xc6c6c8), accent: Color(hex: 0x007aff), onAccent: .white,
    pressedAccent: Color(hex: 0x0062cc), fill: Color(hex: 0xe9e9eb),
    hoverFill: Color(hex: 0xe5e5ea), pressedFill: Color(hex: 0xd1d1d6),
    focusRing: Color(hex: 0x007aff), track: Color(hex: 0x8e8e93), groove: Color(hex: 0xe4e4e6),
    thumb: .white, selectedFill: .white, onSelectedFill: .black, outline: Color(hex: 0xc7c7cc),
    badge: Color(hex: 0xff3b30), onBadge: .white, groupedBackground: Color(hex: 0xf2f2f7))

  static let darkIOS = Theme(
    background: .black, surface: Color(hex: 0x1c1c1e), label: .white,
    secondaryLabel: Color(hex: 0x98989f), separator: Color(hex: 0x38383a),
    accent: Color(hex: 0x0a84ff), onAccent: .white, pressedAccent: Color(hex: 0x0868c8),
    fill: Color(hex: 0x2c2c2e), hoverFill: Color(hex: 0x3a3a3c), pressedFill: Color(hex: 0x48484a),
    focusRing: Color(hex: 0x0a84ff), track: Color(hex: 0x8e8e93), groove: Color(hex: 0x39393d),
    thumb: .white, selectedFill: Color(hex: 0x636366), onSelectedFill: .white,
    outline: Color(hex: 0x48484a), badge: Color(hex: 0xff453a), onBadge: .white)
}
