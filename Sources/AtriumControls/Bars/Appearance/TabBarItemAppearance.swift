public import AtriumGraphics

/// The appearance of a tab bar's items in one state.
@MainActor
open class TabBarItemStateAppearance {
  var onChange: (@MainActor () -> Void)?

  init() {}

  /// The colour of the image; nil uses the tint or the theme's colour.
  open var iconColor: Color? {
    didSet { onChange?() }
  }
  /// The font and the colour of the title; without a colour the title has the tint or the theme's colour.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }
  /// The colour of the badge; nil uses the theme's colour.
  open var badgeBackgroundColor: Color? {
    didSet { onChange?() }
  }
  /// The font and the colour of the badge's text; missing attributes are taken from the theme.
  open var badgeTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }

  /// Whether the program has set any of the properties.
  var setsAnything: Bool {
    iconColor != nil || badgeBackgroundColor != nil || !titleTextAttributes.isEmpty
      || !badgeTextAttributes.isEmpty
  }

  func take(from other: TabBarItemStateAppearance) {
    iconColor = other.iconColor
    titleTextAttributes = other.titleTextAttributes
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The appearance of a tab bar's items in one layout.
@MainActor
open class TabBarItemAppearance {
  /// The position of an item's title.
  public enum Style: Int, Hashable, Sendable {
    /// Below the image.
    case stacked
    /// Beside the image.
    case inline
    /// Beside the image, in a compact height.
    case compactInline
  }

  /// The appearance of an item that is not selected.
  public let normal = TabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = TabBarItemStateAppearance()
  /// The appearance of a disabled item; if no property is set, the faded appearance of an enabled item.
  public let disabled = TabBarItemStateAppearance()
  var onChange: (@MainActor () -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.onChange = onChange } }
  }

  /// Makes the default appearance of items, which is the same in each layout.
  public required init(style: Style = .stacked) {}

  /// Makes a copy of this appearance.
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    copy.take(from: self)
    return copy
  }

  /// Resets the appearance to the default.
  open func configureWithDefault(for style: Style) { take(from: TabBarItemAppearance()) }

  /// Whether the program has set any property of any state.
  var setsAnything: Bool { [normal, selected, disabled].contains(where: \.setsAnything) }

  private func take(from other: TabBarItemAppearance) {
    normal.take(from: other.normal)
    selected.take(from: other.selected)
    disabled.take(from: other.disabled)
  }
}
