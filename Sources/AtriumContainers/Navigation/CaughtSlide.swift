import AtriumGeometry
import AtriumKit

/// A running slide animation that the user has caught and moves forward or back.
@MainActor
final class CaughtSlide {
  private let hand: PercentDrivenInteractiveTransition
  /// 1 for a pop, which follows the finger towards the trailing edge; −1 for a push.
  private let sign: Double
  /// Whether the slide belongs to a push, so that reversing the slide pops the pushed controller.
  var isOfPush: Bool { sign < 0 }
  /// The fraction of the distance that the upper view had moved when the slide was caught, 0 … 1.
  private var start = 0.0

  init(_ hand: PercentDrivenInteractiveTransition, of operation: NavigationController.Operation) {
    self.hand = hand
    sign = operation == .pop ? 1 : -1
  }

  /// Stops the slide at its current position.
  func hold() {
    hand.pause()
    start = NavigationSlide.curve.value(at: hand.percentComplete)
  }

  /// Moves the views with the finger.
  ///
  /// - Parameter part: How far the finger has moved since the slide was caught, as a fraction of the width.
  func move(by part: Double) {
    hand.update(NavigationSlide.curve.progress(for: start + sign * part))
  }

  /// Continues or reverses the slide after a release, as ``SwipeRelease`` decides (N-20).
  func letGo(by part: Double, speed: Double, onTouchpad: Bool) {
    let finishes = SwipeRelease.finishes(
      at: start + sign * part, speed: sign * speed, onTouchpad: onTouchpad)
    SwipeRelease.letGo(
      hand, at: NavigationSlide.curve.progress(for: start + sign * part), speed: sign * speed,
      finishes: finishes, duration: NavigationSlide.duration)
  }
}

extension UnitCurve {
  /// Returns the fraction of the duration, 0 … 1, after which a rising curve reaches the given value.
  fileprivate func progress(for value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}
