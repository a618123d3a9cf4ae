import AtriumControls
public import AtriumKit

extension NavigationController {
  /// The controller that the user sees: presented over the navigation interface, or else the top
  /// (N-2).
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether the bar above is hidden.
  public var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar is hidden; true by default (N-28).
  public var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Whether a swipe up, which scrolls the content on, hides the bars, and a swipe down brings them back;
  /// false by default (N-34).
  ///
  /// A finger or two on a touchpad count. The toolbar takes part if it has items and is not hidden.
  public var hidesBarsOnSwipe: Bool {
    get { bars.hiding.swipe.isEnabled }
    set { bars.hiding.swipe.isEnabled = newValue }
  }

  /// Whether a tap on the content hides the bars, and the next one brings them back; false by default
  /// (N-34).
  ///
  /// Taps of controls and texts, and those that a recogniser inside takes, do not count.
  public var hidesBarsOnTap: Bool {
    get { bars.hiding.isByTap }
    set { bars.hiding.isByTap = newValue }
  }

  /// Whether the bars hide in a compact height, and come back in a regular one; false by default (N-34).
  ///
  /// In a compact height a tap where a bar would stand brings them back.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hiding.isByHeight }
    set { bars.hiding.isByHeight = newValue }
  }

  /// Recognises the swipes of ``hidesBarsOnSwipe``; do not change its delegate.
  public var barHideOnSwipeGestureRecognizer: PanGestureRecognizer { bars.hiding.swipe }

  /// Recognises the taps of ``hidesBarsOnTap``; do not change its delegate.
  public var barHideOnTapGestureRecognizer: TapGestureRecognizer { bars.hiding.tap }

  /// Whether a controller of the stack above the root, up to one of them, hides the bars below (N-28).
  func hidesBottomBar(showing top: ViewController?) -> Bool {
    let stack = viewControllers
    let end = top.flatMap { stack.lastIndex(of: $0) } ?? stack.count - 1
    return end > 0 && stack[1...end].contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows the items of the stack, and tells the containers around this one of its top.
  func renewBars() {
    tellContainers(of: topViewController, animated: false)
    updateBars()
  }

  /// Shows the items of the stack.
  func updateBars() {
    let items = barItems(for: NavigationChange.tail(of: viewControllers))
    bars.update(for: topViewController, items: items, animated: false)
  }

  func toolbarItemsDidChange(of controller: ViewController, animated: Bool) {
    guard isViewLoaded, controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  func contentScrollViewDidChange(of controller: ViewController) {
    if controller === topViewController { bars.contentDidChange() }
  }

  /// Whether a controller's title is large, by its item or else those below (N-27).
  func showsLargeTitle(for child: ViewController) -> Bool {
    let stack = viewControllers
    guard let top = stack.lastIndex(of: child) ?? stack.indices.last else { return true }
    for controller in stack[...top].reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}
