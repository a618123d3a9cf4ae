public import AtriumGeometry
public import AtriumGraphics

extension Theme {
  /// Draws the outline of the view that has the keyboard, just inside its edge.
  ///
  /// All controls have it from here; other views draw theirs with it in `drawFocusRing(in:)`.
  ///
  /// - Parameters:
  ///   - bounds: The view's, or that of the part that has the keyboard.
  ///   - cornerRadius: How round the corners are, in points.
  ///   - canvas: In the view's coordinates.
  public func drawFocusRing(
    around bounds: Rect, cornerRadius: Double, in canvas: borrowing Canvas
  ) {
    // Two lines, so that one of them stands out from whatever the ground is.
    for (inset, color) in [(3.0, background), (1.0, focusRing)] {
      canvas.stroke(
        Path(
          roundedRect: bounds.insetBy(dx: inset, dy: inset),
          cornerRadius: max(0, cornerRadius - inset)), with: color, width: 2)
    }
  }
}
