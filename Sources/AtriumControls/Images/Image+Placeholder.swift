public import AtriumGeometry
public import AtriumGraphics

extension Image {
  /// Makes an image of a crossed box, which stands for a missing or broken image.
  ///
  /// - Parameter size: The size in points; clamped to 1 … 1,024.
  /// - Returns: A template image, which can be drawn in any colour.
  public static func placeholder(ofSize size: Size) -> Image {
    func side(_ length: Double) -> Double { length.isFinite ? min(max(length, 1), 1024) : 1 }
    let area = Rect(x: 0, y: 0, width: side(size.width), height: side(size.height))
    let representations = [1.0, 2, 3].compactMap { scale -> Bitmap? in
      let pixels = PixelRect(covering: area, scale: scale)
      guard
        let bitmap = try? Bitmap(
          size: PixelSize(width: pixels.width, height: pixels.height), scale: scale)
      else { return nil }
      bitmap.draw { drawPlaceholder(in: area, on: $0) }
      return bitmap
    }
    return Image(representations: representations)
  }

  private static func drawPlaceholder(in area: Rect, on canvas: borrowing Canvas) {
    let width = min(2, max(1, area.width / 14))
    let box = area.shrunkBy(dx: width / 2, dy: width / 2)
    let frame = Path(roundedRect: box, cornerRadius: min(4, box.width / 6))
    let ink = Color.black
    canvas.stroke(frame, with: ink, width: width)
    canvas.clip(to: frame)
    var cross = Path()
    cross.move(to: box.origin)
    cross.addLine(to: Point(x: box.maxX, y: box.maxY))
    cross.move(to: Point(x: box.maxX, y: box.minY))
    cross.addLine(to: Point(x: box.minX, y: box.maxY))
    canvas.stroke(cross, with: ink.withAlphaComponent(0.6), width: width / 2)
  }
}
