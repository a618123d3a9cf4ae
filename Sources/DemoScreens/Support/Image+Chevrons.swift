import AtriumGeometry
import AtriumGraphics

extension Image {
  /// A chevron that points down, for a button that opens a menu.
  static let menuChevron = chevrons([(0, 4)])
  /// Two chevrons, one pointing up and one pointing down, for a button that shows the selected item of its menu.
  static let selectionChevron = chevrons([(-3.5, -3), (3.5, 3)])

  /// Returns an image of chevrons.
  ///
  /// Each chevron has a height and the y coordinate of its middle, in points, relative to the middle of the image. A
  /// chevron with a negative height points up.
  private static func chevrons(_ chevrons: [(middle: Double, depth: Double)]) -> Image {
    let size = Size(width: 12, height: 18)
    let representations = [1, 2, 3].compactMap { scale -> Bitmap? in
      let pixels = PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale)
      guard let bitmap = try? Bitmap(size: pixels, scale: Double(scale)) else { return nil }
      bitmap.draw { canvas in
        for chevron in chevrons {
          let y = size.height / 2 + chevron.middle
          let depth = chevron.depth
          var path = Path()
          path.move(to: Point(x: 2.5, y: y - depth / 2))
          path.addLine(to: Point(x: 6, y: y + depth / 2 + (depth > 0 ? 0.5 : -0.5)))
          path.addLine(to: Point(x: 9.5, y: y - depth / 2))
          canvas.stroke(
            path, with: .black, style: LineStyle(width: 1.75, cap: .round, join: .round))
        }
      }
      return bitmap
    }
    return Image(representations: representations)
  }
}
