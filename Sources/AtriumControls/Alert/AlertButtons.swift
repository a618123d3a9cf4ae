import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The buttons of an alert or an action sheet, one below the other; the two buttons of an alert are side by side
/// if their titles fit.
///
/// The buttons scroll if there is too little space.
final class AlertButtons: ScrollView {
  private var content = AlertContent()
  private var buttons: [(action: AlertAction, button: Button)] = []
  /// Called with the action whose button was pressed.
  var onPress: (@MainActor (AlertAction) -> Void)?

  func show(_ content: AlertContent) {
    self.content = content
    let old = buttons
    buttons = content.stacked.map { action in
      let known = old.first { $0.action === action }?.button
      return (action, known ?? makeButton(for: action))
    }
    for (_, button) in old where !buttons.contains(where: { $0.button === button }) {
      button.removeFromSuperview()
    }
    for (_, button) in buttons where button.superview !== self { addSubview(button) }
    update()
  }

  /// Updates the buttons for the states of their actions.
  func update() {
    for (action, button) in buttons {
      button.isEnabled = action.isEnabled
      button.configuration = configuration(of: action)
    }
    setNeedsLayout()
  }

  private func makeButton(for action: AlertAction) -> Button {
    Button(title: action.title ?? "") { [weak self, weak action] in
      if let action { self?.onPress?(action) }
    }
  }

  private func configuration(of action: AlertAction) -> Button.Configuration {
    let isProminent = content.prominent === action
    let isDestructive = action.style == .destructive
    var configuration: Button.Configuration = isProminent ? .filled() : .bordered()
    configuration.minimumHeight = AlertMetrics.buttonHeight
    configuration.contentInsets = AlertMetrics.buttonInsets
    configuration.cornerRadius = AlertMetrics.buttonHeight / 2
    if action.style != .cancel, !isProminent {
      configuration.font = .preferredFont(forTextStyle: .body)
    }
    if isDestructive {
      configuration.foregroundColor = isProminent ? theme.onBadge : theme.badge
      if isProminent, action.isEnabled {
        configuration.backgroundColor = theme.badge
        configuration.hoverBackgroundColor = theme.badge.mixed(with: theme.label, by: 0.12)
        configuration.pressedBackgroundColor = theme.badge.mixed(with: theme.label, by: 0.24)
      }
    }
    return configuration
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { update() }
  }

  /// Focuses the prominent button or, if no prominent button is enabled, the first enabled button.
  ///
  /// - Returns: Whether a button was focused.
  func focusFirst() -> Bool {
    let first =
      buttons.first { $0.action === content.prominent && $0.action.isEnabled }
      ?? buttons.first { $0.action.isEnabled }
    return first?.button.becomeFirstResponder() ?? false
  }

  /// Returns the height of all buttons for a given width, in points; 0 without buttons.
  func contentHeight(at width: Double) -> Double { places(width: width).map(\.maxY).max() ?? 0 }

  /// Returns the frames of the buttons in the order of ``buttons``, for a left-to-right layout.
  private func places(width: Double) -> [Rect] {
    let (height, spacing) = (AlertMetrics.buttonHeight, AlertMetrics.spacing)
    if let pair = content.sideBySide {
      let half = ((width - spacing) / 2).rounded(.down)
      if buttons.allSatisfy({ $0.button.sizeThatFits(.zero).width <= half }) {
        return buttons.map { entry in
          let isFirst = pair[0] === entry.action
          return Rect(x: isFirst ? 0 : width - half, y: 0, width: half, height: height)
        }
      }
    }
    return buttons.indices.map { index in
      Rect(x: 0, y: Double(index) * (height + spacing), width: width, height: height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    for (entry, place) in zip(buttons, places) {
      entry.button.frame =
        isRightToLeft
        ? Rect(
          x: bounds.width - place.maxX, y: place.minY, width: place.width, height: place.height)
        : place
    }
    contentSize = Size(width: bounds.width, height: places.map(\.maxY).max() ?? 0)
  }
}
