import AtriumControls
import AtriumGeometry
import AtriumKit

/// A horizontal swipe that drives a transition of a container (N-20).
///
/// The swipe is the drag of a finger, or a scroll with two fingers on a touchpad.
///
/// When a swipe begins, the container chooses the transition. No swipe begins while the container performs a
/// transition or presents a controller.
@MainActor
final class TransitionSwipe {
  /// The state of a swipe when it begins.
  struct Beginning {
    /// The horizontal movement so far, in points; positive to the right, never 0.
    let way: Double
    /// Whether the swipe comes from a touchpad rather than from a finger on the screen.
    let usesTouchpad: Bool
    /// The position of the finger when it touched the container's view.
    let start: Point
  }

  /// The transition that a swipe drives.
  struct Course {
    /// 1 if a movement to the right advances the transition, −1 if a movement to the left does.
    let direction: Double
    /// The distance that a finger must travel to complete the transition, in points.
    let length: Double
    /// The duration of the whole transition without a swipe, in seconds.
    let duration: Double
    /// Begins the transition with an interactor.
    let begin: @MainActor (PercentDrivenInteractiveTransition) -> Void
  }

  private unowned let container: ViewController
  private let choose: @MainActor (Beginning) -> Course?
  private let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()
  /// The transition that the swipe in progress drives.
  private var course: Course?
  private var usesTouchpad = false
  private var start = Point.zero

  var isEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  /// Makes the swipe of a container.
  ///
  /// - Parameters:
  ///   - container: The container, which must own the swipe.
  ///   - isEnabled: Whether swipes are initially enabled.
  ///   - choose: Returns the transition of a swipe; nil prevents the swipe from beginning.
  init(
    _ container: ViewController, isEnabled: Bool = true,
    choose: @escaping @MainActor (Beginning) -> Course?
  ) {
    (self.container, self.choose) = (container, choose)
    pan.isEnabled = isEnabled
    pan.allowedTouchTypes = [.direct]
    pan.allowedScrollTypesMask = .continuous
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    pan.addAction { [weak self] _ in self?.follow() }
  }

  func install(in view: View) { view.addGestureRecognizer(pan) }

  private func follow() {
    guard let course else { return }
    let scale =
      course.direction / (usesTouchpad ? SwipeRelease.touchpadPage : max(1, course.length))
    let part = scale * pan.translation(in: container.view).x
    switch pan.state {
    case .began:
      course.begin(hand)
      hand.update(part)
    case .changed: hand.update(part)
    case .ended: letGo(course, at: part, speed: scale * pan.velocity(in: container.view).x)
    case .cancelled, .failed: letGo(course, at: 0, speed: 0)
    case .possible: break
    }
  }

  /// Continues or reverses the transition after the swipe, as ``SwipeRelease`` decides.
  private func letGo(_ course: Course, at part: Double, speed: Double) {
    self.course = nil
    let finishes = SwipeRelease.finishes(at: part, speed: speed, onTouchpad: usesTouchpad)
    SwipeRelease.letGo(
      hand, at: part, speed: speed, finishes: finishes, duration: course.duration)
  }
}

extension TransitionSwipe: GestureRecognizerDelegate {
  /// Stores the position of the touch.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    start = touch.location(in: container.view)
    return true
  }

  /// Lets a horizontal swipe begin if the container chooses a transition for it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard course == nil, container.presentedViewController == nil,
      !container.isPerformingTransition
    else { return false }
    let way = pan.translation(in: container.view)
    guard way.x != 0, abs(way.x) >= SwipeRelease.directness * abs(way.y) else { return false }
    usesTouchpad = pan.numberOfTouches == 0
    course = choose(Beginning(way: way.x, usesTouchpad: usesTouchpad, start: start))
    return course != nil
  }
}
