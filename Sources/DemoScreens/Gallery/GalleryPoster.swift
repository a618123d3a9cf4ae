import AtriumControls
import AtriumGraphics

/// The poster on the gallery's page of menus; all menus of the page change it.
struct GalleryPoster: Equatable {
  /// The colours of the picture frame.
  enum Frame: CaseIterable {
    case clay
    case ochre
    case sage
    case sea
    case plum

    var name: String {
      switch self {
      case .clay: String(localized: "Clay")
      case .ochre: String(localized: "Ochre")
      case .sage: String(localized: "Sage")
      case .sea: String(localized: "Sea")
      case .plum: String(localized: "Plum")
      }
    }

    func color(_ palette: Palette) -> Color {
      switch self {
      case .clay: palette.clay
      case .ochre: palette.ochre
      case .sage: palette.sage
      case .sea: palette.sea
      case .plum: palette.plum
      }
    }
  }

  /// The index of the picture in ``Drawing/all``.
  var picture = 0
  var frame = Frame.clay
  /// The number of quarter turns clockwise.
  var turns = 0
  var isMirrored = false
  var showsName = true
  /// The number of posters side by side: 1 to 3.
  var count = 1
  var isHung = true

  var drawing: Drawing { Drawing.all[picture] }
}
