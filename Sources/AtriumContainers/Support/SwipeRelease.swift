import AtriumKit

/// The end of a drag that drives a transition: whether it continues, and how fast (N-20).
@MainActor
enum SwipeRelease {
  /// By how much a drag must go along its axis more than across it, to begin.
  static let directness = 1.2
  /// The travel on a touchpad that completes a horizontal transition, in points.
  static let touchpadPage = 400.0
  /// The least velocities that decide by their direction, in pages a second.
  private static let speeds = (touch: 0.3, touchpad: 0.6)
  /// The shortest and longest rest of a released transition, in seconds.
  static let rest = (least: 0.1, most: 0.4)

  /// Whether a velocity decides, in pages a second.
  static func isFast(_ speed: Double, onTouchpad: Bool) -> Bool {
    abs(speed) > (onTouchpad ? speeds.touchpad : speeds.touch)
  }

  /// Whether a released transition continues: in the direction of a fast release, else beyond the middle.
  static func finishes(at part: Double, speed: Double, onTouchpad: Bool) -> Bool {
    isFast(speed, onTouchpad: onTouchpad) ? speed > 0 : part > 0.5
  }

  /// Lets a transition continue or reverse, at about the velocity of the drag.
  ///
  /// - Parameters:
  ///   - hand: The interactor.
  ///   - part: The progress of the transition, 0 … 1.
  ///   - speed: The velocity of the drag, in parts a second.
  ///   - finishes: Whether it continues.
  ///   - duration: The duration of the whole transition, in seconds.
  ///   - rest: The limits of the rest, in seconds.
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
