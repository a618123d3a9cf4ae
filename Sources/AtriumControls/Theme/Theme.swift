public import AtriumGraphics
public import AtriumKit

/// The few colours that an interface is painted in.
///
/// Text in ``label`` and ``secondaryLabel`` has a contrast of at least 4.5:1 on ``background``,
/// ``surface``, ``fill``, ``hoverFill`` and ``pressedFill``; text in ``onAccent`` has it on
/// ``accent`` and ``pressedAccent``, in ``onSelectedFill`` on ``selectedFill``, in ``onBadge`` on
/// ``badge``; text in ``accent`` has it on ``background`` and ``surface``.
public struct Theme: Hashable, Sendable {
  /// The ground of a window.
  public var background: Color
  /// What lies on the ground: cards, bars, menus.
  public var surface: Color
  /// Text, and whatever else must be seen first.
  public var label: Color
  /// Text that explains.
  public var secondaryLabel: Color
  /// Lines between things.
  public var separator: Color
  /// What can be acted on, and what is chosen.
  public var accent: Color
  /// Text and icons on the accent.
  public var onAccent: Color
  /// The accent under a finger.
  public var pressedAccent: Color
  /// The ground of a control at rest.
  public var fill: Color
  /// The ground of a control under the pointer.
  public var hoverFill: Color
  /// The ground of a control that is being pressed.
  public var pressedFill: Color
  /// The outline of the view that has the keyboard; at least 3:1 on the grounds.
  public var focusRing: Color
  /// What something moves along, or what is off; at least 3:1 on the grounds.
  public var track: Color
  /// What lies between two ends and has not been reached.
  public var groove: Color
  /// What is moved: the disc of a slider, of a switch that is off.
  public var thumb: Color
  /// The ground of the chosen one among several, on ``fill``.
  public var selectedFill: Color
  /// Text and icons on ``selectedFill``.
  public var onSelectedFill: Color
  /// The line around what else would not stand out from its ground.
  public var outline: Color
  /// What calls for attention: a badge.
  public var badge: Color
  /// Text on ``badge``.
  public var onBadge: Color

  /// Makes the theme that traits ask for: light or dark, each also in high contrast.
  public init(_ traits: TraitCollection) {
    self = Theme.current(for: traits)
  }

  /// The theme that traits ask for.
  public static func current(for traits: TraitCollection) -> Theme {
    switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
    case (false, false): light
    case (true, false): dark
    case (false, true): highContrastLight
    case (true, true): highContrastDark
    }
  }

  /// Makes a theme of its colours.
  public init(
    background: Color, surface: Color, label: Color, secondaryLabel: Color, separator: Color,
    accent: Color, onAccent: Color, pressedAccent: Color, fill: Color, hoverFill: Color,
    pressedFill: Color, focusRing: Color, track: Color, groove: Color, thumb: Color,
    selectedFill: Color, onSelectedFill: Color, outline: Color, badge: Color, onBadge: Color
  ) {
    self.background = background
    self.surface = surface
    self.label = label
    self.secondaryLabel = secondaryLabel
    self.separator = separator
    self.accent = accent
    self.onAccent = onAccent
    self.pressedAccent = pressedAccent
    self.fill = fill
    self.hoverFill = hoverFill
    self.pressedFill = pressedFill
    self.focusRing = focusRing
    self.track = track
    self.groove = groove
    self.thumb = thumb
    self.selectedFill = selectedFill
    self.onSelectedFill = onSelectedFill
    self.outline = outline
    self.badge = badge
    self.onBadge = onBadge
  }
}

extension View {
  /// The colours that this view is to be painted in: those of its window's traits.
  public var theme: Theme { Theme(traitCollection) }
}
