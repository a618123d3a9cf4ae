public import AtriumGraphics

/// The look of a tab bar in one situation.
open class TabBarAppearance: BarAppearance {
  private var layouts: [TabBarItemAppearance.Style: TabBarItemAppearance] = [:]

  /// The look of items with the title below the image; the bar keeps a copy.
  open var stackedLayoutAppearance: TabBarItemAppearance {
    get { layout(.stacked) }
    set { set(newValue.copy(), for: .stacked) }
  }
  /// The look of items with the title beside the image; the bar keeps a copy.
  ///
  /// While it sets nothing, ``stackedLayoutAppearance`` counts: the width of the bar decides on the layout.
  open var inlineLayoutAppearance: TabBarItemAppearance {
    get { layout(.inline) }
    set { set(newValue.copy(), for: .inline) }
  }
  /// The look of items with the title beside the image in a compact height; the bar keeps a copy.
  ///
  /// While it sets nothing, ``inlineLayoutAppearance`` counts.
  open var compactInlineLayoutAppearance: TabBarItemAppearance {
    get { layout(.compactInline) }
    set { set(newValue.copy(), for: .compactInline) }
  }
  /// The colour of the mark behind the selected item; nil for a shade of that item's colour, or the theme's.
  open var selectionIndicatorTintColor: Color? {
    didSet { changed() }
  }

  /// Makes the appearance of a bar that the program leaves alone.
  public required init() {
    super.init()
  }

  /// Makes a copy of the properties that an appearance has in common with this class.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? TabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    for (style, layout) in other.layouts { set(layout.copy(), for: style) }
  }

  /// The look that counts in a layout: the one for it, or else for the next layout that sets anything.
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
