import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that shows a bitmap, scaled to its bounds.
final class BitmapView: View {
  private let bitmap: Bitmap?

  init(_ bitmap: Bitmap?, frame: Rect) {
    self.bitmap = bitmap
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let bitmap { canvas.draw(bitmap, in: bounds, quality: .fast) }
  }
}
