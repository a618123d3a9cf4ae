import AtriumGraphics

/// The colours of sheets and popovers around their content.
struct PresentationColors {
  let background: Color
  let border: Color
  let shadowAlpha: Double
  let grabber: Color

  init(_ traits: TraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    let isContrasting = traits.accessibilityContrast == .high
    background = isDark ? Color(hex: 0x1c1c1e) : .white
    border = Color(white: isDark ? 1 : 0, alpha: isContrasting ? 0.7 : isDark ? 0.16 : 0.1)
    grabber = Color(white: isDark ? 1 : 0, alpha: isContrasting ? 0.7 : 0.3)
    shadowAlpha = isDark ? 0.5 : 0.22
  }
}
