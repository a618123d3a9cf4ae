import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension TableViewCell {
  /// Whether the focus ring of the table is drawn in this row.
  private var showsFocus: Bool {
    let place = superview as? SwipedRowView
    guard hasCursor, let table = (place?.superview ?? superview) as? TableView else { return false }
    return table.isFirstResponder && (table.window?.isFocusVisible == true || table.showsCursor)
  }

  private func stateColor(_ theme: Theme) -> Color? {
    guard isEnabled, isSelectable, selectionStyle != .none else { return nil }
    if selectedBackgroundView != nil, isHighlighted || isSelected { return nil }
    if isHighlighted { return theme.pressedFill }
    if isSelected { return theme.selectedRowFill }
    return isHovered ? theme.hoverFill : nil
  }

  func drawRow(in canvas: borrowing Canvas) {
    let theme = theme
    let shape = TableCellShape(bounds, place)
    if place.hasGround { shape.fill(with: rowColor ?? theme.surface, in: canvas) }
    if let color = stateColor(theme) { shape.fill(with: color, in: canvas) }
    // If the surface and the background have the same colour, an outline marks the group.
    if place.hasGround, place.cornerRadius > 0, theme.surface == theme.groupedBackground {
      shape.strokeEdges(with: theme.separator, in: canvas)
    }
    if place.hasSeparator, !place.isLast || !place.hasGround { drawSeparator(theme, in: canvas) }
    if isSelected, isSelectable, selectionStyle != .none { drawSelectionMark(theme, in: canvas) }
    if shownAccessoryView == nil { drawAccessory(theme, in: canvas) }
    if showsFocus { shape.stroke(with: theme.focusRing, in: canvas) }
  }

  private func drawSeparator(_ theme: Theme, in canvas: borrowing Canvas) {
    let line = hairline
    let inset = ownSeparatorInset ?? place.separatorInset
    let start = editIndent + (inset?.left ?? textStart(height: bounds.height))
    canvas.fill(
      mirrored(
        Rect(
          x: start, y: bounds.maxY - line,
          width: max(
            0, bounds.width - start - (inset?.right ?? place.margin - TableViewCell.margin)),
          height: line),
        in: bounds.width),
      with: place.separatorColor ?? theme.separator)
  }

  /// Draws a bar at the leading edge, so that the selection is not marked by colour alone.
  private func drawSelectionMark(_ theme: Theme, in canvas: borrowing Canvas) {
    let height = min(bounds.height - 16, 24)
    canvas.fill(
      Path(
        roundedRect: mirrored(
          Rect(x: 5, y: bounds.midY - height / 2, width: 4, height: height), in: bounds.width),
        cornerRadius: 2),
      with: theme.accent)
  }

  private func drawAccessory(_ theme: Theme, in canvas: borrowing Canvas) {
    guard shownAccessoryType != .none else { return }
    let size = TableViewCell.accessorySize
    let box = mirrored(
      Rect(
        x: bounds.width - trailingIndent - place.margin - size.width,
        y: bounds.midY - size.height / 2,
        width: size.width, height: size.height), in: bounds.width)
    let faded = isEnabled ? 1 : Theme.disabledAlpha
    var path = Path()
    switch shownAccessoryType {
    case .none, .detailButton: return
    case .disclosureIndicator, .detailDisclosureButton:
      let tip = isMirrored ? -3.0 : 3.0
      path.move(to: Point(x: box.midX + 2 - tip, y: box.midY - 5.5))
      path.addLine(to: Point(x: box.midX + 2 + tip, y: box.midY))
      path.addLine(to: Point(x: box.midX + 2 - tip, y: box.midY + 5.5))
      stroke(path, theme.secondaryLabel.withAlphaComponent(0.8 * faded), width: 1.8, in: canvas)
    case .checkmark:
      path.move(to: Point(x: box.minX + 1, y: box.midY + 0.5))
      path.addLine(to: Point(x: box.minX + 5, y: box.midY + 4.5))
      path.addLine(to: Point(x: box.maxX - 1, y: box.midY - 5))
      stroke(path, theme.accent.withAlphaComponent(faded), width: 2.2, in: canvas)
    }
  }

  private func stroke(
    _ path: Path, _ color: Color, width: Double, in canvas: borrowing Canvas
  ) {
    canvas.stroke(path, with: color, style: LineStyle(width: width, cap: .round, join: .round))
  }
}
