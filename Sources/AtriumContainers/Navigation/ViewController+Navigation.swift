public import AtriumControls
public import AtriumKit

/// The properties that a container with bars reads from a controller.
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
  /// The items of the navigation controller's toolbar while this controller is shown; nil if there are none (N-28).
  public var toolbarItems: [BarButtonItem]? {
    get { attachmentIfPresent(NavigationPreferences.self)?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``; if animated, the toolbar cross-fades to the new items.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    attachment(NavigationPreferences.self).toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the tab bar and the toolbar are hidden while this controller is on a navigation stack (N-28).
  ///
  /// They are hidden even while the controller is below other controllers. The controller may be the root.
  public var hidesBottomBarWhenPushed: Bool {
    get { attachmentIfPresent(NavigationPreferences.self)?.hidesBottomBarWhenPushed ?? false }
    set { attachment(NavigationPreferences.self).hidesBottomBarWhenPushed = newValue }
  }

  /// The edges at which the view may extend under bars; all by default (N-33).
  ///
  /// The view extends under translucent bars, and under opaque bars if ``extendedLayoutIncludesOpaqueBars``
  /// is true. Its safe area then excludes the bars. At other edges the view ends at the bar. This applies
  /// to the bars at the top and bottom of navigation controllers and tab bar controllers.
  public var edgesForExtendedLayout: RectEdge {
    get { attachmentIfPresent(NavigationPreferences.self)?.edgesForExtendedLayout ?? .all }
    set {
      attachment(NavigationPreferences.self).edgesForExtendedLayout = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the view extends under opaque bars at ``edgesForExtendedLayout`` too; false by default (N-33).
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get {
      attachmentIfPresent(NavigationPreferences.self)?.extendedLayoutIncludesOpaqueBars ?? false
    }
    set {
      attachment(NavigationPreferences.self).extendedLayoutIncludesOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the scroll view whose scrolling the bars of a container observe; nil sets the default scroll view.
  ///
  /// The default is the controller's view if it is a scroll view, otherwise the first scroll view among its subviews.
  public func setContentScrollView(_ scrollView: ScrollView?) {
    attachment(NavigationPreferences.self).contentScrollView = scrollView
    navigationController?.contentScrollViewDidChange(of: self)
    tabBarController?.bars.followContent()
  }

  /// The scroll view whose scrolling the bars of a container observe; nil if there is none.
  ///
  /// The default scroll view can only be found after the view has been loaded.
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
