/// The appearance of a toolbar, for example of a toolbar with a compact height.
open class ToolbarAppearance: BarAppearance {
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

  let buttons = BarButtonAppearances()

  /// Makes the default appearance of a toolbar.
  public required init() {
    super.init()
    listen()
  }

  /// Makes an appearance with the values of another appearance.
  ///
  /// If the other appearance has another class, properties that it lacks keep their defaults.
  public required init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    buttons.take(from: barAppearance)
    listen()
  }

  private func listen() {
    buttons.onChange = { [weak self] in self?.changed() }
  }
}
