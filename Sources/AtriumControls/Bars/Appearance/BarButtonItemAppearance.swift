/// The appearance of a bar's buttons in one state.
@MainActor
open class BarButtonItemStateAppearance {
  var onChange: (@MainActor () -> Void)?

  init() {}

  /// The font and the colour of the title.
  ///
  /// Without a colour in the normal state, the title has the tint colour. Bars use the font of the normal state
  /// in all states.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }
}

/// The appearance of a bar's buttons of one style.
///
/// The appearance applies to titles. Images are drawn in the tint colour.
@MainActor
open class BarButtonItemAppearance {
  /// The appearance in the normal state.
  public let normal = BarButtonItemStateAppearance()
  /// The appearance while the button is pressed; without a colour, the title has the colour of ``normal``.
  public let highlighted = BarButtonItemStateAppearance()
  /// The appearance while the button is disabled; without a colour, the title has the faded colour of ``normal``.
  public let disabled = BarButtonItemStateAppearance()
  var onChange: (@MainActor () -> Void)? {
    didSet { for state in [normal, highlighted, disabled] { state.onChange = onChange } }
  }

  /// Makes the default appearance of buttons with a given style.
  public required init(style: BarButtonItem.Style = .plain) {}

  /// Makes a copy of this appearance.
  open func copy() -> Self {
    let copy = Self(style: .plain)
    copy.take(from: self)
    return copy
  }

  /// Resets the appearance to the default for a given style.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  private func take(from other: BarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}
