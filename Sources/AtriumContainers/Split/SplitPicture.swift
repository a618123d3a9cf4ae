import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A snapshot of a removed column.
///
/// The snapshot moves out of the split view controller's view.
///
/// For example, it moves while the column's controller is pushed onto the stack.
final class SplitPicture: View {
  private let bitmap: Bitmap
  private let way: Double

  /// Makes a snapshot of a column.
  ///
  /// - Parameters:
  ///   - column: The view of the column. The result is nil if the view is empty.
  ///   - way: The distance by which the snapshot moves, in points; positive values move it to the right.
  init?(of column: View, way: Double) {
    guard let bitmap = column.snapshotAsPlaced() else { return nil }
    (self.bitmap, self.way) = (bitmap, way)
    super.init(frame: column.frame)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.draw(bitmap, at: bounds.origin)
    // The snapshot draws the separator itself, since the divider has already been removed.
    let x = way < 0 ? bounds.maxX - 1 : 0
    canvas.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), with: theme.separator)
  }

  /// Moves the snapshot out of the view.
  func moveAway() {
    frame = frame.offsetBy(dx: way, dy: 0)
  }
}
