import AtriumGraphics

/// The colours of a button in its current state.
@MainActor
struct ButtonColors {
  let foreground: Color
  /// The colour of the title, which a bar may set separately from the colour of the image.
  let title: Color
  /// The background colour; nil for no background.
  let ground: Color?
  /// The colour of the outline in high contrast, for a button whose background has too little contrast; nil
  /// for no outline.
  let outline: Color?

  init(of button: Button) {
    let (theme, configuration) = (button.theme, button.configuration)
    let resting: Color?
    let hovered: Color
    let pressed: Color
    let text: Color
    switch configuration.style {
    case .plain where button.inks.title ?? button.inks.tint != nil:
      let own = button.inks.tint ?? button.inks.title ?? theme.accent
      resting = nil
      hovered = own.withAlphaComponent(0.15)
      pressed = own.withAlphaComponent(0.25)
      text = button.inks.tint ?? theme.accent
    case .plain where button.role == .destructive:
      (resting, hovered, pressed) = (nil, theme.hoverFill, theme.pressedFill)
      text = theme.badge
    case .plain:
      (resting, hovered, pressed) = (nil, theme.hoverFill, theme.pressedFill)
      text = button.isHighlighted || button.isHovered ? theme.label : theme.accent
    case .bordered:
      (resting, hovered, pressed) = (theme.fill, theme.hoverFill, theme.pressedFill)
      text = button.role == .destructive ? theme.badge : theme.label
    case .filled where !button.isEnabled && configuration.backgroundColor == nil:
      // A disabled button has no accent colour: text on a faded accent colour is hard to read, and a
      // disabled button needs no emphasis.
      (resting, hovered, pressed) = (theme.fill, theme.hoverFill, theme.pressedFill)
      text = theme.label
    case .filled where button.role == .destructive:
      resting = theme.badge
      hovered = theme.badge.mixed(with: .black, by: 0.1)
      pressed = theme.badge.mixed(with: .black, by: 0.2)
      text = theme.onBadge
    case .filled:
      (resting, pressed) = (theme.accent, theme.pressedAccent)
      hovered = theme.accent.mixed(with: theme.pressedAccent, by: 0.5)
      text = theme.onAccent
    }
    let ownTitle = button.titleColors.value(in: button.state)
    let color = configuration.foregroundColor ?? text
    let standsOut = configuration.style == .filled && button.isEnabled
    let needsOutline =
      theme.isHighContrast && !standsOut && configuration.backgroundColor == nil
    outline =
      needsOutline
      ? theme.outline.withAlphaComponent(button.isEnabled ? 1 : Theme.disabledAlpha) : nil
    guard button.isEnabled else {
      foreground = color.withAlphaComponent(Theme.disabledAlpha)
      let own = button.inks.title?.withAlphaComponent(Theme.disabledAlpha)
      title = ownTitle ?? button.inks.disabledTitle ?? own ?? foreground
      ground = (configuration.backgroundColor ?? resting)?.withAlphaComponent(0.5)
      return
    }
    foreground = color
    let pressedTitle = button.isHighlighted ? button.inks.pressedTitle : nil
    title = ownTitle ?? pressedTitle ?? button.inks.title ?? color
    if button.isHighlighted {
      ground = configuration.pressedBackgroundColor ?? pressed
    } else if button.isHovered {
      ground = configuration.hoverBackgroundColor ?? configuration.backgroundColor ?? hovered
    } else {
      ground = configuration.backgroundColor ?? resting
    }
  }
}
