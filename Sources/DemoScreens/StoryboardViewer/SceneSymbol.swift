import AtriumGeometry
import AtriumGraphics

/// The symbol of a kind of scene.
enum SceneSymbol: Hashable {
  case page
  case table
  case navigation
  case tabs
  case split
  case reference

  init(elementName: String) {
    switch elementName {
    case "tableViewController", "tableView", "collectionViewController": self = .table
    case "navigationController": self = .navigation
    case "tabBarController": self = .tabs
    case "splitViewController": self = .split
    case "viewControllerPlaceholder": self = .reference
    default: self = .page
    }
  }

  /// The width and height of the image, in points.
  static let side = 22.0

  /// The symbol as a template image, which can be drawn in any colour.
  @MainActor var image: Image {
    if let image = SceneSymbol.images[self] { return image }
    let pixels = [1.0, 2, 3].compactMap { scale -> Bitmap? in
      let side = Int(SceneSymbol.side * scale)
      let bitmap = try? Bitmap(size: PixelSize(width: side, height: side), scale: scale)
      bitmap?.draw { draw(in: $0) }
      return bitmap
    }
    let image = Image(representations: pixels).withRenderingMode(.alwaysTemplate)
    SceneSymbol.images[self] = image
    return image
  }
  @MainActor private static var images: [SceneSymbol: Image] = [:]

  private func draw(in canvas: borrowing Canvas) {
    let box = Rect(x: 4.75, y: 2.75, width: 12.5, height: 16.5)
    let ink = Color.black
    let frame = Path(roundedRect: box, cornerRadius: 3)
    canvas.stroke(
      frame, with: ink, style: LineStyle(width: 1.5, dash: self == .reference ? [2.5, 2] : []))
    func line(_ from: Point, _ to: Point) {
      var path = Path()
      path.move(to: from)
      path.addLine(to: to)
      canvas.stroke(path, with: ink, style: LineStyle(width: 1.5, cap: .round))
    }
    switch self {
    case .page: break
    case .table:
      for y in [7.25, 11, 14.75] { line(Point(x: 8, y: y), Point(x: 14, y: y)) }
    case .navigation:
      line(Point(x: 5, y: 7.25), Point(x: 17, y: 7.25))
    case .tabs:
      line(Point(x: 5, y: 14.75), Point(x: 17, y: 14.75))
      for x in [8.0, 11, 14] {
        canvas.fill(Rect(x: x - 0.75, y: 16.2, width: 1.5, height: 1.5), with: ink)
      }
    case .split: line(Point(x: 9.25, y: 3), Point(x: 9.25, y: 19))
    case .reference:
      line(Point(x: 8, y: 11), Point(x: 14, y: 11))
      line(Point(x: 11.5, y: 8.5), Point(x: 14, y: 11))
      line(Point(x: 11.5, y: 13.5), Point(x: 14, y: 11))
    }
  }
}
