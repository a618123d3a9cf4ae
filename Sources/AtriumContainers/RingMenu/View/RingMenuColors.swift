import AtriumControls
import AtriumGraphics
import AtriumKit

/// The colours of an open ring with wedges, for a trait collection.
struct RingMenuColors {
  /// The colour that dims the content.
  let scrim: Color
  /// The colour of the middle disc and of the lines between the wedges.
  let ground: Color
  /// The colour of the line around the ring, which contrasts with any content below the scrim.
  let rim: Color
  /// The colour of the title in the middle.
  let label: Color
  /// The colour of the detail text in the middle.
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

  /// The colour of the arc around the middle that shows the progress of a rest.
  var dwell: Color { accent }

  /// Returns the fill colour and the text colour of a wedge.
  ///
  /// - Parameters:
  ///   - color: The wedge's colour.
  ///   - isHighlighted: Whether the wedge is highlighted.
  /// - Returns: The colours.
  func wedge(_ color: Color, isHighlighted: Bool) -> (fill: Color, ink: Color) {
    if isHighContrast { return isHighlighted ? (label, ground) : (ground, label) }
    let ground = RingMenuPalette.ground(from: color)
    // The highlight exchanges the two colours, so it does not depend on hue alone.
    return isHighlighted ? (.white, ground) : (ground, .white)
  }

  /// Returns the outline of a wedge; nil if the wedge needs no outline.
  ///
  /// A highlighted wedge has the same fill colour as a light middle disc, so a line in the wedge's text colour
  /// separates the wedge from the disc (RF-28).
  ///
  /// - Parameters:
  ///   - ink: The wedge's text colour.
  ///   - isHighlighted: Whether the wedge is highlighted.
  /// - Returns: The colour, and the width in points.
  func outline(_ ink: Color, isHighlighted: Bool) -> (color: Color, width: Double)? {
    isHighContrast ? (ink, 2) : isHighlighted ? (ink, 2.5) : nil
  }
}
