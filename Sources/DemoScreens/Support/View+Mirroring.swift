import AtriumGeometry
import AtriumKit

extension View {
  /// Whether the view's traits have the right-to-left layout direction.
  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Converts a frame inside the view to the layout direction of the view.
  ///
  /// - Parameter frame: The frame in a left-to-right layout, in points.
  /// - Returns: The frame, mirrored within the width of the bounds if the layout is right to left.
  func mirrored(_ frame: Rect) -> Rect {
    guard isMirrored else { return frame }
    var result = frame
    result.origin.x = bounds.width - frame.maxX
    return result
  }
}
