import AtriumGraphics
import AtriumKit

/// The colours of illustrations, which match the colours of text and controls.
struct Palette: Hashable {
  let clay: Color
  let ochre: Color
  let sage: Color
  let sea: Color
  let sky: Color
  let azure: Color
  let plum: Color
  let sand: Color
  let stone: Color
  /// The colour of lines on areas of the other colours.
  let ink: Color

  init(_ traits: TraitCollection) {
    self = traits.userInterfaceStyle == .dark ? .night : .day
  }

  private init(
    clay: UInt32, ochre: UInt32, sage: UInt32, sea: UInt32, sky: UInt32, azure: UInt32,
    plum: UInt32,
    sand: UInt32, stone: UInt32, ink: UInt32
  ) {
    self.clay = Color(hex: clay)
    self.ochre = Color(hex: ochre)
    self.sage = Color(hex: sage)
    self.sea = Color(hex: sea)
    self.sky = Color(hex: sky)
    self.azure = Color(hex: azure)
    self.plum = Color(hex: plum)
    self.sand = Color(hex: sand)
    self.stone = Color(hex: stone)
    self.ink = Color(hex: ink)
  }

  /// Returns the colour that Interface Builder files mean by a name; nil for an unknown name.
  static func color(named name: String) -> KeyPath<Palette, Color>? {
    switch name {
    case "clay": \.clay
    case "ochre": \.ochre
    case "sage": \.sage
    case "sea": \.sea
    case "sky": \.sky
    case "azure": \.azure
    case "plum": \.plum
    case "sand": \.sand
    case "stone": \.stone
    default: nil
    }
  }

  private static let day = Palette(
    clay: 0xb9563a, ochre: 0xe0a53f, sage: 0x7f9b6b, sea: 0x2f7f86, sky: 0x8fc3cf,
    azure: 0x3f6d9e, plum: 0x75476f, sand: 0xecdfca, stone: 0xfaf4e9, ink: 0x2b2320)

  private static let night = Palette(
    clay: 0xc7674a, ochre: 0xe3b25a, sage: 0x7c9a70, sea: 0x2f8088, sky: 0x5b9fb3,
    azure: 0x4476a8, plum: 0x8a5a86, sand: 0x3b342c, stone: 0x2a2723, ink: 0x100e0d)
}
