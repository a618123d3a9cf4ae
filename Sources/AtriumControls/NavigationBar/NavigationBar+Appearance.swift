public import AtriumGraphics
import AtriumKit

extension NavigationBar {
  /// The appearance of the bar wherever no more specific appearance was set.
  ///
  /// The bar keeps a copy of each of the four appearances. Changes to the copy are displayed at once. The
  /// appearances of the ``topItem`` override the bar's appearances.
  public var standardAppearance: NavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The appearance in a compact height; nil, the default, uses ``standardAppearance``.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The appearance while the content is scrolled to the edge next to the bar.
  ///
  /// If the property is nil, the default, the bar uses the standard appearance with a transparent
  /// background. If no standard appearance was set either, the bar keeps its default background. The appearance
  /// applies while ``isContentAtScrollEdge`` is true. A navigation controller sets that property.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The appearance in a compact height while the content is scrolled to the edge next to the bar.
  ///
  /// Nil, the default, uses ``scrollEdgeAppearance``.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  /// The ``standardAppearance`` that the program has set; nil if the bar uses its initial appearance.
  package var ownStandardAppearance: NavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The background colour in the ``standardAppearance``; nil uses the theme's surface colour.
  public var barTintColor: Color? {
    get { appearances.standard.background.color }
    set { appearances.changeStandard { $0.backgroundColor = newValue } }
  }
  /// Whether the ``standardAppearance`` has a line between the bar and the content below.
  public var showsSeparator: Bool {
    get { appearances.standard.showsLine }
    set { appearances.changeStandard { $0.showsLine = newValue } }
  }
  /// The font and the colour of the title in the ``standardAppearance``; nil uses the theme's font and colour.
  public var titleTextAttributes: [TextAttribute: Any]? {
    get { appearances.standard.titleTextAttributes.nilIfEmpty }
    set { appearances.changeStandard { $0.titleTextAttributes = newValue ?? [:] } }
  }
  /// The font and the colour of a large title in the ``standardAppearance``; nil uses the theme's font and colour.
  public var largeTitleTextAttributes: [TextAttribute: Any]? {
    get { appearances.standard.largeTitleTextAttributes.nilIfEmpty }
    set { appearances.changeStandard { $0.largeTitleTextAttributes = newValue ?? [:] } }
  }

  /// The image that replaces the chevron of the back button in the ``standardAppearance``; nil for the chevron.
  ///
  /// As in UIKit, the chevron stays unless ``backIndicatorTransitionMaskImage`` is set too.
  public var backIndicatorImage: Image? {
    get { appearances.standard.backIndicatorImage }
    set {
      appearances.changeStandard {
        $0.setBackIndicatorImage(
          newValue, transitionMaskImage: $0.backIndicatorTransitionMaskImage)
      }
    }
  }
  /// The mask image of the ``backIndicatorImage``; nil by default.
  ///
  /// The mask is not drawn. Without it, the back button shows the chevron.
  public var backIndicatorTransitionMaskImage: Image? {
    get { appearances.standard.backIndicatorTransitionMaskImage }
    set {
      appearances.changeStandard {
        $0.setBackIndicatorImage($0.backIndicatorImage, transitionMaskImage: newValue)
      }
    }
  }

  /// Returns whether content behind the bar can be visible while the bar shows an item (N-16).
  ///
  /// If the content can be visible, a container extends it behind the bar. The content can be visible if the bar
  /// is translucent, or if an appearance that was set makes the background transparent in some situation.
  public func showsContentBehind(for item: NavigationItem) -> Bool {
    isTranslucent || BarLook.isSeeThrough(appearances, item: item.appearances)
  }

  /// The appearance and the background for the current situation.
  var look: BarLook<NavigationBarAppearance> {
    BarLook(
      of: appearances, item: topItem?.appearances,
      isCompact: traitCollection.verticalSizeClass == .compact, isAtEdge: isContentAtScrollEdge)
  }

  /// Applies the appearance for the current situation.
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
  /// The appearance of a bar that shows this item.
  ///
  /// Nil, the default, uses ``NavigationBar/standardAppearance``. The item keeps a copy of each of the four
  /// appearances.
  public var standardAppearance: NavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }
  /// The item's appearance in a compact height; nil, the default, uses ``NavigationBar/compactAppearance``.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }
  /// The item's appearance while the content is scrolled to the edge next to the bar; nil, the default,
  /// uses ``NavigationBar/scrollEdgeAppearance``.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
  /// The item's appearance in a compact height while the content is scrolled to the edge next to the bar.
  ///
  /// Nil, the default, uses ``NavigationBar/compactScrollEdgeAppearance``.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }
}

extension Dictionary {
  /// The dictionary; nil if it is empty.
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
