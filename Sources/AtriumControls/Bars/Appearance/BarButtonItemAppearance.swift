/// The look of a bar's buttons in one state.
@MainActor
open class BarButtonItemStateAppearance {
  var onChange: (@MainActor () -> Void)?

  init() {}

  /// The font and the colour of the title; without a colour it has that of the tint.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { onChange?() }
  }
}

/// The look of a bar's buttons of one style.
///
/// Titles heed it. Images are painted in the tint colour.
@MainActor
open class BarButtonItemAppearance {
  /// The look at rest.
  public let normal = BarButtonItemStateAppearance()
  /// The look while it is pressed; what it lacks is as in ``normal``.
  public let highlighted = BarButtonItemStateAppearance()
  /// The look while it cannot be used; what it lacks is as in ``normal``, but faded.
  public let disabled = BarButtonItemStateAppearance()
  var onChange: (@MainActor () -> Void)? {
    didSet { for state in [normal, highlighted, disabled] { state.onChange = onChange } }
  }

  /// Makes the look that buttons of a style have by default.
  public required init(style: BarButtonItem.Style = .plain) {}

  /// Makes a copy of this appearance.
  open func copy() -> Self {
    let copy = Self(style: .plain)
    copy.take(from: self)
    return copy
  }

  /// Goes back to the look that buttons of a style have by default.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  private func take(from other: BarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}
