import AtriumControls
import AtriumGeometry
import AtriumKit

/// The bars of a navigation controller: their frames, and how they react to scrolling.
@MainActor
final class NavigationBars {
  /// How long the content must rest before a partly visible title is shown or hidden completely, in seconds.
  private static let snapDelay = 0.15

  private unowned let navigation: NavigationController
  private(set) var isNavigationBarHidden = false
  private(set) var isToolbarHidden = true
  private(set) lazy var hiding = NavigationBarHiding(navigation)
  /// The controller whose items the bars show; nil until the first update.
  private weak var top: ViewController?
  /// The scroll view of the top controller.
  private weak var followed: ScrollView?
  private lazy var edges = ScrollEdges { [weak self] in self?.updateEdges() }
  /// Calls ``snap()`` after scrolling has stopped with the large title or the search bar partly visible.
  private var snapTimer: Timer?

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
    hiding.install(in: view)
  }

  /// Shows the items of a new top controller.
  func update(for top: ViewController?, items: [NavigationItem], animated: Bool) {
    if !isSame(items, bar.items) { bar.setItems(items, animated: animated) }
    if !isSame(top?.toolbarItems, toolbar.items) {
      toolbar.setItems(top?.toolbarItems, animated: animated)
    }
    follow(top?.contentScrollView)
    self.top = top
    View.performWithoutAnimation {
      if !isToolbarAway { toolbar.isHidden = false }
    }
    layOut()
    if !animated { hideBarsAtRest() }
  }

  private func isSame<Item: AnyObject>(_ one: [Item]?, _ other: [Item]?) -> Bool {
    let (one, other) = (one ?? [], other ?? [])
    return one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }

  /// Observes the current scroll view of the top controller, after it may have changed.
  func contentDidChange() {
    guard navigation.isViewLoaded else { return }
    hideBarsAtRest()
    follow(navigation.topViewController?.contentScrollView)
    navigation.view.setNeedsLayout()
  }

  // MARK: Frames

  /// Returns the frame of a child's view, in the coordinates of the navigation controller's view.
  ///
  /// - Parameters:
  ///   - child: The child on the stack.
  ///   - size: The size of the controller's view; nil for the current size.
  /// - Returns: The frame of the child's view.
  func contentFrame(for child: ViewController, in size: Size? = nil) -> Rect {
    let area = Rect(origin: .zero, size: size ?? navigation.view.bounds.size)
    let (outer, bars) = (outerInsets, barInsets(for: child))
    let top = extends(child, .top) ? 0 : outer.top + bars.top
    let bottom = extends(child, .bottom) ? 0 : outer.bottom + bars.bottom
    return Rect(
      x: 0, y: min(top, area.height), width: area.width,
      height: max(0, area.height - top - bottom))
  }

  /// Sets the safe area of a child to exclude the part of its view that the bars cover (N-16).
  func setSafeArea(of child: ViewController) {
    guard child.parent === navigation else { return }
    let (own, bars) = (navigation.additionalSafeAreaInsets, barInsets(for: child))
    // The navigation controller's additional insets begin at the inner edges of the bars. At each edge, a child between
    // the bars inherits only the amount by which the inset is larger than the bar. The rest is added here.
    var insets = EdgeInsets.zero
    insets.top = extends(child, .top) ? bars.top : min(max(0, own.top), bars.top)
    insets.bottom = extends(child, .bottom) ? bars.bottom : min(max(0, own.bottom), bars.bottom)
    insets.top += scrollingTitleHeight(for: child)
    navigation.setSafeAreaInsets(insets, forChild: child)
  }

  /// The insets for the areas covered by views outside the navigation controller.
  ///
  /// The navigation controller's own additional insets are not included.
  private var outerInsets: EdgeInsets {
    let safe = navigation.viewIfLoaded?.safeAreaInsets ?? .zero
    let own = navigation.additionalSafeAreaInsets
    return EdgeInsets(
      top: max(0, safe.top - own.top), left: 0, bottom: max(0, safe.bottom - own.bottom), right: 0)
  }

  /// Returns the heights of the bars while a child is on top, in points.
  private func barInsets(for child: ViewController) -> EdgeInsets {
    EdgeInsets(
      top: rowsHeight(for: child) + fixedTitleHeight(for: child), left: 0,
      bottom: isToolbarAway(with: child) ? 0 : toolbar.sizeThatFits(.zero).height, right: 0)
  }

  /// Returns whether the view of a child extends under the bar at an edge.
  private func extends(_ child: ViewController, _ edge: RectEdge) -> Bool {
    guard child.edgesForExtendedLayout.contains(edge) else { return false }
    if child.extendedLayoutIncludesOpaqueBars { return true }
    if edge == .top { return bar.showsContentBehind(for: child.navigationItem) }
    if toolbar.showsContentBehind { return true }
    // Without a toolbar, the tab bar is the bar at the bottom edge.
    return isToolbarAway(with: child)
      && navigation.tabBarController?.tabBar.showsContentBehind ?? false
  }

  /// Whether the toolbar is hidden, either by its own setting or for the current top controller (N-28).
  private var isToolbarAway: Bool {
    isToolbarHidden || top.map(navigation.hidesBottomBar) ?? false
  }

  private func isToolbarAway(with child: ViewController) -> Bool {
    isToolbarHidden || navigation.hidesBottomBar(showing: child)
  }

  private func rowsHeight(for child: ViewController) -> Double {
    isNavigationBarHidden || child is NavigationController
      ? 0 : NavigationBar.rowsHeight(for: child.navigationItem)
  }

  /// Returns the height of the large title and the search bar, in points, counting only those that never collapse.
  private func fixedTitleHeight(for child: ViewController) -> Double {
    (isLarge(child) && child.contentScrollView == nil ? NavigationBar.largeTitleHeight : 0)
      + (scrollsSearchBar(of: child) ? 0 : searchBarHeight(for: child))
  }

  private func searchBarHeight(for child: ViewController) -> Double {
    isNavigationBarHidden || child is NavigationController
      ? 0 : NavigationBar.searchBarHeight(for: child.navigationItem)
  }

  /// Returns whether the search bar scrolls away with the content of a child.
  private func scrollsSearchBar(of child: ViewController) -> Bool {
    let item = child.navigationItem
    return item.hidesSearchBarWhenScrolling && item.searchController?.isActive == false
      && child.contentScrollView != nil
  }

  /// Returns the height of the large title and the search bar, in points, counting only those that collapse.
  private func scrollingTitleHeight(for child: ViewController) -> Double {
    (isLarge(child) && child.contentScrollView != nil ? NavigationBar.largeTitleHeight : 0)
      + (scrollsSearchBar(of: child) ? searchBarHeight(for: child) : 0)
  }

  /// The height of the search bar that scrolls away with the content of the top controller, in points.
  private var scrollingSearchBarHeight: Double {
    top.map { scrollsSearchBar(of: $0) ? searchBarHeight(for: $0) : 0 } ?? 0
  }

  /// The height of the parts of the bar that scroll away with the content, in points.
  private var collapsibleHeight: Double {
    (bar.showsLargeTitle ? NavigationBar.largeTitleHeight : 0) + scrollingSearchBarHeight
  }

  private func isLarge(_ child: ViewController) -> Bool {
    guard bar.prefersLargeTitles, !isNavigationBarHidden, !(child is NavigationController),
      verticalSizeClass == .regular, NavigationBar.rowsHeight(for: child.navigationItem) > 0
    else { return false }
    return navigation.showsLargeTitle(for: child)
  }

  /// The vertical size class; during a resize, the size class after the resize.
  private var verticalSizeClass: UserInterfaceSizeClass {
    navigation.announcedTraitCollection.verticalSizeClass
  }

  /// Sets the frames of both bars.
  func layOut() {
    guard let view = navigation.viewIfLoaded else { return }
    hiding.updateHeight()
    collapse()
    let (bounds, safe) = (view.bounds, outerInsets)
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = Rect(
      x: 0, y: isNavigationBarHidden ? -height : safe.top, width: bounds.width, height: height)
    bar.alpha = navigation.showsColumn ? 0 : 1
    let toolHeight = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(
      x: 0, y: bounds.maxY - (isToolbarAway ? 0 : toolHeight + safe.bottom),
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
      if !isToolbarAway { self.toolbar.isHidden = false }
    }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return hideBarsAtRest()
    }
    slides += 1
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.slides -= 1
      self?.hideBarsAtRest()
    }
  }

  /// The number of animations that are hiding or showing bars.
  private var slides = 0

  /// Sets `isHidden` of the bars when no animation runs, so that a hidden bar cannot receive the focus.
  private func hideBarsAtRest() {
    guard slides == 0 else { return }
    bar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarAway
  }

  // MARK: Scrolling

  /// Tells the bars whether the content is scrolled to its edges.
  private func updateEdges() {
    bar.isContentAtScrollEdge = edges.isAtTop(within: collapsibleHeight)
    toolbar.isContentAtScrollEdge = edges.isAtBottom
  }

  private func follow(_ scrollView: ScrollView?) {
    edges.follow(scrollView)
    navigation.tabBarController?.bars.followContent()
    guard scrollView !== followed else { return }
    followed?.stopObservingOffset(owner: self)
    followed = scrollView
    hiding.contentDidChange(scrollView)
    scrollView?.observeOffset(owner: self) { [weak self] in self?.didScroll($0) }
  }

  private func didScroll(_ scrollView: ScrollView) {
    hiding.contentDidScroll(scrollView)
    guard collapsibleHeight > 0 else { return }
    layOut()
    snapTimer?.invalidate()
    guard snapRange != nil else { return }
    snapTimer = bar.window?.scheduleTimer(withTimeInterval: NavigationBars.snapDelay) {
      [weak self] _ in self?.snap()
    }
  }

  /// Scrolls the content until the large title and the search bar are each completely hidden or completely visible.
  private func snap() {
    guard let followed, let range = snapRange, !followed.isTracking, !followed.isDecelerating else {
      return
    }
    let inset = followed.adjustedContentInset
    let (start, end) = (range.lowerBound - inset.top, range.upperBound - inset.top)
    let last = followed.contentSize.height + inset.bottom - followed.bounds.height
    var target = followed.contentOffset
    let isNearEnd = target.y - start > (end - start) / 2 && end <= last
    target.y = isNearEnd ? end : start
    followed.setContentOffset(target, animated: true)
  }

  /// The scrolled distances, in points, between which the search bar or the large title collapses.
  ///
  /// The range is that of the title or search bar that is partly visible now; nil if neither is partly visible.
  private var snapRange: Range<Double>? {
    let search = scrollingSearchBarHeight
    if bar.searchBarCollapse > 0, bar.searchBarCollapse < search { return 0..<search }
    guard bar.showsLargeTitle, bar.isPartlyCollapsed else { return nil }
    return search..<search + NavigationBar.largeTitleHeight
  }

  /// Collapses the search bar and then the large title, together by the distance that the content has scrolled.
  private func collapse() {
    let search = scrollingSearchBarHeight
    let distance = followed.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    bar.searchBarCollapse = search > 0 ? min(distance, search) : 0
    bar.largeTitleCollapse = bar.showsLargeTitle ? distance - search : 0
  }
}

extension NavigationBar {
  /// Whether the large title is partly visible.
  fileprivate var isPartlyCollapsed: Bool {
    largeTitleCollapse > 0 && largeTitleCollapse < NavigationBar.largeTitleHeight
  }
}
