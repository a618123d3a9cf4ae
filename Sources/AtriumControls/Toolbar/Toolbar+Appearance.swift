public import AtriumGraphics
import AtriumKit

extension Toolbar {
  /// The look of the bar where no other appearance counts.
  ///
  /// The bar keeps a copy, as of each of its appearances, and shows changes of that copy at once.
  public var standardAppearance: ToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The look in a compact height; nil, the default, for ``standardAppearance``.
  public var compactAppearance: ToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The look while the content above rests at the bar.
  ///
  /// Nil, the default, is the standard look with a transparent background, and the standard look as it is in
  /// a bar whose program has set no appearance. It counts in a navigation controller.
  public var scrollEdgeAppearance: ToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The look in a compact height while the content above rests at the bar; nil, the default, for
  /// ``scrollEdgeAppearance``.
  public var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
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
    isTranslucent || BarLook.isSeeThrough(appearances)
  }

  /// The appearance of the present situation.
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
