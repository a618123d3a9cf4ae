import AtriumGeometry
public import AtriumKit

/// Recognises a tap of exactly three fingers.
///
/// All three come down within 150 ms. The gesture is made when the first of them lifts, or 150 ms
/// after the first came down if all three rest. A fourth finger, or a movement of more than 45
/// points, is another gesture.
public final class ThreeFingerTapGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to come down, in seconds.
  public static let window = 0.15
  /// How far a finger may move, in points (G-26).
  public static let allowableMovement = 45.0

  private var origins: [Touch: Point] = [:]
  private var firstTime = 0.0
  private var timer: AtriumKit.Timer?

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
        timer = scheduleTimer(withTimeInterval: rest) { [weak self] in self?.timeIsUp() }
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

  /// Forgets the fingers.
  public override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    origins = [:]
  }

  private func timeIsUp() {
    state = origins.count == 3 ? .ended : .failed
  }
}
