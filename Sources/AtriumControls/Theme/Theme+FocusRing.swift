public import AtriumGeometry
public import AtriumGraphics

extension Theme {
  /// Draws a focus ring just inside the given bounds.
  ///
  /// Most controls use this method, and other views can call it in `drawFocusRing(in:)`.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view, or of its focused part.
  ///   - cornerRadius: The corner radius of the view or the part, in points.
  ///   - canvas: A canvas in the view's coordinates.
  public func drawFocusRing(
    around bounds: Rect, cornerRadius: Double, in canvas: borrowing Canvas
  ) {
    // Two lines, so that one of them contrasts with any background.
    for (inset, color) in [(3.0, background), (1.0, focusRing)] {
      canvas.stroke(
        Path(
          roundedRect: bounds.insetBy(dx: inset, dy: inset),
          cornerRadius: max(0, cornerRadius - inset)), with: color, width: 2)
    }
  }
}
