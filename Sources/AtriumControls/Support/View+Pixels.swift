import AtriumGeometry
import AtriumKit

extension View {
  /// The thickness of a separator, in points: one pixel, or one point in high contrast.
  var hairline: Double {
    traitCollection.accessibilityContrast == .high
      ? 1 : 1 / max(1, traitCollection.displayScale)
  }

  /// Returns the pixel boundary that is closest to a coordinate, so that a line at that coordinate is
  /// sharp.
  func pixelAligned(_ length: Double) -> Double {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded() / scale
  }

  /// Returns the rectangle of a sharp vertical line, one point wide, in the view's layout direction.
  ///
  /// The position is a coordinate of a left-to-right layout.
  func uprightLine(at x: Double, from top: Double, height: Double) -> Rect {
    mirrored(Rect(x: pixelAligned(x - 0.5), y: top, width: 1, height: max(0, height)))
  }
}
