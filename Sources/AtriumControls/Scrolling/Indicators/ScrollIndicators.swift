import AtriumGeometry
import AtriumKit

/// The two scroll indicators of a scroll view, in front of its content.
@MainActor
final class ScrollIndicators {
  /// The time for which the indicators stay visible after the last movement, in seconds.
  static let restTime = 0.9
  private static let fadeTime = 0.25

  private let views = [ScrollIndicatorView(.vertical), ScrollIndicatorView(.horizontal)]
  private weak var scrollView: ScrollView?
  private var timer: Timer?

  /// Begins to follow a scroll view.
  ///
  /// As in UIKit, the indicators become subviews of the scroll view when they are first shown. A program that counts
  /// the subviews of a new scroll view therefore finds none.
  func attach(to scrollView: ScrollView) { self.scrollView = scrollView }

  /// Inserts a subview in front of the other subviews, but behind the indicators.
  func insertBehind(_ view: View) {
    guard let scrollView else { return }
    if let first = views.first(where: { $0.superview === scrollView }) {
      scrollView.insertSubview(view, belowSubview: first)
    } else {
      scrollView.addSubview(view)
    }
  }

  /// Adds each wanted indicator that is not a subview yet.
  private func addWanted() {
    guard let scrollView else { return }
    for view in views where view.superview == nil && isWanted(view, in: scrollView) {
      scrollView.addSubview(view)
      view.isHidden = false
      view.layOut(in: scrollView)
    }
  }

  /// Whether at least one indicator is visible.
  var isShown: Bool { views.contains { $0.alpha > 0 && !$0.isHidden } }

  func bringToFront() {
    guard let scrollView else { return }
    let own = views.filter { $0.superview === scrollView }
    guard let front = own.last, scrollView.subviews.last !== front else { return }
    for view in own { scrollView.bringSubviewToFront(view) }
  }

  /// Lays out the indicators in the visible area, since they do not scroll with the content.
  func layOut() {
    guard let scrollView else { return }
    View.performWithoutAnimation {
      for view in views {
        view.isHidden = !isWanted(view, in: scrollView)
        if !view.isHidden { view.layOut(in: scrollView) }
      }
    }
  }

  private func isWanted(_ view: ScrollIndicatorView, in scrollView: ScrollView) -> Bool {
    let isSwitchedOn =
      view.axis == .vertical
      ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    return isSwitchedOn && scrollView.overflows(view.axis)
  }

  /// Shows the indicators for ``restTime``.
  func flash() {
    guard let window = scrollView?.window else { return }
    View.performWithoutAnimation {
      addWanted()
      for view in views where view.alpha < 1 {
        view.removeAllAnimations()
        view.alpha = 1
      }
    }
    hideTime = window.currentTime + ScrollIndicators.restTime
    if timer?.isValid != true { schedule(in: window) }
  }

  /// The time at which the indicators fade out.
  ///
  /// Each movement only updates this time and needs no new timer.
  private var hideTime: Double?

  private func schedule(in window: Window) {
    guard let hideTime else { return }
    timer = window.scheduleTimer(
      withTimeInterval: max(0.001, hideTime - window.currentTime)
    ) { [weak self, weak window] _ in
      guard let self, let window else { return }
      timer = nil
      guard let hideTime = self.hideTime else { return }
      if hideTime > window.currentTime + 1e-6 { schedule(in: window) } else { hide() }
    }
  }

  private func hide() {
    hideTime = nil
    // The indicators stay visible while a pointer uses them, and while a finger rests on the content.
    guard !views.contains(where: \.isInUse), scrollView?.isTracking != true else { return }
    View.animate(
      withDuration: ScrollIndicators.fadeTime, options: .allowUserInteraction,
      animations: { for view in views { view.alpha = 0 } })
  }

  func noteScrolling() { flash() }

  /// Called when a pointer enters or leaves an indicator, or has stopped dragging the thumb.
  func usageDidChange() { flash() }

  /// Called when a drag has ended, or when the last finger has been lifted.
  func handsAreGone() {
    if isShown { flash() }
  }

  /// Shows the indicators if the pointer, at a point of the scroll view, is near the edge of an indicator.
  func pointerMoved(to point: Point) {
    guard let scrollView else { return }
    let distance = ScrollIndicatorView.showingDistance
    let area = scrollView.bounds.shrunkBy(dx: distance, dy: distance)
    let isNear = views.contains { view in
      guard !view.isHidden else { return false }
      switch view.axis {
      case .vertical: return point.x > area.maxX || point.x < area.minX
      case .horizontal: return point.y > area.maxY
      }
    }
    if isNear { flash() }
  }

  func forgetTimer() {
    timer?.invalidate()
    timer = nil
    hideTime = nil
    View.performWithoutAnimation { for view in views { view.alpha = 0 } }
  }
}
