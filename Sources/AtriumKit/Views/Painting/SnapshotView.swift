import AtriumGeometry
import AtriumGraphics

/// A view that shows a snapshot of another view.
final class SnapshotView: View {
  private let picture: Bitmap

  init(_ picture: Bitmap, frame: Rect) {
    self.picture = picture
    super.init(frame: frame)
    contentMode = .redraw
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.draw(picture, in: bounds, quality: .fast)
  }
}
