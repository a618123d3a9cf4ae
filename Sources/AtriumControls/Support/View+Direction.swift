import AtriumGeometry
import AtriumKit

extension View {
  /// Whether what comes first is on the right.
  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The place of a part that is laid out from left to right, as the view reads.
  func mirrored(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// The point of a layout from left to right that a point of the view stands for.
  func mirrored(_ point: Point) -> Point {
    isRightToLeft ? Point(x: bounds.minX + bounds.maxX - point.x, y: point.y) : point
  }

  /// Moves parts of a control to their new places, on a spring.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether it takes time, as against being done at once.
  ///   - bounce: How far it swings over: 0 not at all.
  ///   - changes: Sets places and colours.
  static func move(_ isAnimated: Bool, bounce: Double = 0, _ changes: () -> Void) {
    guard isAnimated else { return performWithoutAnimation(changes) }
    animate(
      springDuration: Theme.movementDuration, bounce: bounce,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
  }
}

extension Rect {
  /// The rectangle with more room above and below, if it is less high than that.
  func grown(toHeight height: Double) -> Rect {
    insetBy(dx: 0, dy: min(0, (self.height - height) / 2))
  }
}
