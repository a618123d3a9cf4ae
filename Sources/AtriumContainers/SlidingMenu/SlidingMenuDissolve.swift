import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The animation of changes with reduced motion: a snapshot of the previous state fades out over the new state.
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
    let overlay = BitmapView(view.snapshot(), frame: view.bounds)
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
