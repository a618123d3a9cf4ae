import AtriumControls
public import AtriumKit

extension NavigationController {
  /// The controller that the user sees; nil if there is none (N-2).
  ///
  /// This is the controller presented over the navigation interface; if there is none, it is the top controller.
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether the navigation bar is hidden.
  public var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar is hidden; true by default (N-28).
  public var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Whether a swipe up hides the bars and a swipe down shows them again; false by default (N-34).
  ///
  /// Swipes of a finger and of two fingers on a touchpad count. The toolbar takes part if it has items and
  /// is not hidden.
  public var hidesBarsOnSwipe: Bool {
    get { bars.hiding.swipe.isEnabled }
    set { bars.hiding.swipe.isEnabled = newValue }
  }

  /// Whether a tap on the content hides the bars and the next tap shows them again; false by default (N-34).
  ///
  /// Taps in the bars, on controls and in text views do not count. Taps that another recogniser handles do not count
  /// either.
  public var hidesBarsOnTap: Bool {
    get { bars.hiding.isByTap }
    set { bars.hiding.isByTap = newValue }
  }

  /// Whether the bars hide in a compact height and appear again in a regular height; false by default (N-34).
  ///
  /// In a compact height, a tap in the area of a hidden bar shows the bars again.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hiding.isByHeight }
    set { bars.hiding.isByHeight = newValue }
  }

  /// The recogniser of the swipes of ``hidesBarsOnSwipe``; its delegate must not be changed.
  public var barHideOnSwipeGestureRecognizer: PanGestureRecognizer { bars.hiding.swipe }

  /// The recogniser of the taps of ``hidesBarsOnTap``; its delegate must not be changed.
  public var barHideOnTapGestureRecognizer: TapGestureRecognizer { bars.hiding.tap }

  /// Returns whether a controller of the stack, up to the given one, hides the bottom bars (N-28).
  func hidesBottomBar(showing top: ViewController?) -> Bool {
    let stack = viewControllers
    let end = top.flatMap { stack.lastIndex(of: $0) } ?? stack.count - 1
    return stack.prefix(end + 1).contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows the items of the stack, and notifies the containers around this navigation controller of its top controller.
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

  /// Returns whether a controller's title is large.
  ///
  /// If the display mode of its item is automatic, the items of the controllers below decide, the nearest first (N-27).
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
