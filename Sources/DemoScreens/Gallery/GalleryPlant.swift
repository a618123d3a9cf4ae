import AtriumControls

/// A plant of the herbarium on the gallery's page of collection views.
struct GalleryPlant: Hashable {
  /// The beds, which are the sections of the collection.
  enum Bed: Int, CaseIterable {
    case sunny
    case shady
    case wet

    var title: String {
      switch self {
      case .sunny: String(localized: "In the sun")
      case .shady: String(localized: "In the shade")
      case .wet: String(localized: "By the water")
      }
    }
  }

  /// The number that identifies the plant in the data source.
  let number: Int
  let name: String

  /// The plants of a bed at the start.
  static func plants(in bed: Bed) -> [GalleryPlant] {
    let names =
      switch bed {
      case .sunny:
        [
          String(localized: "Dahlia"), String(localized: "Lavender"), String(localized: "Poppy"),
          String(localized: "Sage|plant"), String(localized: "Thyme"), String(localized: "Yarrow"),
          String(localized: "Zinnia"), String(localized: "Aster"), String(localized: "Marigold"),
          String(localized: "Cosmos"),
        ]
      case .shady:
        [
          String(localized: "Clover"), String(localized: "Fern"), String(localized: "Foxglove"),
          String(localized: "Hosta"), String(localized: "Ivy"), String(localized: "Anemone"),
          String(localized: "Violet"), String(localized: "Primrose"),
        ]
      case .wet:
        [
          String(localized: "Iris"), String(localized: "Lotus"), String(localized: "Rush"),
          String(localized: "Sedge"), String(localized: "Water lily"), String(localized: "Mint"),
          String(localized: "Calla"), String(localized: "Cress"),
        ]
      }
    let first = bed.rawValue * 100
    return names.enumerated().map { GalleryPlant(number: first + $0, name: $1) }
  }
}
