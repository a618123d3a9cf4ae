import AtriumGeometry
import AtriumGraphics

/// The icon of a row in the tree, for a container, a leaf, a presented controller, a member or a foreign
/// controller.
enum KindGlyph {
  /// Draws the icon, 14 points wide, centred on a point.
  static func draw(
    _ branch: InspectorRow.Branch, at center: Point, color: Color, canvas: borrowing Canvas
  ) {
    let frame = Rect(center: center, size: Size(width: 13, height: 13))
    let outline = Path(roundedRect: frame, cornerRadius: 3)
    let isDashed = branch.edge == .presented || branch.edge == .member
    canvas.stroke(
      outline, with: color, style: LineStyle(width: 1.5, dash: isDashed ? [2.5, 2] : []))
    if branch.edge == .foreign {
      canvas.fill(
        Rect(x: center.x - 1, y: center.y - 4, width: 2, height: 5), with: color)
      canvas.fill(
        Rect(x: center.x - 1, y: center.y + 2.5, width: 2, height: 2), with: color)
    } else if branch.isContainer {
      canvas.fill(
        Path(
          roundedRect: Rect(x: frame.minX + 3, y: frame.minY + 3, width: 7, height: 4),
          cornerRadius: 1), with: color)
    }
  }
}
