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

  /// Whether a drag of the content downwards hides the bar above, and a drag upwards shows it.
  public var hidesBarsOnSwipe: Bool {
    get { bars.hideOnSwipe }
    set { bars.hideOnSwipe = newValue }
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
