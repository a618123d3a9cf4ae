import AtriumGeometry
import AtriumGraphics

/// The illustration of a room of the house.
///
/// The illustration is as wide as its list; in a narrow list, its sides are clipped.
enum HouseScene: Sendable {
  case court
  case hall
  case studio
  case library
  case gallery
  case garden
  case cellar

  /// The positions of the objects in the scene, in the units of ``HouseStage``.
  var views: [Point] {
    switch self {
    case .court: [Point(x: 0, y: 10), Point(x: 30, y: 12)]
    case .hall: [Point(x: 0, y: 43), Point(x: 58, y: 32)]
    case .studio: [Point(x: 0, y: 34), Point(x: 47, y: 0)]
    case .library: [Point(x: 54, y: 30), Point(x: -24, y: 50)]
    case .gallery: [Point(x: 0, y: 44)]
    case .garden: [Point(x: 37, y: 0)]
    case .cellar: [Point(x: 34, y: 10)]
    }
  }

  /// Draws an object and its surroundings into a rectangle, which shows half of the scene's height.
  ///
  /// - Parameters:
  ///   - place: The position of the object, in the units of ``HouseStage``.
  ///   - area: The rectangle, which the canvas must clip.
  ///   - palette: The colours.
  ///   - canvas: The canvas.
  func drawPart(
    at place: Point, in area: Rect, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    let height = 2 * area.height
    let unit = height / 100
    let low = area.midY + (HouseStage.floor + place.y) * unit
    // The scene covers the whole rectangle.
    let bottom = min(max(low, area.maxY), area.minY + height)
    let width = 240 * unit
    let left = area.midX - place.x * unit - width / 2
    draw(
      in: Rect(x: left, y: bottom - height, width: width, height: height), palette, on: canvas)
  }

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
