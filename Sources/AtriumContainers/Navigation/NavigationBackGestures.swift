import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gestures that go back and forward: a drag from the edge, two fingers on a touchpad, and the
/// thumb buttons of a mouse.
@MainActor
final class NavigationBackGestures {
  private unowned let navigation: NavigationController
  let edge = ScreenEdgePanGestureRecognizer()
  let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()
  /// Whether the gesture in progress drives a pop.
  private var isDriving = false

  /// Whether a finger may begin anywhere.
  var startsAnywhere = false {
    didSet { pan.allowedTouchTypes = startsAnywhere ? [.direct] : [] }
  }

  init(_ navigation: NavigationController) {
    self.navigation = navigation
    pan.allowedScrollTypesMask = .continuous
    pan.allowedTouchTypes = []
    edge.allowedTouchTypes = [.direct]
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
      view.addGestureRecognizer(click)
    }
  }

  private var direction: Double {
    navigation.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
  }

  private func isOnTouchpad(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.numberOfTouches == 0
  }

  /// The length of one page of a gesture, in points.
  private func page(of recognizer: PanGestureRecognizer) -> Double {
    usesTouchpad ? SwipeRelease.touchpadPage : max(1, navigation.view.bounds.width)
  }

  /// Whether the gesture in progress has no fingers on the screen.
  private var usesTouchpad = false

  private func follow(_ recognizer: PanGestureRecognizer) {
    let view = navigation.view
    let part = direction * recognizer.translation(in: view).x / page(of: recognizer)
    switch recognizer.state {
    case .began:
      isDriving = true
      navigation.beginPop(by: hand)
      hand.update(part)
    case .changed:
      if isDriving { hand.update(part) }
    case .ended:
      if isDriving {
        letGo(at: part, speed: direction * recognizer.velocity(in: view).x / page(of: recognizer))
      }
    case .cancelled, .failed:
      if isDriving { letGo(at: 0, speed: 0) }
    case .possible:
      break
    }
  }

  /// Continues in the direction of a fast release, else to the nearer end (N-20).
  private func letGo(at part: Double, speed: Double) {
    isDriving = false
    let finishes = SwipeRelease.finishes(at: part, speed: speed, onTouchpad: usesTouchpad)
    SwipeRelease.letGo(
      hand, at: part, speed: speed, finishes: finishes, duration: NavigationSlide.duration)
  }
}

extension NavigationBackGestures: GestureRecognizerDelegate {
  /// Begins only towards the trailing edge, and asks the delegate of the container once.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? PanGestureRecognizer, !isDriving,
      navigation.allowsInteractivePop, let top = navigation.topViewController
    else { return false }
    let way = pan.translation(in: navigation.view)
    guard direction * way.x >= SwipeRelease.directness * abs(way.y), way.x != 0 else {
      return false
    }
    usesTouchpad = isOnTouchpad(pan)
    return navigation.mayLeave(top)
  }

  /// Chooses the edge by the layout direction before the touches are examined.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    edge.edges = direction > 0 ? .left : .right
    return true
  }
}
