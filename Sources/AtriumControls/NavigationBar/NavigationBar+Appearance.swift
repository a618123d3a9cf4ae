public import AtriumGraphics
import AtriumKit

extension NavigationBar {
  /// The look of the bar where no other appearance counts.
  ///
  /// The bar keeps a copy, as of each of the four appearances, and shows changes of that copy at once. Those
  /// of the ``topItem`` come before the bar's.
  public var standardAppearance: NavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The look in a compact height; nil, the default, for ``standardAppearance``.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The look while the content below rests at the bar.
  ///
  /// Nil, the default, is the standard look with a transparent background, and the standard look as it is in
  /// a bar whose program has set no appearance. It counts in a navigation controller.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The look in a compact height while the content below rests at the bar; nil, the default, for
  /// ``scrollEdgeAppearance``.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  /// The background colour of the ``standardAppearance``; nil for the theme's surface.
  public var barTintColor: Color? {
    get { appearances.standard.background.color }
    set { appearances.changeStandard { $0.backgroundColor = newValue } }
  }
  /// Whether a line separates it from the content below, by the ``standardAppearance``.
  public var showsSeparator: Bool {
    get { appearances.standard.showsLine }
    set { appearances.changeStandard { $0.showsLine = newValue } }
  }
  /// The font and the colour of the title by the ``standardAppearance``; nil for the theme's.
  public var titleTextAttributes: [TextAttribute: Any]? {
    get { appearances.standard.titleTextAttributes.nilIfEmpty }
    set { appearances.changeStandard { $0.titleTextAttributes = newValue ?? [:] } }
  }
  /// The font and the colour of a large title by the ``standardAppearance``; nil for the theme's.
  public var largeTitleTextAttributes: [TextAttribute: Any]? {
    get { appearances.standard.largeTitleTextAttributes.nilIfEmpty }
    set { appearances.changeStandard { $0.largeTitleTextAttributes = newValue ?? [:] } }
  }

  /// Whether the content behind the bar can be seen while it shows an item, so that a container lets its
  /// content extend below it (N-16).
  ///
  /// It can if the bar is translucent, or if an appearance that the program has set leaves the background
  /// transparent at some time.
  public func showsContentBehind(for item: NavigationItem) -> Bool {
    isTranslucent || BarLook.isSeeThrough(appearances, item: item.appearances)
  }

  /// The appearance of the present situation.
  var look: BarLook<NavigationBarAppearance> {
    BarLook(
      of: appearances, item: topItem?.appearances,
      isCompact: traitCollection.verticalSizeClass == .compact, isAtEdge: isContentAtScrollEdge)
  }

  /// Shows the appearance of the present situation.
  func updateLook() {
    let look = look
    surface.show(look.background)
    content?.show(look.appearance, tint: chosenTintColor)
  }

  func appearancesDidChange() {
    updateLook()
    superview?.setNeedsLayout()
  }
}

extension NavigationItem {
  /// The look of a bar that shows this item, in place of ``NavigationBar/standardAppearance``; nil, the
  /// default, for that.
  ///
  /// The item keeps a copy, as of each of the four appearances.
  public var standardAppearance: NavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The look in place of ``NavigationBar/compactAppearance``; nil, the default, for that.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The look in place of ``NavigationBar/scrollEdgeAppearance``; nil, the default, for that.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The look in place of ``NavigationBar/compactScrollEdgeAppearance``; nil, the default, for that.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }
}

extension Dictionary {
  /// The dictionary; nil if it is empty.
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
