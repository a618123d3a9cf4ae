import AtriumGeometry
public import AtriumKit

/// Recognises a tap of exactly three fingers, or three fingers that set out on a touchpad.
///
/// All three come down within 150 ms. The gesture is made when the first of them lifts, or 150 ms
/// after the first came down if all three rest. A fourth finger, or a movement of more than 45
/// points, is another gesture. On a touchpad the beginning of a swipe of three fingers makes it: a tap
/// of three is the middle button there.
public final class ThreeFingerTapGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to come down, in seconds.
  public static let window = 0.15
  /// How far a finger may move, in points (G-26).
  public static let allowableMovement = 45.0

  private var origins: [Touch: Point] = [:]
  private var firstTime = 0.0

  /// Counts the fingers.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches {
      guard touch.type == .direct else {
        state = .failed
        return
      }
      if origins.isEmpty {
        firstTime = event.timestamp
        let rest = ThreeFingerTapGestureRecognizer.window
        scheduleTimer(withTimeInterval: rest) { [weak self] in self?.timeIsUp() }
      }
      origins[touch] = touch.location(in: nil)
    }
    if origins.count > 3
      || event.timestamp - firstTime > ThreeFingerTapGestureRecognizer.window + 1e-9
    {
      state = .failed
    }
  }

  /// A finger that travels makes another gesture.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    for touch in touches {
      guard let origin = origins[touch] else { continue }
      if touch.location(in: nil).distance(to: origin)
        > ThreeFingerTapGestureRecognizer.allowableMovement
      {
        state = .failed
      }
    }
  }

  /// The first finger to lift decides.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = origins.count == 3 ? .ended : .failed
  }

  /// Taken away.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Touches, and swipes on a touchpad.
  public override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .swipe || super.shouldReceive(event)
  }

  /// Three fingers that begin to move; what they do then is nobody's.
  public override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    state = swipe.phase == .began && swipe.fingerCount == 3 ? .ended : .failed
  }

  /// Forgets the fingers.
  public override func reset() {
    super.reset()
    origins = [:]
  }

  private func timeIsUp() {
    state = origins.count == 3 ? .ended : .failed
  }
}
