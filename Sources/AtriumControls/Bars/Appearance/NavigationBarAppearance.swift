public import AtriumGraphics

/// The appearance of a navigation bar, for example of a bar with a compact height.
open class NavigationBarAppearance: BarAppearance {
  /// The font and the colour of the title; missing attributes are taken from the theme.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { changed() }
  }
  /// The font and the colour of a large title; missing attributes are taken from the theme.
  open var largeTitleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { changed() }
  }
  /// The appearance of plain buttons; the setter stores a copy.
  open var buttonAppearance: BarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue }
  }
  /// The appearance of prominent buttons; the setter stores a copy.
  open var doneButtonAppearance: BarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue }
  }
  /// The appearance of the back button; the setter stores a copy.
  open var backButtonAppearance: BarButtonItemAppearance {
    get { back }
    set { setBack(newValue.copy()) }
  }

  /// The image that was set for the back button; nil, the default, for the chevron.
  open private(set) var backIndicatorImage: Image?
  /// The mask image that was set with the ``backIndicatorImage``; nil by default.
  ///
  /// In UIKit the mask hides the title while the title slides behind the indicator. Here the mask is not drawn.
  open private(set) var backIndicatorTransitionMaskImage: Image?

  /// Sets the image that replaces the chevron of the back button, drawn in the colour of the button.
  ///
  /// As in UIKit, the chevron stays if either image is nil.
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed()
  }

  /// The image that replaces the chevron; nil for the chevron.
  var shownBackIndicator: Image? {
    backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  let buttons = BarButtonAppearances()
  private(set) var back = BarButtonItemAppearance()

  /// Makes the default appearance of a navigation bar.
  public required init() {
    super.init()
    listen()
  }

  /// Makes an appearance with the values of another appearance.
  ///
  /// If the other appearance has another class, properties that it lacks keep their defaults.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? NavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      back = other.back.copy()
      backIndicatorImage = other.backIndicatorImage
      backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    buttons.take(from: barAppearance)
    listen()
  }

  private func listen() {
    buttons.onChange = { [weak self] in self?.changed() }
    back.onChange = { [weak self] in self?.changed() }
  }

  private func setBack(_ new: BarButtonItemAppearance) {
    back.onChange = nil
    back = new
    listen()
    changed()
  }
}
