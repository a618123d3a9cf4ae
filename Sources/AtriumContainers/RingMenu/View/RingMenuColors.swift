import AtriumControls
import AtriumGraphics
import AtriumKit

/// The colours of an open ring of wedges, for its traits.
struct RingMenuColors {
  /// Dims the content.
  let scrim: Color
  /// The lines between the wedges, and the middle.
  let ground: Color
  /// The line around the ring, which stands out from any content below the scrim.
  let rim: Color
  /// The name in the middle.
  let label: Color
  /// The second line in the middle.
  let secondaryLabel: Color
  private let accent: Color
  private let isHighContrast: Bool

  init(_ traits: TraitCollection) {
    let theme = Theme(traits)
    let isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
    scrim = Color(white: 0, alpha: isHighContrast ? 0.8 : isDark ? 0.62 : 0.46)
    ground = isHighContrast ? theme.background : isDark ? Color(hex: 0x121315) : theme.surface
    rim = isHighContrast ? theme.label : isDark ? Color(hex: 0xd8d2c8) : theme.surface
    (label, secondaryLabel, accent) = (theme.label, theme.secondaryLabel, theme.accent)
  }

  /// The line around the middle while a rest would open a level.
  var dwell: Color { accent }

  /// The fill and the ink of a wedge.
  ///
  /// - Parameters:
  ///   - color: The wedge's colour.
  ///   - isHighlighted: Whether a release would choose it.
  /// - Returns: Both.
  func wedge(_ color: Color, isHighlighted: Bool) -> (fill: Color, ink: Color) {
    if isHighContrast { return isHighlighted ? (label, ground) : (ground, label) }
    let ground = RingMenuPalette.ground(from: color)
    // The two are swapped, so that the highlight does not depend on a hue alone.
    return isHighlighted ? (.white, ground) : (ground, .white)
  }

  /// The outline of a wedge; nil if its fill is enough.
  ///
  /// A highlighted wedge has the fill of the light middle, so a line of its ink keeps them apart (RF-28).
  ///
  /// - Parameters:
  ///   - ink: The wedge's ink.
  ///   - isHighlighted: Whether a release would choose it.
  /// - Returns: The colour, and the width in points.
  func outline(_ ink: Color, isHighlighted: Bool) -> (color: Color, width: Double)? {
    isHighContrast ? (ink, 2) : isHighlighted ? (ink, 2.5) : nil
  }
}
