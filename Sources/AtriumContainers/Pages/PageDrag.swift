import AtriumKit

/// A drag that turns pages, in the scroll style or in the curl style.
@MainActor
protocol PageDrag: AnyObject {
  /// Returns whether a drag in the given direction may begin.
  func canBegin(_ direction: PageViewController.NavigationDirection) -> Bool
  func begin()
  func move()
  func release()
  /// Ends a drag that the system has cancelled.
  func cancel()
  /// Lays out the dragged pages after the view has been resized.
  func layOut()
}

/// The end of a drag: whether the page turn continues, and how fast.
@MainActor
enum PageRelease {
  /// The minimum and maximum duration of the animation that completes or reverses a released curl, in seconds.
  ///
  /// The durations are longer than for a slide, since a curl shows more detail.
  static let curlRest = (least: 0.2, most: 0.45)

  /// Continues or reverses a page turn after its drag has been released.
  ///
  /// - Parameters:
  ///   - turn: The page turn, which the drag holds.
  ///   - part: The progress of the page turn, 0 … 1.
  ///   - speed: The velocity of the drag, in page turns a second.
  ///   - finishes: Whether the page turn continues.
  ///   - duration: The duration of the whole page turn, in seconds.
  ///   - rest: The limits of the remaining duration, in seconds.
  ///   - hand: The interactor of the page turn's transition.
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
