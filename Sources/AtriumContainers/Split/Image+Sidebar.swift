import AtriumGeometry
import AtriumGraphics

extension Image {
  /// An image of a window with a column on its left side, for the button that shows and hides columns.
  static let sidebar: Image = {
    let side = 24
    let representations = [1, 2, 3].compactMap { scale -> Bitmap? in
      let size = PixelSize(width: side * scale, height: side * scale)
      guard let bitmap = try? Bitmap(size: size, scale: Double(scale)) else { return nil }
      bitmap.draw { canvas in
        let box = Rect(x: 3, y: 5, width: 18, height: 14)
        canvas.stroke(Path(roundedRect: box, cornerRadius: 3), with: .black, width: 2)
        canvas.fill(Rect(x: 9, y: 5, width: 2, height: 14), with: .black)
        for y in [8.0, 11] {
          canvas.fill(Rect(x: 5, y: y, width: 3, height: 1), with: .black)
        }
      }
      return bitmap
    }
    return Image(representations: representations)
  }()
}
