public import AtriumGraphics
public import AtriumKit

/// The colours of an interface.
///
/// The toolkit's own themes are light and dark, with normal and high contrast. In each of them the following text
/// has a contrast of at least 4.5:1:
///
/// - ``label`` and ``secondaryLabel`` on ``background``, ``surface``, ``fill``, ``hoverFill`` and
///   ``pressedFill``
/// - ``accent`` on ``background`` and ``surface``
/// - ``onAccent`` on ``accent`` and ``pressedAccent``
/// - ``onSelectedFill`` on ``selectedFill``
/// - ``onBadge`` on ``badge``
public struct Theme: Hashable, Sendable {
  /// The colour of a window's background.
  public var background: Color
  /// The colour behind groups of rows, such as the sections of a grouped table.
  public var groupedBackground: Color
  /// The colour of cards, bars and menus on the background.
  public var surface: Color
  /// The colour of primary text and symbols.
  public var label: Color
  /// The colour of secondary text.
  public var secondaryLabel: Color
  /// The colour of lines that separate content.
  public var separator: Color
  /// The colour of interactive and selected elements.
  public var accent: Color
  /// The colour of text and icons on the accent colour.
  public var onAccent: Color
  /// The accent colour while an element is pressed.
  public var pressedAccent: Color
  /// The background colour of a control in the normal state.
  public var fill: Color
  /// The background colour of a control under the pointer.
  public var hoverFill: Color
  /// The background colour of a control while it is pressed.
  public var pressedFill: Color
  /// The colour of the focus ring; its contrast with the backgrounds is at least 3:1.
  public var focusRing: Color
  /// The colour of marks, dots and the track of a switch that is off.
  ///
  /// Its contrast with the backgrounds is at least 3:1.
  public var track: Color
  /// The colour of the remaining part of a progress bar or of a slider's track.
  public var groove: Color
  /// The colour of a slider's thumb, and of the knob of a switch that is off.
  public var thumb: Color
  /// The background colour of the selected item in a row of items, on ``fill``.
  public var selectedFill: Color
  /// The colour of text and icons on ``selectedFill``.
  public var onSelectedFill: Color
  /// The colour of the outline of elements that have little contrast with their background.
  public var outline: Color
  /// The colour of badges and destructive actions.
  public var badge: Color
  /// The colour of text on ``badge``.
  public var onBadge: Color

  /// Makes the theme for a trait collection: light or dark, with normal or high contrast, in the colours of its
  /// palette.
  public init(_ traits: TraitCollection) {
    self = Theme.current(for: traits)
  }

  /// Returns the theme for a trait collection.
  ///
  /// In the standard palette with normal contrast, the theme has the user's accent colour.
  public static func current(for traits: TraitCollection) -> Theme {
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high {
      return isDark ? highContrastDark : highContrastLight
    }
    return switch traits.colorPalette {
    case .standard: (isDark ? dark : light).with(accent: traits.legibleAccentColor)
    case .iOS: isDark ? darkIOS : lightIOS
    }
  }

  /// Makes a theme from its colours.
  ///
  /// If `groupedBackground` is nil, the theme uses `background` for it.
  public init(
    background: Color, surface: Color, label: Color, secondaryLabel: Color, separator: Color,
    accent: Color, onAccent: Color, pressedAccent: Color, fill: Color, hoverFill: Color,
    pressedFill: Color, focusRing: Color, track: Color, groove: Color, thumb: Color,
    selectedFill: Color, onSelectedFill: Color, outline: Color, badge: Color, onBadge: Color,
    groupedBackground: Color? = nil
  ) {
    self.background = background
    self.groupedBackground = groupedBackground ?? background
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

extension ViewStyle where Self: View {
  /// The theme for this view's trait collection.
  public var theme: Theme { Theme(traitCollection) }
}
