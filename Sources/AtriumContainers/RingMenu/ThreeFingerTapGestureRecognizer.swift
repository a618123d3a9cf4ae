import AtriumGeometry
public import AtriumKit

/// Recognises a tap of exactly three fingers, or the beginning of a three-finger swipe on a
/// touchpad.
///
/// All three must come down within 150 ms. The gesture begins when the first of them lifts, or 150
/// ms after the first came down if all three stay down. It changes while remaining fingers move,
/// and ends when the last one lifts: a single finger is ``remainingTouch``. A fourth finger, or a
/// movement of more than 45 points before the beginning, makes it fail. On a touchpad, a
/// three-finger swipe is recognised at its beginning, since a three-finger tap is the middle button
/// there.
public final class ThreeFingerTapGestureRecognizer: GestureRecognizer {
  /// The time in which all fingers must come down, in seconds.
  public static let window = 0.15
  /// The maximum movement of a finger, in points (G-26).
  public static let allowableMovement = 45.0

  /// The last finger that is down; nil as long as there are more.
  ///
  /// At the end of the gesture it is the finger that lifted last.
  public private(set) var remainingTouch: Touch?

  /// Called when the third finger comes down in time, to cancel drags of the other fingers.
  var onThirdFinger: (() -> Void)?
  private var origins: [Touch: Point] = [:]
  private var firstTime = 0.0
  private var isMade: Bool { state == .began || state == .changed }

  /// Counts the fingers.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches {
      guard !isMade else {
        ignore(touch, for: event)
        continue
      }
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
    } else if origins.count == 3, state == .possible {
      onThirdFinger?()
    }
  }

  /// Fails if a finger moves too far before the beginning.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard !isMade else {
      state = .changed
      return
    }
    for touch in touches {
      guard let origin = origins[touch] else { continue }
      if touch.location(in: nil).distance(to: origin)
        > ThreeFingerTapGestureRecognizer.allowableMovement
      {
        state = .failed
      }
    }
  }

  /// Begins or fails when the first finger lifts; ends when the last one does.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible {
      state = origins.count == 3 ? .began : .failed
      // Another recogniser may have to fail first.
      guard isMade else { return }
    }
    for touch in touches { origins[touch] = nil }
    if origins.isEmpty {
      state = .ended
    } else if origins.count == 1, remainingTouch == nil {
      remainingTouch = origins.keys.first
      state = .changed
    }
  }

  /// Cancels or fails when a touch is cancelled.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = isMade ? .cancelled : .failed
  }

  /// Accepts swipes on a touchpad, besides touches.
  public override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .swipe || super.shouldReceive(event)
  }

  /// Begins with a three-finger swipe; its further movement has no effect.
  public override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    switch swipe.phase {
    case .began: state = swipe.fingerCount == 3 ? .began : .failed
    case .changed: state = .changed
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    }
  }

  /// Clears the fingers.
  public override func reset() {
    super.reset()
    origins = [:]
    remainingTouch = nil
  }

  private func timeIsUp() {
    guard state == .possible else { return }
    state = origins.count == 3 ? .began : .failed
  }
}
