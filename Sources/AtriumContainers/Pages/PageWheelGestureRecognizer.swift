import AtriumGeometry
import AtriumKit

/// Recognises steps of a wheel: one page a step, and at most one in 150 ms.
///
/// The fractions of a high-resolution wheel add up. Steps along either axis count, the larger one of
/// an event.
final class PageWheelGestureRecognizer: GestureRecognizer {
  /// The time after a step in which further ones are ignored, in seconds.
  private static let pause = 0.15

  /// Turns a page; its argument is the movement of the content, and it returns whether there is one.
  var turn: (Point) -> Bool = { _ in false }
  private var sum = Point.zero
  private var lastStep = -Double.infinity
  private var lastEvent = -Double.infinity

  override init(action: (@MainActor (GestureRecognizer) -> Void)? = nil) {
    super.init(action: action)
    allowedTouchTypes = []
  }

  override func shouldReceive(_ event: Event) -> Bool { event.kind == .scroll }

  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    guard scroll.phase == .step else { return state = .failed }
    // Fractions that are long past belong to no step.
    if scroll.time - lastEvent > 1 || sum.x * scroll.delta.x + sum.y * scroll.delta.y < 0 {
      sum = .zero
    }
    lastEvent = scroll.time
    guard scroll.time - lastStep >= PageWheelGestureRecognizer.pause - 1e-9 else {
      sum = .zero
      return state = .ended
    }
    sum += scroll.delta
    // The tolerance absorbs rounding errors, so that eight eighths make a step.
    guard max(abs(sum.x), abs(sum.y)) >= ScrollInput.wheelStep - 1e-6 else { return state = .ended }
    let way = sum
    sum = .zero
    guard turn(way) else { return state = .failed }
    lastStep = scroll.time
    state = .ended
  }
}
