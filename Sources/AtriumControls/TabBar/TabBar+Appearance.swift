public import AtriumGraphics
import AtriumKit

extension TabBar {
  /// The appearance of the bar wherever no more specific appearance was set.
  ///
  /// The bar keeps a copy of each of its appearances. Changes to the copy are displayed at once. The
  /// appearances of the ``selectedItem`` override the bar's appearances. A sidebar does not use these
  /// appearances.
  public var standardAppearance: TabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The appearance while the content is scrolled to the edge next to the bar.
  ///
  /// If the property is nil, the default, the bar uses the standard appearance with a transparent
  /// background. If no standard appearance was set either, the bar keeps its default background. The appearance
  /// applies while ``isContentAtScrollEdge`` is true. A tab bar controller sets that property.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The ``standardAppearance`` that the program has set; nil if the bar uses its initial appearance.
  package var ownStandardAppearance: TabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The background colour in the ``standardAppearance``; nil uses the theme's surface colour.
  public var barTintColor: Color? {
    get { appearances.standard.background.color }
    set { appearances.changeStandard { $0.backgroundColor = newValue } }
  }
  /// Whether the ``standardAppearance`` has a line between the bar and the content above.
  public var showsSeparator: Bool {
    get { appearances.standard.showsLine }
    set { appearances.changeStandard { $0.showsLine = newValue } }
  }

  /// Whether content behind the bar can be visible (N-16).
  ///
  /// If the content can be visible, a container extends it behind the bar. The content can be visible if the bar
  /// is translucent, or if an appearance that was set makes the background transparent in some situation.
  public var showsContentBehind: Bool {
    isTranslucent || BarLook.isSeeThrough(appearances, item: selectedItem?.appearances)
  }

  /// The appearance and the background for the current situation.
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
  /// The appearance of a bar in which this item is selected.
  ///
  /// Nil, the default, uses ``TabBar/standardAppearance``. The item keeps a copy of each of its appearances.
  public var standardAppearance: TabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The item's appearance while the content is scrolled to the edge next to the bar; nil, the default,
  /// uses ``TabBar/scrollEdgeAppearance``.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
}
