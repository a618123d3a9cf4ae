import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gestures that show and hide columns: the drag of a finger from the edge or on columns that cover
/// other columns, and a scroll with two fingers on a touchpad.
@MainActor
final class SplitSwipe {
  /// The maximum distance from the edge at which the drag of a finger may begin, in points.
  private static let edgeWidth = 32.0

  private unowned let controller: SplitViewController
  private let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()
  /// The gesture in progress: whether it shows columns, and the distance that completes it, in points.
  private var course: (shows: Bool, page: Double)?
  private var usesTouchpad = false
  /// Whether the touch began at the edge of the view.
  private var isAtEdge = false

  var isEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  init(_ controller: SplitViewController) {
    self.controller = controller
    pan.allowedTouchTypes = [.direct]
    pan.allowedScrollTypesMask = .continuous
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    pan.addAction { [weak self] recognizer in self?.follow(recognizer) }
  }

  func install(in view: View) {
    view.addGestureRecognizer(pan)
  }

  /// The sign of a horizontal movement that brings columns in: 1 to the right.
  private var inwards: Double { controller.isMirrored ? -1 : 1 }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let course else { return }
    let direction = course.shows ? inwards : -inwards
    let part = direction * pan.translation(in: controller.view).x / course.page
    switch pan.state {
    case .began:
      controller.interface.beginSwipe(showing: course.shows, by: hand)
      hand.update(part)
    case .changed:
      hand.update(part)
    case .ended:
      letGo(at: part, speed: direction * pan.velocity(in: controller.view).x / course.page)
    case .cancelled, .failed:
      letGo(at: 0, speed: 0)
    case .possible:
      break
    }
  }

  /// Continues or reverses the movement: a fast release decides by its direction, a slow release by the
  /// nearer end.
  private func letGo(at part: Double, speed: Double) {
    course = nil
    let finishes = SwipeRelease.finishes(at: part, speed: speed, onTouchpad: usesTouchpad)
    SwipeRelease.letGo(
      hand, at: part, speed: speed, finishes: finishes, duration: SplitMove.duration)
  }
}

extension SplitSwipe: GestureRecognizerDelegate {
  /// Stores whether the touch began at the edge.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    let bounds = controller.view.bounds
    let x = touch.location(in: controller.view).x
    isAtEdge =
      (controller.isMirrored ? bounds.maxX - x : x - bounds.minX) <= SplitSwipe.edgeWidth
    return true
  }

  /// Lets an inward drag begin if a column is hidden, and an outward drag if columns cover other columns.
  ///
  /// The inward drag of a finger must begin at the edge.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard course == nil, controller.presentedViewController == nil,
      !controller.isPerformingTransition
    else { return false }
    let way = pan.translation(in: controller.view)
    guard way.x != 0, abs(way.x) >= SwipeRelease.directness * abs(way.y) else { return false }
    usesTouchpad = pan.numberOfTouches == 0
    let shows = inwards * way.x > 0
    guard !shows || usesTouchpad || isAtEdge, let length = controller.swipeLength(showing: shows)
    else { return false }
    course = (shows, usesTouchpad ? SwipeRelease.touchpadPage : max(1, length))
    return true
  }
}
