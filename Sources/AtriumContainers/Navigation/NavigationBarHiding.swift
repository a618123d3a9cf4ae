import AtriumControls
import AtriumGeometry
import AtriumKit

/// Hides and shows the bars of a navigation controller: by a swipe, by a tap, and in a compact height (N-34).
@MainActor
final class NavigationBarHiding {
  /// The distance that a finger or the content must move in one direction before bars hide or appear, in points.
  private nonisolated static let travel = 24.0

  private unowned let navigation: NavigationController
  let swipe = PanGestureRecognizer()
  let tap = TapGestureRecognizer()
  /// Whether the bars hide in a compact height.
  var isByHeight = false {
    didSet {
      (wasCompact, tap.isEnabled) = (false, isByTap || isByHeight)
      navigation.viewIfLoaded?.setNeedsLayout()
    }
  }
  var isByTap = false {
    didSet { tap.isEnabled = isByTap || isByHeight }
  }
  private var wasCompact = false
  /// Whether this object hid the toolbar, which then appears again together with the navigation bar.
  private var hidesToolbar = false
  private var finger = TurningPoint()
  private var content = TurningPoint()

  init(_ navigation: NavigationController) {
    self.navigation = navigation
    swipe.allowedTouchTypes = [.direct]
    swipe.allowedScrollTypesMask = .continuous
    tap.cancelsTouchesInView = false
    for recognizer in [swipe, tap] as [GestureRecognizer] {
      recognizer.isEnabled = false
      recognizer.delegate = self
    }
    swipe.addAction { [weak self] in self?.follow($0) }
    tap.addAction { [weak self] _ in self?.toggle() }
  }

  func install(in view: View) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
  }

  /// Measures how far a finger or the content has moved since the movement last reversed.
  private struct TurningPoint {
    private var place = 0.0

    mutating func begin(at place: Double) { self.place = place }

    /// Returns whether a movement to an offset hides the bars (true) or shows them (false); nil if neither.
    mutating func hides(at new: Double, isHidden: Bool) -> Bool? {
      let way = place - new
      if (way > 0) == isHidden { place = new }
      guard abs(way) >= NavigationBarHiding.travel, (way > 0) != isHidden else { return nil }
      place = new
      return way > 0
    }
  }

  private func follow(_ swipe: PanGestureRecognizer) {
    let y = swipe.translation(in: navigation.view).y
    switch swipe.state {
    case .began: finger.begin(at: 0)
    case .changed: break
    case .possible, .ended, .cancelled, .failed: return
    }
    hide(finger.hides(at: y, isHidden: navigation.isNavigationBarHidden))
  }

  /// Starts to measure the scrolling of the top controller's content, from its current offset.
  func contentDidChange(_ scrollView: ScrollView?) {
    content.begin(at: -(scrollView?.contentOffset.y ?? 0))
  }

  /// Hides or shows the bars while the user drags the content.
  ///
  /// A bounce at an end does not count as a reversal.
  func contentDidScroll(_ scrollView: ScrollView) {
    guard swipe.isEnabled else { return }
    let place = -scrollView.contentOffset.y
    guard scrollView.isDragging else { return content.begin(at: place) }
    hide(content.hides(at: place, isHidden: navigation.isNavigationBarHidden))
  }

  /// Hides or shows the bars when the vertical size class of the view changes; called by the layout.
  func updateHeight() {
    guard isByHeight else { return }
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    setBars(hidden: isCompact, animated: false)
  }

  private func toggle() {
    let isHidden = navigation.isNavigationBarHidden
    // Without ``NavigationController/hidesBarsOnTap``, a tap may show hidden bars, but never hides bars.
    if isByTap || isHidden { setBars(hidden: !isHidden, animated: true) }
  }

  private func hide(_ hidden: Bool?) {
    if let hidden { setBars(hidden: hidden, animated: true) }
  }

  /// Hides the navigation bar together with a toolbar that has items, or shows both again.
  private func setBars(hidden: Bool, animated: Bool) {
    guard hidden != navigation.isNavigationBarHidden else { return }
    if hidden {
      hidesToolbar = !navigation.isToolbarHidden && !(navigation.toolbar.items ?? []).isEmpty
    }
    navigation.bars.setHidden(
      navigationBar: hidden, toolbar: hidesToolbar ? hidden : nil, animated: animated)
    if !hidden { hidesToolbar = false }
  }
}

extension NavigationBarHiding: GestureRecognizerDelegate {
  /// Lets a swipe begin only if it is vertical.
  ///
  /// Without ``NavigationController/hidesBarsOnTap``, a tap may begin only where a hidden bar was.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = navigation.viewIfLoaded else { return false }
    if gestureRecognizer === swipe {
      let way = swipe.translation(in: view)
      return abs(way.y) > abs(way.x)
    }
    guard !isByTap else { return true }
    let y = tap.location(in: view).y
    return navigation.isNavigationBarHidden
      && (y < navigation.navigationBar.bounds.height
        || y >= view.bounds.height - navigation.toolbar.bounds.height)
  }

  /// Ignores taps in the bars, in controls and in text views, because these views handle taps.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let next = view, next !== navigation.viewIfLoaded {
      if next is Control || next is any TextInput || next === navigation.navigationBar
        || next === navigation.toolbar
      {
        return false
      }
      view = next.superview
    }
    return true
  }

  /// Lets the swipe recognise together with the scrolling of the content.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
