public import AtriumGraphics
import AtriumKit

extension Toolbar {
  /// The appearance of the bar wherever no more specific appearance was set.
  ///
  /// The bar keeps a copy of each of its appearances. Changes to the copy are displayed at once.
  public var standardAppearance: ToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The appearance in a compact height; nil, the default, uses ``standardAppearance``.
  public var compactAppearance: ToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The appearance while the content is scrolled to the edge next to the bar.
  ///
  /// If the property is nil, the default, the bar uses the standard appearance with a transparent
  /// background. If no standard appearance was set either, the bar keeps its default background. The appearance
  /// applies while ``isContentAtScrollEdge`` is true. A navigation controller sets that property.
  public var scrollEdgeAppearance: ToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The appearance in a compact height while the content is scrolled to the edge next to the bar.
  ///
  /// Nil, the default, uses ``scrollEdgeAppearance``.
  public var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  /// The ``standardAppearance`` that the program has set; nil if the bar uses its initial appearance.
  package var ownStandardAppearance: ToolbarAppearance? {
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
    isTranslucent || BarLook.isSeeThrough(appearances)
  }

  /// The appearance and the background for the current situation.
  var look: BarLook<ToolbarAppearance> {
    BarLook(
      of: appearances, isCompact: traitCollection.verticalSizeClass == .compact,
      isAtEdge: isContentAtScrollEdge)
  }

  func appearancesDidChange() {
    updateLook()
    superview?.setNeedsLayout()
  }
}
