import AtriumControls
import AtriumGeometry
import AtriumKit

/// The gesture that changes between tabs: a finger that drags sideways, or two on a touchpad.
@MainActor
final class TabSwipe {
  /// The travel on a touchpad that changes completely, in points.
  private static let touchpadPage = 400.0
  /// The least velocities that decide by their direction, in pages a second.
  private static let speeds = (touch: 0.3, touchpad: 0.6)
  /// By how much a drag must go along the axis more than across it.
  private static let directness = 1.2
  /// The shortest and longest rest of a released change, in seconds.
  private static let rest = (least: 0.1, most: 0.4)

  private unowned let controller: TabBarController
  private let pan = PanGestureRecognizer()
  private let hand = PercentDrivenInteractiveTransition()
  /// The tab that the gesture in progress brings, and its direction: 1 for the next tab, −1 for the
  /// previous one.
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

  /// The direction of the view in which the next tab is: −1 for a drag to the left.
  private var direction: Double {
    controller.traitCollection.layoutDirection == .rightToLeft ? 1 : -1
  }

  private var page: Double {
    usesTouchpad ? TabSwipe.touchpadPage : max(1, controller.contentView.bounds.width)
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
      controller.select(target.tab, by: .gesture(hand))
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

  /// Continues in the direction of a fast release, else to the nearer end.
  private func letGo(at part: Double, speed: Double) {
    target = nil
    let speeds = TabSwipe.speeds
    let isFast = abs(speed) > (usesTouchpad ? speeds.touchpad : speeds.touch)
    let finishes = isFast ? speed > 0 : part > 0.5
    let way = max(0.01, finishes ? 1 - part : part)
    let rest = TabSwipe.rest
    let time = min(max(way / max(abs(speed), 0.01), rest.least), rest.most)
    hand.completionSpeed = max(0.01, way * TabSlide.duration / time)
    if finishes { hand.finish() } else { hand.cancel() }
  }
}

extension TabSwipe: GestureRecognizerDelegate {
  /// Begins towards a neighbour that the delegate of the controller allows.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? PanGestureRecognizer, target == nil,
      controller.presentedViewController == nil, !controller.isPerformingTransition
    else { return false }
    let way = pan.translation(in: controller.contentView)
    guard way.x != 0, abs(way.x) >= TabSwipe.directness * abs(way.y) else { return false }
    let step = direction * way.x > 0 ? 1.0 : -1
    guard let tab = neighbour(step), controller.maySelect(tab) else { return false }
    usesTouchpad = pan.numberOfTouches == 0
    target = (tab, step)
    return true
  }
}
