public import AtriumGraphics
public import AtriumKit

/// The colours of a ring menu's wedges.
///
/// White text has a contrast of at least 4.5:1 on each colour. Each colour has a contrast of at least 3:1
/// with the lines between the wedges.
public enum RingMenuPalette {
  /// The number of different colours.
  public static let count = 8

  /// Returns the colour of the wedge at an index; the colours repeat after ``count`` wedges.
  public static func color(at index: Int, for traits: TraitCollection) -> Color {
    let colors = traits.userInterfaceStyle == .dark ? dark : light
    return colors[((index % count) + count) % count]
  }

  /// Returns a colour, darkened as far as necessary for readable white text.
  static func ground(from color: Color) -> Color {
    let opaque = color.withAlphaComponent(1)
    for step in 0..<20 {
      let darker = opaque.mixed(with: .black, by: Double(step) / 20)
      if darker.contrastRatio(with: .white) >= 4.5 { return darker }
    }
    return .black
  }

  private static let light: [Color] = [
    Color(hex: 0xb9563a), Color(hex: 0x94631b), Color(hex: 0x2a757c), Color(hex: 0x75476f),
    Color(hex: 0x55704a), Color(hex: 0x3f6d9e), Color(hex: 0xa3456a), Color(hex: 0x6d6055),
  ]
  private static let dark: [Color] = [
    Color(hex: 0xb9563a), Color(hex: 0x97681f), Color(hex: 0x2c7d85), Color(hex: 0x8f5d8a),
    Color(hex: 0x5a7a4e), Color(hex: 0x4476a8), Color(hex: 0xad4f74), Color(hex: 0x796b5f),
  ]
}
