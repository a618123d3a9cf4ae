public import AtriumGraphics

/// The appearance of a tab bar, for example of a bar above content that is scrolled to its end.
open class TabBarAppearance: BarAppearance {
  private var layouts: [TabBarItemAppearance.Style: TabBarItemAppearance] = [:]

  /// The appearance of items with the title below the image; the setter stores a copy.
  open var stackedLayoutAppearance: TabBarItemAppearance {
    get { layout(.stacked) }
    set { set(newValue.copy(), for: .stacked) }
  }
  /// The appearance of items with the title beside the image; the setter stores a copy.
  ///
  /// If this appearance sets no property, ``stackedLayoutAppearance`` is used. The width of the bar decides
  /// the layout.
  open var inlineLayoutAppearance: TabBarItemAppearance {
    get { layout(.inline) }
    set { set(newValue.copy(), for: .inline) }
  }
  /// The appearance of items with the title beside the image in a compact height; the setter stores a copy.
  ///
  /// If this appearance sets no property, ``inlineLayoutAppearance`` is used.
  open var compactInlineLayoutAppearance: TabBarItemAppearance {
    get { layout(.compactInline) }
    set { set(newValue.copy(), for: .compactInline) }
  }
  /// The colour behind the selected item; nil, the default, uses a shade of the item's or the theme's colour.
  open var selectionIndicatorTintColor: Color? {
    didSet { changed() }
  }

  /// Makes the default appearance of a tab bar.
  public required init() {
    super.init()
  }

  /// Makes an appearance with the values of another appearance.
  ///
  /// If the other appearance has another class, properties that it lacks keep their defaults.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? TabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    for (style, layout) in other.layouts { set(layout.copy(), for: style) }
  }

  /// Returns the appearance that is used in a layout.
  ///
  /// The result is the first appearance in the fallback order that sets any property. If none does, the result is
  /// the layout's own appearance.
  func effectiveLayout(_ style: TabBarItemAppearance.Style) -> TabBarItemAppearance {
    let styles: [TabBarItemAppearance.Style] =
      switch style {
      case .stacked: [.stacked]
      case .inline: [.inline, .stacked]
      case .compactInline: [.compactInline, .inline, .stacked]
      }
    return styles.lazy.compactMap { self.layouts[$0] }.first(where: \.setsAnything)
      ?? layout(style)
  }

  private func layout(_ style: TabBarItemAppearance.Style) -> TabBarItemAppearance {
    if let known = layouts[style] { return known }
    let made = TabBarItemAppearance(style: style)
    made.onChange = { [weak self] in self?.changed() }
    layouts[style] = made
    return made
  }

  private func set(_ appearance: TabBarItemAppearance, for style: TabBarItemAppearance.Style) {
    layouts[style]?.onChange = nil
    layouts[style] = appearance
    appearance.onChange = { [weak self] in self?.changed() }
    changed()
  }
}
