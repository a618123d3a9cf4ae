import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gesture that changes between tabs: a horizontal drag of a finger, or a scroll with two fingers on a
/// touchpad.
@MainActor
final class TabSwipe {
  private unowned let controller: TabBarController
  private let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()
  /// The tab to which the gesture in progress leads, and the direction: 1 for the next tab, −1 for the
  /// previous tab.
  private var target: (tab: ViewController, step: Double)?
  private var usesTouchpad = false

  var isEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  init(_ controller: TabBarController) {
    self.controller = controller
    pan.isEnabled = false
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

  /// The sign of a horizontal translation towards the next tab: −1 if the user drags to the left.
  private var direction: Double {
    controller.traitCollection.layoutDirection == .rightToLeft ? 1 : -1
  }

  private var page: Double {
    usesTouchpad ? SwipeRelease.touchpadPage : max(1, controller.contentView.bounds.width)
  }

  private func neighbour(_ step: Double) -> ViewController? {
    let tabs = controller.tabs
    let start = controller.selectedIndex
    guard tabs.indices.contains(start) else { return nil }
    var index = start + Int(step)
    while tabs.indices.contains(index), !tabs[index].tabBarItem.isEnabled { index += Int(step) }
    return tabs.indices.contains(index) ? tabs[index] : nil
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let target else { return }
    let view = controller.contentView
    let part = direction * target.step * pan.translation(in: view).x / page
    switch pan.state {
    case .began:
      controller.set(target.tab, by: .gesture(hand))
      hand.update(part)
    case .changed:
      hand.update(part)
    case .ended:
      letGo(at: part, speed: direction * target.step * pan.velocity(in: view).x / page)
    case .cancelled, .failed:
      letGo(at: 0, speed: 0)
    case .possible:
      break
    }
  }

  /// Continues or reverses the change: a fast release decides by its direction, a slow release by the
  /// nearer end.
  private func letGo(at part: Double, speed: Double) {
    target = nil
    let finishes = SwipeRelease.finishes(at: part, speed: speed, onTouchpad: usesTouchpad)
    SwipeRelease.letGo(
      hand, at: part, speed: speed, finishes: finishes,
      duration: ViewController.Transition.push(from: .trailing).duration)
  }
}

extension TabSwipe: GestureRecognizerDelegate {
  /// Lets the gesture begin only towards a neighbouring tab that the tab bar controller's delegate allows.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? PanGestureRecognizer, target == nil,
      controller.presentedViewController == nil, !controller.isPerformingTransition
    else { return false }
    let way = pan.translation(in: controller.contentView)
    guard way.x != 0, abs(way.x) >= SwipeRelease.directness * abs(way.y) else { return false }
    let step = direction * way.x > 0 ? 1.0 : -1
    guard let tab = neighbour(step), controller.maySelect(tab) else { return false }
    usesTouchpad = pan.numberOfTouches == 0
    target = (tab, step)
    return true
  }
}
