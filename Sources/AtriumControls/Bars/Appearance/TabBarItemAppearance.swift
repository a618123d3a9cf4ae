public import AtriumGraphics

/// The look of a tab bar's items in one state.
@MainActor
open class TabBarItemStateAppearance {
  var onChange: (@MainActor () -> Void)?

  init() {}

  /// The colour of the image; nil for that of the tint or the theme.
  open var iconColor: Color? {
    didSet { onChange?() }
  }
  /// The font and the colour of the title; without a colour it has that of the tint or the theme.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }
  /// The colour of the badge; nil for the theme's.
  open var badgeBackgroundColor: Color? {
    didSet { onChange?() }
  }
  /// The font and the colour of the badge's text; the theme's where they are absent.
  open var badgeTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }

  /// Whether the program has set anything.
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

/// The look of a tab bar's items in one layout.
@MainActor
open class TabBarItemAppearance {
  /// Where the title of an item is.
  public enum Style: Int, Hashable, Sendable {
    /// Below the image.
    case stacked
    /// Beside the image.
    case inline
    /// Beside the image, in a compact height.
    case compactInline
  }

  /// The look of an item that is not selected.
  public let normal = TabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = TabBarItemStateAppearance()
  /// The look of an item that cannot be selected; what it lacks is as in ``normal``, but faded.
  public let disabled = TabBarItemStateAppearance()
  var onChange: (@MainActor () -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.onChange = onChange } }
  }

  /// Makes the look that items have by default; it is the same in each layout.
  public required init(style: Style = .stacked) {}

  /// Makes a copy of this appearance.
  open func copy() -> Self {
    let copy = Self(style: .stacked)
    copy.take(from: self)
    return copy
  }

  /// Goes back to the look that items have by default.
  open func configureWithDefault(for style: Style) { take(from: TabBarItemAppearance()) }

  /// Whether the program has set anything.
  var setsAnything: Bool { [normal, selected, disabled].contains(where: \.setsAnything) }

  private func take(from other: TabBarItemAppearance) {
    normal.take(from: other.normal)
    selected.take(from: other.selected)
    disabled.take(from: other.disabled)
  }
}
