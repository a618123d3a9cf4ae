public import AtriumGraphics
public import AtriumKit

/// The colours of an interface.
///
/// Text in ``label`` and ``secondaryLabel`` has a contrast of at least 4.5:1 on ``background``,
/// ``surface``, ``fill``, ``hoverFill`` and ``pressedFill``; text in ``onAccent`` has it on
/// ``accent`` and ``pressedAccent``, in ``onSelectedFill`` on ``selectedFill``, in ``onBadge`` on
/// ``badge``; text in ``accent`` has it on ``background`` and ``surface``.
public struct Theme: Hashable, Sendable {
  /// The background of a window.
  public var background: Color
  /// Cards, bars and menus on the background.
  public var surface: Color
  /// Primary text and symbols.
  public var label: Color
  /// Secondary text.
  public var secondaryLabel: Color
  /// Lines that separate content.
  public var separator: Color
  /// Interactive and selected elements.
  public var accent: Color
  /// Text and icons on the accent.
  public var onAccent: Color
  /// The accent while pressed.
  public var pressedAccent: Color
  /// The background of a control in the normal state.
  public var fill: Color
  /// The background of a control under the pointer.
  public var hoverFill: Color
  /// The background of a control while pressed.
  public var pressedFill: Color
  /// The focus ring; at least 3:1 on the backgrounds.
  public var focusRing: Color
  /// The track of a switch that is off, marks and dots; at least 3:1 on the backgrounds.
  public var track: Color
  /// The remaining part of a progress bar or a slider's track.
  public var groove: Color
  /// The thumb of a slider, the knob of a switch that is off.
  public var thumb: Color
  /// The background of the selected one of several items, on ``fill``.
  public var selectedFill: Color
  /// Text and icons on ``selectedFill``.
  public var onSelectedFill: Color
  /// The outline of elements that have little contrast with their background.
  public var outline: Color
  /// Badges and destructive actions.
  public var badge: Color
  /// Text on ``badge``.
  public var onBadge: Color

  /// Makes the theme for traits: light or dark, each also in high contrast.
  public init(_ traits: TraitCollection) {
    self = Theme.current(for: traits)
  }

  /// The theme for traits.
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
  /// The colours for this view, by its traits.
  public var theme: Theme { Theme(traitCollection) }
}
