import AtriumGeometry
import AtriumKit

extension View {
  /// Whether the layout direction is from right to left.
  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Converts a rectangle of a left-to-right layout to the view's layout direction.
  func mirrored(_ rect: Rect) -> Rect { mirrored(rect, in: bounds) }

  /// Converts a rectangle from a left-to-right layout in given bounds to the view's layout direction, or back.
  func mirrored(_ rect: Rect, in bounds: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Converts a point from a left-to-right layout to the view's layout direction, or back.
  func mirrored(_ point: Point) -> Point {
    isRightToLeft ? Point(x: bounds.minX + bounds.maxX - point.x, y: point.y) : point
  }

  /// Applies changes to the parts of a control, with a spring animation if requested.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the changes are animated.
  ///   - bounce: The bounce of the spring: 0 for no overshoot.
  ///   - changes: A closure that sets frames and colours.
  static func move(_ isAnimated: Bool, bounce: Double = 0, _ changes: () -> Void) {
    guard isAnimated else { return performWithoutAnimation(changes) }
    animate(
      springDuration: Theme.movementDuration, bounce: bounce,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
  }
}

extension Rect {
  /// Returns the rectangle, extended vertically around its centre to a minimum height.
  func grown(toHeight height: Double) -> Rect {
    insetBy(dx: 0, dy: min(0, (self.height - height) / 2))
  }
}
