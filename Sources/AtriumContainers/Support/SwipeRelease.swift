import AtriumKit

/// Decides at the end of a drag whether the transition that the drag drives continues, and how fast (N-20).
@MainActor
enum SwipeRelease {
  /// The minimum ratio of a drag's movement along its axis to its movement across the axis.
  ///
  /// A drag with a smaller ratio does not begin.
  static let directness = 1.2
  /// The distance on a touchpad that completes a horizontal transition, in points.
  static let touchpadPage = 400.0
  /// The minimum speeds at which the direction of a release decides, in pages a second.
  private static let speeds = (touch: 0.3, touchpad: 0.6)
  /// The minimum and maximum duration of the animation that completes or reverses a released transition, in seconds.
  static let rest = (least: 0.1, most: 0.4)

  /// Returns whether a velocity, in pages a second, is so high that its direction decides about the transition.
  static func isFast(_ speed: Double, onTouchpad: Bool) -> Bool {
    abs(speed) > (onTouchpad ? speeds.touchpad : speeds.touch)
  }

  /// Returns whether a released transition continues.
  ///
  /// After a fast release, the direction of the drag decides. After a slow release, the transition continues if it
  /// is beyond the middle.
  static func finishes(at part: Double, speed: Double, onTouchpad: Bool) -> Bool {
    isFast(speed, onTouchpad: onTouchpad) ? speed > 0 : part > 0.5
  }

  /// Continues or reverses a transition at about the velocity of the drag.
  ///
  /// - Parameters:
  ///   - hand: The interactor of the transition.
  ///   - part: The progress of the transition, 0 … 1.
  ///   - speed: The velocity of the drag, in transitions a second.
  ///   - finishes: Whether the transition continues.
  ///   - duration: The duration of the whole transition, in seconds.
  ///   - rest: The limits of the remaining duration, in seconds.
  static func letGo(
    _ hand: PercentDrivenInteractiveTransition, at part: Double, speed: Double, finishes: Bool,
    duration: Double, rest: (least: Double, most: Double) = rest
  ) {
    let way = max(0.01, finishes ? 1 - part : part)
    let time = min(max(way / max(abs(speed), 0.01), rest.least), rest.most)
    hand.completionSpeed = max(0.01, way * duration / time)
    if finishes { hand.finish() } else { hand.cancel() }
  }
}
