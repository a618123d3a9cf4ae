import AtriumControls
import AtriumGeometry
import AtriumKit

/// The bars of a navigation controller: where they stand, and how they follow the content.
@MainActor
final class NavigationBars {
  /// How far the content scrolls in one direction before bars hide or come back, in points.
  private static let swipeTravel = 24.0
  /// How long the content rests before a partly collapsed title opens or closes, in seconds.
  private static let snapDelay = 0.15

  private unowned let navigation: NavigationController
  private(set) var isNavigationBarHidden = false
  private(set) var isToolbarHidden = true
  /// Whether the navigation bar hides and comes back with the scrolling of the content.
  var hideOnSwipe = false
  /// The scroll view of the top controller.
  private weak var followed: ScrollView?
  /// Moves the content on when it rests with a large title partly scrolled away.
  private var snapTimer: Timer?
  /// Where the content last turned round, for bars that hide on a swipe.
  private var turningPoint = 0.0

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  private var bar: NavigationBar { navigation.navigationBar }
  private var toolbar: Toolbar { navigation.toolbar }

  /// Adds the bars to the view of the controller.
  func install(in view: View) {
    view.addSubview(bar)
    view.addSubview(toolbar)
    (bar.isHidden, toolbar.isHidden) = (isNavigationBarHidden, isToolbarHidden)
  }

  /// Shows the items of another top controller.
  func update(for top: ViewController?, items: [NavigationItem], animated: Bool) {
    let isSame =
      items.count == bar.items.count && zip(items, bar.items).allSatisfy { $0 === $1 }
    if !isSame { bar.setItems(items, animated: animated) }
    let tools = top?.toolbarItems ?? []
    if tools.count != toolbar.items.count || !zip(tools, toolbar.items).allSatisfy({ $0 === $1 }) {
      toolbar.setItems(tools, animated: animated)
    }
    follow(top?.contentScrollView)
    layOut()
  }

  /// Follows the content of the top controller, which may have changed.
  func contentDidChange() {
    guard navigation.isViewLoaded else { return }
    follow(navigation.topViewController?.contentScrollView)
    navigation.view.setNeedsLayout()
  }

  // MARK: Places

  /// The area of a child's view inside the content, in points of the controller's view.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - size: The size of the controller's view; nil for the present one.
  /// - Returns: The frame of the child's view.
  func contentFrame(for child: ViewController, in size: Size? = nil) -> Rect {
    let area = Rect(origin: .zero, size: size ?? navigation.view.bounds.size)
    let safe = navigation.viewIfLoaded?.safeAreaInsets ?? .zero
    let top =
      bar.isTranslucent ? 0 : safe.top + rowsHeight(for: child) + fixedTitleHeight(for: child)
    let bottom = toolbar.isTranslucent ? 0 : safe.bottom + toolbarHeight
    return Rect(
      x: 0, y: min(top, area.height), width: area.width,
      height: max(0, area.height - top - bottom))
  }

  /// Tells a child which part of its view the bars cover (N-16).
  func setSafeArea(of child: ViewController) {
    guard child.parent === navigation else { return }
    var insets = EdgeInsets.zero
    if bar.isTranslucent { insets.top = rowsHeight(for: child) + fixedTitleHeight(for: child) }
    if toolbar.isTranslucent { insets.bottom = toolbarHeight }
    insets.top += scrollingTitleHeight(for: child)
    navigation.setSafeAreaInsets(insets, forChild: child)
  }

  private var toolbarHeight: Double {
    isToolbarHidden ? 0 : toolbar.sizeThatFits(.zero).height
  }

  private func rowsHeight(for child: ViewController) -> Double {
    isNavigationBarHidden || child is NavigationController
      ? 0 : NavigationBar.rowsHeight(for: child.navigationItem)
  }

  /// The height of a large title that stays, since nothing scrolls below it.
  private func fixedTitleHeight(for child: ViewController) -> Double {
    isLarge(child) && child.contentScrollView == nil ? NavigationBar.largeTitleHeight : 0
  }

  /// The height of a large title that shrinks while the content scrolls.
  private func scrollingTitleHeight(for child: ViewController) -> Double {
    isLarge(child) && child.contentScrollView != nil ? NavigationBar.largeTitleHeight : 0
  }

  private func isLarge(_ child: ViewController) -> Bool {
    guard bar.prefersLargeTitles, !isNavigationBarHidden, !(child is NavigationController) else {
      return false
    }
    return navigation.showsLargeTitle(for: child)
  }

  /// Places both bars.
  func layOut() {
    guard let view = navigation.viewIfLoaded else { return }
    collapse()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = Rect(
      x: 0, y: isNavigationBarHidden ? -height : safe.top, width: bounds.width, height: height)
    bar.alpha = navigation.showsColumn ? 0 : 1
    let toolHeight = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(
      x: 0, y: bounds.maxY - (isToolbarHidden ? 0 : toolHeight + safe.bottom),
      width: bounds.width, height: toolHeight)
  }

  /// Hides or shows bars.
  func setHidden(navigationBar: Bool? = nil, toolbar: Bool? = nil, animated: Bool) {
    let (old, oldTool) = (isNavigationBarHidden, isToolbarHidden)
    isNavigationBarHidden = navigationBar ?? old
    isToolbarHidden = toolbar ?? oldTool
    guard isNavigationBarHidden != old || isToolbarHidden != oldTool,
      let view = navigation.viewIfLoaded
    else { return }
    View.performWithoutAnimation {
      if !isNavigationBarHidden { bar.isHidden = false }
      if !isToolbarHidden { self.toolbar.isHidden = false }
    }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return hideBarsAtRest()
    }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.hideBarsAtRest()
    }
  }

  /// A hidden bar takes no focus.
  private func hideBarsAtRest() {
    bar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
  }

  // MARK: Scrolling

  private func follow(_ scrollView: ScrollView?) {
    guard scrollView !== followed else { return }
    followed?.stopObservingOffset(owner: self)
    followed = scrollView
    turningPoint = scrollView?.contentOffset.y ?? 0
    scrollView?.observeOffset(owner: self) { [weak self] in self?.didScroll($0) }
  }

  private func didScroll(_ scrollView: ScrollView) {
    if hideOnSwipe { hideOrShow(scrollView) }
    guard bar.showsLargeTitle else { return }
    layOut()
    snapTimer?.invalidate()
    guard bar.isPartlyCollapsed else { return }
    snapTimer = bar.window?.scheduleTimer(withTimeInterval: NavigationBars.snapDelay) {
      [weak self] _ in self?.snap()
    }
  }

  /// Scrolls on until the large title is gone, or back until it is complete.
  private func snap() {
    guard let followed, bar.showsLargeTitle, bar.isPartlyCollapsed, !followed.isTracking,
      !followed.isDecelerating
    else { return }
    let inset = followed.adjustedContentInset
    let start = -inset.top
    let end = start + NavigationBar.largeTitleHeight
    let last = followed.contentSize.height + inset.bottom - followed.bounds.height
    let isNearEnd = bar.largeTitleCollapse > NavigationBar.largeTitleHeight / 2 && end <= last
    var target = followed.contentOffset
    target.y = isNearEnd ? end : start
    followed.setContentOffset(target, animated: true)
  }

  /// Shrinks the large title by as much as the content has scrolled.
  private func collapse() {
    guard bar.showsLargeTitle, let followed else { return bar.largeTitleCollapse = 0 }
    bar.largeTitleCollapse = followed.contentOffset.y + followed.adjustedContentInset.top
  }

  private func hideOrShow(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset.y
    // Content that bounces at an end does not turn round.
    guard scrollView.isDragging else { return turningPoint = offset }
    let way = offset - turningPoint
    if (way > 0) == isNavigationBarHidden { turningPoint = offset }
    guard abs(way) >= NavigationBars.swipeTravel else { return }
    setHidden(navigationBar: way > 0, animated: true)
  }
}

extension NavigationBar {
  /// Whether the large title is neither complete nor gone.
  fileprivate var isPartlyCollapsed: Bool {
    largeTitleCollapse > 0 && largeTitleCollapse < NavigationBar.largeTitleHeight
  }
}
