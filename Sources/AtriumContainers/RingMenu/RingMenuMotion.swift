import AtriumGeometry
import AtriumKit

/// The durations of a ring's motion, in seconds, and its scales.
struct RingMenuMotion {
  let opening: Double
  let closing: Double
  let picking: Double
  /// The curve of the opening.
  let curve: View.AnimationOptions
  /// The opacity of the first frame.
  let firstAlpha: Double
  /// The scale from which the ring grows; 1 for a motion without it.
  let scale: Double

  init(_ style: RingMenuView.Style, _ motion: Motion) {
    switch (style, motion) {
    case (.plain, _):
      // RM-18, RM-19
      (opening, closing, picking, firstAlpha, scale) = (0.2, 0.2, 0.2, 0, 1)
      curve = .curveEaseInOut
    case (.court, .full):
      (opening, closing, picking, firstAlpha, scale) = (0.12, 0.1, 0.15, 0.5, 0.94)
      curve = .curveEaseOut
    case (.court, .reduced), (.court, .off):
      (opening, closing, picking, firstAlpha, scale) = (0.1, 0.1, 0.1, 0.5, 1)
      curve = .curveEaseOut
    }
  }

  /// The transform of a ring that is closed, around its centre.
  ///
  /// - Parameters:
  ///   - center: The ring's centre in the view.
  ///   - bounds: The view's bounds; a view is transformed around their centre.
  /// - Returns: The transform.
  func closedTransform(around center: Point, in bounds: Rect) -> AffineTransform {
    guard scale != 1 else { return .identity }
    let offset = center - bounds.center
    return AffineTransform(scaleX: scale, y: scale).concatenating(
      AffineTransform(translationX: offset.x * (1 - scale), y: offset.y * (1 - scale)))
  }
}
