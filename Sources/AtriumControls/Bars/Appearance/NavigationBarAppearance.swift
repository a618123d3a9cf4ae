import AtriumGraphics

/// The appearance of a navigation bar in one situation.
open class NavigationBarAppearance: BarAppearance {
  /// The font and the colour of the title; missing attributes are taken from the theme.
  open var titleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { changed() }
  }
  /// The font and the colour of a large title; missing attributes are taken from the theme.
  open var largeTitleTextAttributes: [TextAttribute: Any] = [:] {
    didSet { changed() }
  }
  /// The appearance of plain buttons; the bar keeps a copy.
  open var buttonAppearance: BarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue }
  }
  /// The appearance of prominent buttons; the bar keeps a copy.
  open var doneButtonAppearance: BarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue }
  }
  /// The appearance of the back button; the bar keeps a copy.
  open var backButtonAppearance: BarButtonItemAppearance {
    get { back }
    set { setBack(newValue.copy()) }
  }

  let buttons = BarButtonAppearances()
  private(set) var back = BarButtonItemAppearance()

  /// Makes the default appearance of a navigation bar.
  public required init() {
    super.init()
    listen()
  }

  /// Makes a copy of the properties that another appearance shares with this class.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? NavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      back = other.back.copy()
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
