import AtriumGeometry
import AtriumGraphics

extension Image {
  /// Three dots in a row, for a button that opens an overflow list.
  static let ellipsis: Image = {
    let side = 24
    let representations = [1, 2, 3].compactMap { scale -> Bitmap? in
      let size = PixelSize(width: side * scale, height: side * scale)
      guard let bitmap = try? Bitmap(size: size, scale: Double(scale)) else { return nil }
      bitmap.draw { canvas in
        for x in [5.0, 12, 19] {
          let dot = Rect(center: Point(x: x, y: 12), size: Size(width: 4, height: 4))
          canvas.fill(Path(ovalIn: dot), with: .black)
        }
      }
      return bitmap
    }
    return Image(representations: representations)
  }()
}
