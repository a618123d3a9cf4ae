import AtriumGraphics

/// The appearances of a bar's plain and prominent buttons.
@MainActor
final class BarButtonAppearances {
  private var values = (plain: BarButtonItemAppearance(), done: BarButtonItemAppearance())
  var onChange: (@MainActor () -> Void)?

  init() { listen() }

  var plain: BarButtonItemAppearance {
    get { values.plain }
    set { set((newValue.copy(), values.done)) }
  }
  var done: BarButtonItemAppearance {
    get { values.done }
    set { set((values.plain, newValue.copy())) }
  }

  /// Copies the button appearances from the appearance of a navigation bar or a toolbar.
  func take(from appearance: BarAppearance) {
    let other =
      (appearance as? NavigationBarAppearance)?.buttons
      ?? (appearance as? ToolbarAppearance)?.buttons
    if let other { set((other.plain.copy(), other.done.copy())) }
  }

  private func set(_ new: (plain: BarButtonItemAppearance, done: BarButtonItemAppearance)) {
    (values.plain.onChange, values.done.onChange) = (nil, nil)
    values = new
    listen()
    onChange?()
  }

  private func listen() {
    for appearance in [values.plain, values.done] {
      appearance.onChange = { [weak self] in self?.onChange?() }
    }
  }
}

/// The colours that a bar sets for one of its buttons; nil if the bar sets no colour.
struct ButtonInks: Equatable {
  /// The colour of the image, and of the title if ``title`` is nil.
  var tint: Color?
  var title: Color?
  var pressedTitle: Color?
  var disabledTitle: Color?
}

extension ButtonInks {
  /// Makes the colours from the appearance of the buttons and a tint.
  @MainActor
  init(_ look: BarButtonItemAppearance?, tint: Color?, item: BarButtonItem? = nil) {
    func own(_ state: Control.State) -> Color? {
      item?.titleTextAttributes(for: state)?.foregroundColor
    }
    self.tint = tint
    title = own(.normal) ?? look?.normal.titleTextAttributes.foregroundColor
    pressedTitle = own(.highlighted) ?? look?.highlighted.titleTextAttributes.foregroundColor
    disabledTitle = own(.disabled) ?? look?.disabled.titleTextAttributes.foregroundColor
  }
}
