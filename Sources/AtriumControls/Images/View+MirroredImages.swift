import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension View {
  /// Draws an image, mirrored if the image requires it and the view's layout direction is from right to left.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The target, in points.
  ///   - tint: The colour for the image's shape; nil for its own colours.
  ///   - canvas: The canvas, in the view's coordinates.
  func drawMirrorable(
    _ image: Image, in rect: Rect, tint: Color?, on canvas: borrowing Canvas
  ) {
    guard image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return canvas.draw(image, in: rect, tint: tint) }
    canvas.withSavedState { canvas in
      canvas.translate(x: rect.minX + rect.maxX, y: 0)
      canvas.scale(x: -1, y: 1)
      canvas.draw(image, in: rect, tint: tint)
    }
  }
}
