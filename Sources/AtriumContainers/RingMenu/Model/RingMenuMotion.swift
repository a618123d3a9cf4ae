import AtriumGeometry
import AtriumKit

/// The durations of a ring's animations, in seconds, and the initial values of its opening.
struct RingMenuMotion {
  let opening: Double
  let closing: Double
  let picking: Double
  /// The timing curve of the opening.
  let curve: View.AnimationOptions
  /// The opacity in the first display frame of the opening; 0 in the plain style, which fades in (RM-18).
  let firstAlpha: Double
  /// The initial scale of the items, from which they grow; 1 for no growth.
  let scale: Double

  init(_ style: RingMenuView.Style, _ motion: Motion) {
    switch (style, motion) {
    case (.plain, .full):
      // The durations of RM-18 and RM-19.
      (opening, closing, picking, firstAlpha, scale) = (0.2, 0.2, 0.2, 0, 0.85)
      curve = .curveEaseInOut
    case (.plain, .reduced), (.plain, .off):
      (opening, closing, picking, firstAlpha, scale) = (0.1, 0.1, 0.1, 0, 1)
      curve = .curveEaseInOut
    case (.court, .full):
      (opening, closing, picking, firstAlpha, scale) = (0.12, 0.1, 0.15, 0.5, 0.85)
      curve = .curveEaseOut
    case (.court, .reduced), (.court, .off):
      (opening, closing, picking, firstAlpha, scale) = (0.1, 0.1, 0.1, 0.5, 1)
      curve = .curveEaseOut
    }
  }

  /// Returns the delay between the animations of two successive items, in seconds (RF-23).
  ///
  /// The delay is at most 20 ms, and all delays together take at most half of the opening.
  func pause(between count: Int) -> Double {
    count > 1 ? min(0.02, opening / 2 / Double(count - 1)) : 0
  }

  /// Returns the transform with which a view of an opening ring begins to grow from a point.
  ///
  /// - Parameters:
  ///   - center: The point, such as the ring's centre.
  ///   - frame: The view's frame, which is needed because a transform applies around the view's own centre.
  /// - Returns: The transform.
  func closedTransform(around center: Point, in frame: Rect) -> AffineTransform {
    guard scale != 1 else { return .identity }
    let offset = center - frame.center
    return AffineTransform(scaleX: scale, y: scale).concatenating(
      AffineTransform(translationX: offset.x * (1 - scale), y: offset.y * (1 - scale)))
  }
}
