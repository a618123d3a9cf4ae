import AtriumGeometry
import AtriumKit

extension View {
  /// How thick a line is that only parts things: one pixel; a point where contrast is to be high.
  var hairline: Double {
    traitCollection.accessibilityContrast == .high
      ? 1 : 1 / max(1, traitCollection.displayScale)
  }

  /// The edge between two pixels that is nearest to a length, so that a line there is sharp.
  func pixelAligned(_ length: Double) -> Double {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded() / scale
  }

  /// An upright line of one point, sharp, in coordinates that read from left to right.
  func uprightLine(at x: Double, from top: Double, height: Double) -> Rect {
    mirrored(Rect(x: pixelAligned(x - 0.5), y: top, width: 1, height: max(0, height)))
  }
}
