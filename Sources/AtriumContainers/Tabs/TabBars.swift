import AtriumControls
import AtriumGeometry
import AtriumKit

/// The bar and the sidebar of a tab bar controller: their items, their frames, and whether they are hidden.
@MainActor
final class TabBars {
  /// The maximum number of items of a bar in a narrow view, including *More* (T-8).
  static let mostItems = 5
  /// The minimum and maximum width of a sidebar, in points.
  private static let sidebarWidths = (least: 180.0, most: 280.0)

  private unowned let controller: TabBarController
  private(set) var sidebar: TabSidebar?
  private(set) var showsSidebar = false
  /// Whether the program hides the bars.
  private(set) var isHidden = false
  /// Whether a controller on the stack of the selected navigation controller hides the bar.
  private(set) var isHiddenByPush = false
  private lazy var edges = ScrollEdges { [weak self] in self?.updateEdge() }
  /// Whether the bar keeps its old frame until the animation of a push or pop begins.
  private var waitsToMove = false
  /// The controllers whose items are observed.
  private var observed: [ViewController] = []
  /// The number of tabs in the bar or the sidebar.
  private var shownCount = 0

  init(_ controller: TabBarController) {
    self.controller = controller
  }

  private var bar: TabBar { controller.tabBar }
  private var view: View? { controller.viewIfLoaded }

  func install(in view: View) {
    view.addSubview(bar)
    update(animated: false)
  }

  func needsLayout() {
    view?.setNeedsLayout()
    if view == nil { update(animated: false) }
  }

  // MARK: More

  /// Whether the bar has the item More.
  var hasMore: Bool { !wantsSidebar && barCount < controller.tabs.count }

  /// Returns whether a tab is in the list of *More* rather than in the bar.
  func isInMore(_ tab: ViewController) -> Bool {
    hasMore && controller.tabs.dropFirst(barCount).contains(tab)
  }

  /// The tabs that are in the list of More.
  var tabsInMore: [ViewController] { hasMore ? Array(controller.tabs.dropFirst(barCount)) : [] }

  /// The number of tabs in a bar of the current width.
  private var barCount: Int {
    let width = view?.bounds.width ?? 0
    let capacity = width > 0 ? TabBar.capacity(forWidth: width) : TabBars.mostItems
    let isNarrow = !(width >= controller.sidebarBreakpoint)
    let limit = isNarrow ? min(TabBars.mostItems, capacity) : capacity
    let count = controller.tabs.count
    return count <= limit ? count : max(0, limit - 1)
  }

  // MARK: Items

  /// Shows the tabs and the selection.
  func update(animated: Bool) {
    guard controller.isViewLoaded else { return }
    let tabs = controller.tabs
    observe(tabs)
    shownCount = showsSidebar ? tabs.count : barCount
    var items: [TabBarItem] = tabs.prefix(shownCount).map { $0.tabBarItem }
    if shownCount < tabs.count {
      items.append(controller.moreNavigationController.tabBarItem)
      updateMoreBadge()
    }
    if !showsSidebar, !isSame(items, bar.items ?? []) { bar.setItems(items, animated: animated) }
    let selected = controller.selectedViewController
    let isShown = tabs.prefix(shownCount).contains { $0 === selected }
    bar.selectedItem = isShown ? selected?.tabBarItem : selected == nil ? nil : items.last
    sidebar?.list.allowsReordering = !controller.movableTabs.isEmpty
    sidebar?.list.update()
    controller.moreList?.update()
    updatePush()
    followContent()
  }

  private func isSame(_ one: [TabBarItem], _ other: [TabBarItem]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }

  private func observe(_ tabs: [ViewController]) {
    guard tabs != observed else { return }
    for tab in observed { tab.stopObservingTabBarItem(owner: self) }
    observed = tabs
    for tab in tabs {
      tab.observeTabBarItem(owner: self) { [weak self] in self?.itemDidChange(of: $0) }
    }
  }

  /// Updates the bars after a tab's item has changed or has been replaced.
  private func itemDidChange(of tab: ViewController) {
    updateMoreBadge()
    if let index = controller.tabs.prefix(shownCount).firstIndex(of: tab), !showsSidebar,
      bar.items?[index] !== tab.tabBarItem
    {
      update(animated: false)
    }
    sidebar?.list.itemDidChange(of: tab)
    controller.moreList?.itemDidChange(of: tab)
  }

  /// Shows a dot on More if a tab in its list has a badge.
  private func updateMoreBadge() {
    let tabs = controller.tabs
    guard shownCount < tabs.count else { return }
    let hasBadge = tabs.dropFirst(shownCount).contains { $0.tabBarItem.badgeValue != nil }
    controller.moreNavigationController.tabBarItem.badgeValue = hasBadge ? "" : nil
  }

  // MARK: Frames

  private var wantsSidebar: Bool { wantsSidebar(in: view?.bounds.width ?? 0) }

  private func wantsSidebar(in width: Double) -> Bool {
    switch controller.mode {
    case .automatic: width >= controller.sidebarBreakpoint
    case .tabBar: false
    case .tabSidebar: true
    }
  }

  private func sidebarWidth(in width: Double) -> Double {
    let limits = TabBars.sidebarWidths
    let wanted = controller.sidebarWidth ?? min(max(width / 4, limits.least), limits.most)
    return (wanted.isFinite ? min(max(0, wanted), max(0, width)) : limits.least).rounded()
  }

  private var isBarHidden: Bool { isHidden || isHiddenByPush }

  /// Returns the area beside the bars, in the coordinates of the controller's view.
  ///
  /// - Parameters:
  ///   - size: The size of the controller's view.
  ///   - tab: The tab that is shown there, which may extend under the bar (N-33).
  /// - Returns: The area.
  func contentFrame(in size: Size, for tab: ViewController?) -> Rect {
    var area = Rect(origin: .zero, size: size)
    if wantsSidebar(in: size.width) {
      let width = isHidden ? 0 : sidebarWidth(in: size.width)
      area.size.width -= width
      if !isMirrored { area.origin.x += width }
    } else if !isBarHidden, !(tab.map(extendsBelowBar) ?? false) {
      area.size.height = max(0, area.height - barHeight - outerBottom)
    }
    return area
  }

  /// Updates the layout of the bars for another tab, which may extend under the bar.
  func fit(_ tab: ViewController) {
    if extendsBelowBar(tab) != isExtended { layOut() } else { followContent() }
  }

  /// Whether the tab of the last layout extends under the bar.
  private var isExtended = false

  private func extendsBelowBar(_ tab: ViewController) -> Bool {
    tab.edgesForExtendedLayout.contains(.bottom)
      && (bar.showsContentBehind || tab.extendedLayoutIncludesOpaqueBars)
  }

  /// Sets the safe area of a tab to exclude the part of its view that the bar covers.
  func setSafeArea(of tab: ViewController) {
    guard tab.parent === controller else { return }
    var insets = EdgeInsets.zero
    if !wantsSidebar, !isBarHidden {
      // The container's additional insets begin at the inner edge of the bar. A tab above the bar inherits only the
      // amount by which the inset is larger than the bar. The rest is added here.
      let own = max(0, controller.additionalSafeAreaInsets.bottom)
      insets.bottom = extendsBelowBar(tab) ? barHeight : min(own, barHeight)
    }
    controller.setSafeAreaInsets(insets, forChild: tab)
  }

  /// The bottom inset for the area covered by views outside the controller.
  ///
  /// The controller's additional insets are not included.
  private var outerBottom: Double {
    max(0, (view?.safeAreaInsets.bottom ?? 0) - controller.additionalSafeAreaInsets.bottom)
  }

  private var isMirrored: Bool { controller.traitCollection.layoutDirection == .rightToLeft }
  private var barHeight: Double { bar.sizeThatFits(.zero).height }

  private func barFrame(in bounds: Rect, isHidden: Bool) -> Rect {
    let shown = bounds.maxY - barHeight - outerBottom
    return Rect(
      x: 0, y: isHidden ? bounds.maxY : shown, width: bounds.width, height: barHeight)
  }

  private func sidebarFrame(in bounds: Rect, isHidden: Bool) -> Rect {
    let width = sidebarWidth(in: bounds.width)
    let x = isMirrored ? (isHidden ? bounds.maxX : bounds.maxX - width) : isHidden ? -width : 0
    return Rect(x: x, y: 0, width: width, height: bounds.height)
  }

  /// Sets the frames of the bar or the sidebar, and of the content.
  func layOut() {
    guard let view else { return }
    let bounds = view.bounds
    if wantsSidebar != showsSidebar { changeBars() }
    if shownCount != (showsSidebar ? controller.tabs.count : barCount) { update(animated: false) }
    let tab = controller.displayed ?? controller.selectedViewController
    isExtended = tab.map(extendsBelowBar) ?? false
    // Growing content gets its new frame at once, under the bar. Shrinking content moves together with the
    // bar.
    controller.contentView.frame =
      waitsToMove && !isBarHidden && !showsSidebar
      ? bounds : contentFrame(in: bounds.size, for: tab)
    let isBarAway = waitsToMove ? !isBarHidden : isBarHidden
    bar.frame = barFrame(in: bounds, isHidden: isBarAway || showsSidebar)
    sidebar?.frame = sidebarFrame(in: bounds, isHidden: isHidden)
    if let tab { setSafeArea(of: tab) }
    followContent()
  }

  private func updateEdge() { bar.isContentAtScrollEdge = edges.isAtBottom }

  /// Observes the scrolling of the displayed tab's content.
  ///
  /// In a navigation controller, this is the content of its top controller.
  func followContent() {
    var shown = controller.displayed ?? controller.selectedViewController
    while let navigation = shown as? NavigationController { shown = navigation.topViewController }
    edges.follow(shown?.contentScrollView)
  }

  /// Replaces the bar with the sidebar, or the sidebar with the bar, and moves the focus to the new view.
  private func changeBars() {
    showsSidebar = wantsSidebar
    let hadFocus = bar.isFirstResponder || sidebar?.list.isFirstResponder ?? false
    if showsSidebar, sidebar == nil, let view {
      let made = TabSidebar(controller)
      sidebar = made
      view.addSubview(made)
    }
    update(animated: false)
    hideAtRest()
    guard hadFocus else { return }
    if showsSidebar { sidebar?.list.becomeFirstResponder() } else { bar.becomeFirstResponder() }
  }

  /// Sets `isHidden` of the bars, so that a hidden bar takes no focus; called when no animation runs.
  private func hideAtRest() {
    bar.isHidden = showsSidebar || isBarHidden
    sidebar?.isHidden = !showsSidebar || isHidden
  }

  // MARK: Hiding

  /// Hides or shows the bars at the program's request.
  func setHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    guard let view else { return }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return hideAtRest()
    }
    View.performWithoutAnimation {
      if !hidden { hideAtRest() }
    }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.hideAtRest()
    }
  }

  /// Hides or shows the bar as the selected controller requires, without animation.
  private func updatePush() {
    let navigation = controller.selectedViewController as? NavigationController
    let isHidden = navigation.map { $0.hidesBottomBar(showing: $0.topViewController) } ?? false
    guard isHidden != isHiddenByPush else { return }
    isHiddenByPush = isHidden
    view?.setNeedsLayout()
    hideAtRest()
  }

  /// Hides or shows the bar as the selected navigation controller's stack requires, along with the stack's transition.
  func follow(_ navigation: NavigationController, showing top: ViewController?, animated: Bool) {
    let isHidden = navigation.hidesBottomBar(showing: top)
    guard isHidden != isHiddenByPush, let view else { return }
    isHiddenByPush = isHidden
    guard animated, !showsSidebar, let coordinator = top?.transitionCoordinator else {
      view.setNeedsLayout()
      return hideAtRest()
    }
    waitsToMove = !self.isHidden
    View.performWithoutAnimation {
      bar.isHidden = self.isHidden
      layOut()
    }
    let joined = coordinator.animateAlongsideTransition(in: view) { [weak self] _ in
      self?.waitsToMove = false
      self?.layOut()
    } completion: { [weak self] _ in
      self?.waitsToMove = false
      self?.layOut()
      self?.hideAtRest()
    }
    guard !joined else { return }
    waitsToMove = false
    layOut()
    hideAtRest()
  }
}
