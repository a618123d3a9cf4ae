import AtriumGeometry
import AtriumKit

/// Recognises the steps of a wheel: one page for each step, and at most one page in 150 ms.
///
/// The fractional steps of a high-resolution wheel add up. Steps along both axes count. The larger
/// component decides the direction.
final class PageWheelGestureRecognizer: GestureRecognizer {
  /// The time after a step during which further steps are ignored, in seconds.
  private static let pause = 0.15

  /// A closure that turns a page for a movement of the content, and returns whether there was a page to turn to.
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
    // Steps add up only within one second and in the same direction.
    if scroll.time - lastEvent > 1 || sum.x * scroll.delta.x + sum.y * scroll.delta.y < 0 {
      sum = .zero
    }
    lastEvent = scroll.time
    guard scroll.time - lastStep >= PageWheelGestureRecognizer.pause - 1e-9 else {
      sum = .zero
      return state = .ended
    }
    sum += scroll.delta
    // The tolerance compensates for rounding errors, so that eight eighths of a step count as one step.
    guard max(abs(sum.x), abs(sum.y)) >= ScrollInput.wheelStep - 1e-6 else { return state = .ended }
    let way = sum
    sum = .zero
    guard turn(way) else { return state = .failed }
    lastStep = scroll.time
    state = .ended
  }
}
