/// The look of a toolbar in one situation.
open class ToolbarAppearance: BarAppearance {
  /// The look of plain buttons; the bar keeps a copy.
  open var buttonAppearance: BarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue }
  }
  /// The look of prominent buttons; the bar keeps a copy.
  open var doneButtonAppearance: BarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue }
  }

  let buttons = BarButtonAppearances()

  /// Makes the appearance of a bar that the program leaves alone.
  public required init() {
    super.init()
    listen()
  }

  /// Makes a copy of the properties that an appearance has in common with this class.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    buttons.take(from: barAppearance)
    listen()
  }

  private func listen() {
    buttons.onChange = { [weak self] in self?.changed() }
  }
}
