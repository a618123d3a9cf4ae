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
  /// The scale from which the wedges grow; 1 for a motion without it.
  let scale: Double

  init(_ style: RingMenuView.Style, _ motion: Motion) {
    switch (style, motion) {
    case (.plain, _):
      // RM-18, RM-19
      (opening, closing, picking, firstAlpha, scale) = (0.2, 0.2, 0.2, 0, 1)
      curve = .curveEaseInOut
    case (.court, .full):
      (opening, closing, picking, firstAlpha, scale) = (0.12, 0.1, 0.15, 0.5, 0.85)
      curve = .curveEaseOut
    case (.court, .reduced), (.court, .off):
      (opening, closing, picking, firstAlpha, scale) = (0.1, 0.1, 0.1, 0.5, 1)
      curve = .curveEaseOut
    }
  }

  /// The time between the beginnings of two parts that grow, in seconds: at most 20 ms, so that all of
  /// them arrive at the end of the opening (RF-23).
  func pause(between count: Int) -> Double {
    count > 1 ? min(0.02, opening / 2 / Double(count - 1)) : 0
  }

  /// The transform of a part of a ring that is closed.
  ///
  /// - Parameters:
  ///   - center: The ring's centre.
  ///   - frame: The part's frame, beside that centre; a view is transformed around its own centre.
  /// - Returns: The transform.
  func closedTransform(around center: Point, in frame: Rect) -> AffineTransform {
    guard scale != 1 else { return .identity }
    let offset = center - frame.center
    return AffineTransform(scaleX: scale, y: scale).concatenating(
      AffineTransform(translationX: offset.x * (1 - scale), y: offset.y * (1 - scale)))
  }
}
