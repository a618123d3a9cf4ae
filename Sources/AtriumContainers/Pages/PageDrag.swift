import AtriumKit

/// A drag that turns pages: of the scroll style, or of the curl.
@MainActor
protocol PageDrag: AnyObject {
  /// Whether a drag in a direction may begin.
  func canBegin(_ direction: PageViewController.NavigationDirection) -> Bool
  func begin()
  func move()
  func release()
  /// The system took the drag away.
  func cancel()
  /// Places what the drag moves after a change of size.
  func layOut()
}

/// The end of a drag: where the page goes, and how fast.
@MainActor
enum PageRelease {
  /// The least velocities that decide by their direction, in pages a second.
  private static let speeds = (touch: 0.3, touchpad: 0.6)
  /// The shortest and longest rest of a released turn, in seconds.
  static let rest = (least: 0.1, most: 0.4)
  /// The same of a curl, which is followed by the eye.
  static let curlRest = (least: 0.2, most: 0.45)

  /// Whether a velocity decides, in pages a second.
  static func isFast(_ speed: Double, onTouchpad: Bool) -> Bool {
    abs(speed) > (onTouchpad ? speeds.touchpad : speeds.touch)
  }

  /// Lets a turn go on or fall back.
  ///
  /// - Parameters:
  ///   - turn: The turn, which is held.
  ///   - part: How far it is, 0…1.
  ///   - speed: Its velocity, in parts a second.
  ///   - finishes: Whether it goes on.
  ///   - duration: The duration of the whole turn, in seconds.
  ///   - rest: The limits of the rest, in seconds.
  ///   - hand: The interactor.
  static func letGo(
    _ turn: PageTurn, at part: Double, speed: Double, finishes: Bool, duration: Double,
    rest: (least: Double, most: Double) = rest, by hand: PercentDrivenInteractiveTransition
  ) {
    turn.isHeld = false
    turn.isFallingBack = !finishes
    let way = max(0.01, finishes ? 1 - part : part)
    let time = min(max(way / max(abs(speed), 0.01), rest.least), rest.most)
    hand.completionSpeed = max(0.01, way * duration / time)
    if finishes { hand.finish() } else { hand.cancel() }
  }
}
