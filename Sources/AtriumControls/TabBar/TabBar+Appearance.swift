public import AtriumGraphics
import AtriumKit

extension TabBar {
  /// The look of the bar where no other appearance counts.
  ///
  /// The bar keeps a copy, as of each of its appearances, and shows changes of that copy at once. Those
  /// of the ``selectedItem`` come before the bar's. A sidebar does not heed them.
  public var standardAppearance: TabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The look while the content above rests at the bar.
  ///
  /// Nil, the default, is the standard look with a transparent background, and the standard look as it is in
  /// a bar whose program has set no appearance. It counts in a tab bar controller.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The background colour of the ``standardAppearance``; nil for the theme's surface.
  public var barTintColor: Color? {
    get { appearances.standard.background.color }
    set { appearances.changeStandard { $0.backgroundColor = newValue } }
  }
  /// Whether a line separates it from the content above, by the ``standardAppearance``.
  public var showsSeparator: Bool {
    get { appearances.standard.showsLine }
    set { appearances.changeStandard { $0.showsLine = newValue } }
  }

  /// Whether the content behind the bar can be seen, so that a container lets its content extend below it
  /// (N-16).
  ///
  /// It can if the bar is translucent, or if an appearance that the program has set leaves the background
  /// transparent at some time.
  public var showsContentBehind: Bool {
    isTranslucent || BarLook.isSeeThrough(appearances, item: selectedItem?.appearances)
  }

  /// The appearance of the present situation.
  var look: BarLook<TabBarAppearance> {
    BarLook(
      of: appearances, item: selectedItem?.appearances, isCompact: false,
      isAtEdge: isContentAtScrollEdge)
  }

  func appearancesDidChange() {
    updateLook()
    superview?.setNeedsLayout()
  }
}

extension TabBarItem {
  /// The look of a bar in which this item is selected, in place of ``TabBar/standardAppearance``; nil, the
  /// default, for that.
  ///
  /// The item keeps a copy, as of its other appearance.
  public var standardAppearance: TabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The look in place of ``TabBar/scrollEdgeAppearance``; nil, the default, for that.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
}
