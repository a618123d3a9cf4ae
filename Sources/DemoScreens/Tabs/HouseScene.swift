import AtriumGeometry
import AtriumGraphics

/// The illustration of a room of the house, as wide as its list and cut at the sides if the list is narrow.
enum HouseScene: Sendable {
  case court
  case hall
  case studio
  case library
  case gallery
  case garden
  case cellar

  /// Draws the scene into a rectangle.
  func draw(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    switch self {
    case .court: stage.drawCourt(on: canvas)
    case .hall: stage.drawHall(on: canvas)
    case .studio: stage.drawStudio(on: canvas)
    case .library: stage.drawLibrary(on: canvas)
    case .gallery: stage.drawGallery(on: canvas)
    case .garden: stage.drawGarden(on: canvas)
    case .cellar: stage.drawCellar(on: canvas)
    }
  }
}
