public import AtriumControls
public import AtriumKit

/// The values of a controller that a navigation controller, or a container of it, reads.
private final class NavigationPreferences: ViewControllerAttachment {
  weak var owner: ViewController?
  var toolbarItems: [BarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = RectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  weak var contentScrollView: ScrollView?

  init(owner: ViewController) {
    self.owner = owner
  }
}

extension ViewController {
  /// The items of the navigation controller's toolbar while this controller is shown; nil for none
  /// (N-28).
  public var toolbarItems: [BarButtonItem]? {
    get { attachmentIfPresent(NavigationPreferences.self)?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``; the toolbar fades to them if animated.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    attachment(NavigationPreferences.self).toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether a tab bar, and the toolbar of the stack, are hidden while this controller, or one above it,
  /// is on the stack of a navigation controller (N-28).
  public var hidesBottomBarWhenPushed: Bool {
    get { attachmentIfPresent(NavigationPreferences.self)?.hidesBottomBarWhenPushed ?? false }
    set { attachment(NavigationPreferences.self).hidesBottomBarWhenPushed = newValue }
  }

  /// The edges at which the view may extend below bars; all by default (N-33).
  ///
  /// It extends below translucent bars, and with ``extendedLayoutIncludesOpaqueBars`` below opaque ones;
  /// these are then part of its safe area. Otherwise it stands between the bars. The bars of navigation
  /// and tab bar controllers count, which are above and below.
  public var edgesForExtendedLayout: RectEdge {
    get { attachmentIfPresent(NavigationPreferences.self)?.edgesForExtendedLayout ?? .all }
    set {
      attachment(NavigationPreferences.self).edgesForExtendedLayout = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether ``edgesForExtendedLayout`` counts at opaque bars too; false by default (N-33).
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get {
      attachmentIfPresent(NavigationPreferences.self)?.extendedLayoutIncludesOpaqueBars ?? false
    }
    set {
      attachment(NavigationPreferences.self).extendedLayoutIncludesOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the scroll view that the bars of a container follow; nil for the default.
  ///
  /// The default is the view itself or its first scroll view among the subviews.
  public func setContentScrollView(_ scrollView: ScrollView?) {
    attachment(NavigationPreferences.self).contentScrollView = scrollView
    navigationController?.contentScrollViewDidChange(of: self)
    tabBarController?.bars.followContent()
  }

  /// The scroll view that the bars of a container follow; nil if there is none.
  ///
  /// It is nil while the view is not loaded.
  public var contentScrollView: ScrollView? {
    if let chosen = attachmentIfPresent(NavigationPreferences.self)?.contentScrollView {
      return chosen
    }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? ScrollView { return scrollView }
    for subview in view.subviews {
      if let scrollView = subview as? ScrollView { return scrollView }
    }
    return nil
  }
}
