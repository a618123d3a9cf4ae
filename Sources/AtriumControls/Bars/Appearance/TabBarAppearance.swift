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
  open var inlineLayoutAppearance: TabBarItemAppearance {
    get { layout(.inline) }
    set { set(newValue.copy(), for: .inline) }
  }
  /// The look of items with the title beside the image in a compact height; the bar keeps a copy.
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

  func layout(_ style: TabBarItemAppearance.Style) -> TabBarItemAppearance {
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
