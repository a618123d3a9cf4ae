import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gestures that go back and forward.
///
/// They are a drag from the edge, a scroll with two fingers on a touchpad, and clicks of the thumb buttons of a mouse.
///
/// A horizontal drag anywhere catches a slide that runs without a gesture, and moves the slide forward or back. As the
/// delegate of its recognisers, this object lets a drag begin a pop only if the bar has a back button. A program may
/// replace or remove this delegate. The motion is therefore chosen in the recognisers' actions, which do not depend on
/// the delegate.
@MainActor
final class NavigationBackGestures {
  private unowned let navigation: NavigationController
  let edge = BackEdgeGestureRecognizer()
  let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()

  /// The motion that the gesture in progress drives.
  private enum Drive {
    case nothing
    /// A pop that begins with the gesture.
    case pop
    /// A slide that ran without a gesture until this gesture caught it.
    case slide(CaughtSlide)
    /// A small shift of the content, after the navigation controller's delegate refused the pop.
    case refused
  }
  private var drive = Drive.nothing
  /// The recogniser in progress; a second recogniser that begins during this time has no effect.
  private weak var active: PanGestureRecognizer?

  /// Whether the drag of a finger may begin anywhere in the view.
  var startsAnywhere = false

  init(_ navigation: NavigationController) {
    self.navigation = navigation
    pan.allowedScrollTypesMask = .continuous
    pan.allowedTouchTypes = [.direct]
    hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    for recognizer in [edge, pan] {
      recognizer.delegate = self
      recognizer.addAction { [weak self, weak recognizer] _ in
        if let recognizer { self?.follow(recognizer) }
      }
    }
  }

  func install(in view: View) {
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(pan)
    let buttons: [(PointerButton, @MainActor (NavigationController) -> Void)] = [
      (.back, { $0.goBack() }), (.forward, { $0.goForward() }),
    ]
    for (button, action) in buttons {
      let click = TapGestureRecognizer { [weak self] _ in
        if let self { action(navigation) }
      }
      click.buttonMaskRequired = [button]
      // A touch has no buttons, so it would match any button mask.
      click.allowedTouchTypes = [.indirectPointer]
      click.delegate = self
      view.addGestureRecognizer(click)
    }
  }

  private var direction: Double {
    navigation.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
  }

  /// The distance of a drag that moves a transition from 0 to 1, in points.
  private var page: Double {
    usesTouchpad ? SwipeRelease.touchpadPage : max(1, navigation.view.bounds.width)
  }

  /// Whether the gesture in progress comes from a touchpad rather than from fingers on the screen.
  private var usesTouchpad = false

  private func follow(_ recognizer: PanGestureRecognizer) {
    if recognizer.state == .began, active == nil { active = recognizer }
    guard recognizer === active else { return }
    let part = direction * recognizer.translation(in: navigation.view).x / page
    switch recognizer.state {
    case .began:
      usesTouchpad = recognizer.numberOfTouches == 0
      begin(towards: recognizer.translation(in: navigation.view).x)
      move(to: direction * recognizer.translation(in: navigation.view).x / page)
    case .changed: move(to: part)
    case .ended:
      letGo(at: part, speed: direction * recognizer.velocity(in: navigation.view).x / page)
    case .cancelled, .failed: letGo(at: 0, speed: 0)
    case .possible: break
    }
  }

  /// Decides which motion the gesture drives, and begins this motion.
  ///
  /// The navigation controller's delegate is asked once whether the pop is allowed. An overridden
  /// ``NavigationController/popViewController(animated:)`` may refuse the pop too.
  private func begin(towards way: Double) {
    drive = .nothing
    if let slide = catchableSlide {
      // Reversing a push is a pop, which the delegate may refuse.
      guard !slide.isOfPush || navigation.mayGoBack else { return }
      drive = .slide(slide)
      slide.hold()
    } else if navigation.canPopInteractively, direction * way > 0,
      let top = navigation.topViewController
    {
      drive = navigation.mayLeave(top) && navigation.beginPop(by: hand) ? .pop : .refused
    }
  }

  /// The slide that a gesture would catch.
  private var catchableSlide: CaughtSlide? { edge.isEnabled ? navigation.stack.runningSlide : nil }

  private func move(to part: Double) {
    switch drive {
    case .nothing: break
    case .pop: hand.update(part)
    case .slide(let slide): slide.move(by: part)
    case .refused:
      guard navigation.traitCollection.motion == .full else { return }
      navigation.pullContent(by: direction * part * navigation.view.bounds.width * Self.give)
    }
  }

  /// Continues or reverses the motion after a release, as ``SwipeRelease`` decides (N-20).
  private func letGo(at part: Double, speed: Double) {
    let ended = drive
    (drive, active) = (.nothing, nil)
    switch ended {
    case .nothing: break
    case .pop:
      let finishes = SwipeRelease.finishes(at: part, speed: speed, onTouchpad: usesTouchpad)
      SwipeRelease.letGo(
        hand, at: part, speed: speed, finishes: finishes, duration: NavigationSlide.duration)
    case .slide(let slide): slide.letGo(by: part, speed: speed, onTouchpad: usesTouchpad)
    case .refused:
      View.animate(withDuration: Self.returnDuration, delay: 0, options: .curveEaseOut) {
        self.navigation.pullContent(by: 0)
      }
    }
  }

  /// The fraction of a refused drag's distance by which the content moves.
  private static let give = 0.1
  /// The duration of the content's return after a refused drag, in seconds.
  private static let returnDuration = 0.2
}

extension NavigationBackGestures: GestureRecognizerDelegate {
  /// Lets a drag begin only if it moves towards the trailing edge and the user may go back.
  ///
  /// A running slide can be caught in either direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    // If the user cannot go back or forward here, the click goes to the containers around this one.
    if let click = gestureRecognizer as? TapGestureRecognizer {
      return click.buttonMaskRequired == [.back] ? navigation.canGoBack : navigation.canGoForward
    }
    guard let pan = gestureRecognizer as? PanGestureRecognizer, active == nil else { return false }
    let way = pan.translation(in: navigation.view)
    guard abs(way.x) >= SwipeRelease.directness * abs(way.y), way.x != 0 else { return false }
    if let slide = catchableSlide { return !slide.isOfPush || navigation.isBackAllowed }
    return navigation.isBackAllowed && navigation.canPopInteractively && direction * way.x > 0
  }

  /// Accepts touches away from the edge only to catch a slide, unless ``startsAnywhere`` is true.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    gestureRecognizer !== pan || startsAnywhere || navigation.isPerformingTransition
  }
}
