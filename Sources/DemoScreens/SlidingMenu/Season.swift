import AtriumControls
import AtriumGraphics

/// A season, which *Sliding* shows as one of its contents.
enum Season: CaseIterable {
  case spring
  case summer
  case autumn
  case winter

  var title: String {
    switch self {
    case .spring: String(localized: "Spring")
    case .summer: String(localized: "Summer")
    case .autumn: String(localized: "Autumn")
    case .winter: String(localized: "Winter")
    }
  }

  /// A sentence about the court in the season.
  var sentence: String {
    switch self {
    case .spring: String(localized: "The almond trees bloom before their leaves come.")
    case .summer: String(localized: "At noon everyone sits in the shade of the arcade.")
    case .autumn: String(localized: "The pomegranates are ripe, and the swallows fly south.")
    case .winter: String(localized: "Snow lies on the hills, and rain fills the cistern.")
    }
  }

  /// The colours of a picture of the season.
  struct Colors {
    var sky: (top: Color, low: Color)
    var light: Color
    var hills: (far: Color, near: Color)
    /// The colour of the leaves or the blossoms; nil for a bare tree.
    var crown: Color?
    /// The colour of petals, leaves or snow in the air; nil for clear air.
    var air: Color?
  }

  /// The colour of snow, blossoms and a pale sun, which is light in the dark style too.
  private static let pale = Color(hex: 0xf6eedf)

  func colors(in palette: Palette) -> Colors {
    let pale = Season.pale
    switch self {
    case .spring:
      let blossom = palette.plum.mixed(with: pale, by: 0.62)
      return Colors(
        sky: (palette.sky, palette.sky.mixed(with: pale, by: 0.7)), light: pale,
        hills: (palette.sage.mixed(with: palette.sky, by: 0.4), palette.sage), crown: blossom,
        air: blossom)
    case .summer:
      return Colors(
        sky: (palette.azure, palette.sky), light: palette.ochre,
        hills: (palette.ochre.mixed(with: palette.sage, by: 0.5), palette.ochre),
        crown: palette.sage.mixed(with: palette.ink, by: 0.2))
    case .autumn:
      return Colors(
        sky: (palette.ochre.mixed(with: palette.sand, by: 0.45), palette.sand),
        light: palette.clay, hills: (palette.clay.mixed(with: palette.sand, by: 0.5), palette.plum),
        crown: palette.clay, air: palette.clay)
    case .winter:
      return Colors(
        sky: (
          palette.azure.mixed(with: pale, by: 0.3), palette.azure.mixed(with: pale, by: 0.65)
        ),
        light: pale,
        hills: (palette.sky.mixed(with: pale, by: 0.6), pale.mixed(with: palette.sky, by: 0.12)),
        air: Color(white: 1, alpha: 0.9))
    }
  }
}
