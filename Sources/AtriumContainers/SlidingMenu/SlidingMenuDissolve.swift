import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The change with reduced motion: a snapshot of the previous state fades out over the new state.
@MainActor
final class SlidingMenuDissolve {
  /// The duration, in seconds.
  static let duration = 0.2

  private weak var picture: View?

  /// Covers a view with its snapshot, which fades out.
  ///
  /// The view must be changed directly afterwards.
  func begin(in view: View) {
    finish()
    let overlay = PictureView(view.snapshot(), frame: view.bounds)
    View.performWithoutAnimation { view.addSubview(overlay) }
    picture = overlay
    View.animate(
      withDuration: SlidingMenuDissolve.duration, delay: 0, options: .allowUserInteraction
    ) {
      overlay.alpha = 0
    } completion: { _ in
      overlay.removeFromSuperview()
    }
  }

  /// Removes the snapshot at once.
  func finish() { picture?.removeFromSuperview() }
}

/// A view that shows a bitmap, scaled to its bounds.
private final class PictureView: View {
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
