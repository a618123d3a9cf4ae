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
  /// Places the dragged pages after a change of size.
  func layOut()
}

/// The end of a drag: where the page goes, and how fast.
@MainActor
enum PageRelease {
  /// The shortest and longest rest of a released curl, in seconds: longer than that of a slide, since it
  /// shows more.
  static let curlRest = (least: 0.2, most: 0.45)

  /// Lets a turn continue or fall back.
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
    rest: (least: Double, most: Double) = SwipeRelease.rest,
    by hand: PercentDrivenInteractiveTransition
  ) {
    turn.isHeld = false
    turn.isFallingBack = !finishes
    SwipeRelease.letGo(
      hand, at: part, speed: speed, finishes: finishes, duration: duration, rest: rest)
  }
}
