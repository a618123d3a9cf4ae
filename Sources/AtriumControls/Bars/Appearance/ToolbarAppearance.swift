/// The appearance of a toolbar in one situation.
open class ToolbarAppearance: BarAppearance {
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

  let buttons = BarButtonAppearances()

  /// Makes the default appearance of a toolbar.
  public required init() {
    super.init()
    listen()
  }

  /// Makes a copy of the properties that another appearance shares with this class.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    buttons.take(from: barAppearance)
    listen()
  }

  private func listen() {
    buttons.onChange = { [weak self] in self?.changed() }
  }
}
