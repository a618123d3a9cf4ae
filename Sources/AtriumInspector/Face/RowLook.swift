import AtriumControls
import AtriumGraphics
import AtriumKit

/// The colours of rows for the traits of their list.
struct RowLook {
  let theme: Theme
  let palette: InspectorPalette
  /// Whether the list has the focus; its selection then stands out.
  let isActive: Bool

  init(_ traits: TraitCollection, isActive: Bool) {
    theme = Theme(traits)
    palette = InspectorPalette(traits)
    self.isActive = isActive
  }

  /// Returns the background colour of a row; nil uses the list's background.
  func ground(isSelected: Bool, isHovered: Bool) -> Color? {
    if isSelected { return isActive ? theme.accent : theme.fill }
    return isHovered ? theme.hoverFill.withAlphaComponent(0.6) : nil
  }

  /// Returns the colour of a title.
  func label(_ row: InspectorRow, isSelected: Bool) -> Color {
    if isSelected, isActive { return theme.onAccent }
    return row.isProblem ? palette.problem : row.isDimmed ? theme.secondaryLabel : theme.label
  }

  /// Returns the colour of grey text.
  func secondary(isSelected: Bool) -> Color {
    isSelected && isActive ? theme.onAccent : theme.secondaryLabel
  }
}
