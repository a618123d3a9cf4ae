import AtriumGeometry
public import AtriumKit

/// Recognises a tap of exactly three fingers, or three fingers that set out on a touchpad.
///
/// All three come down within 150 ms. The gesture begins when the first of them lifts, or 150 ms
/// after the first came down if all three rest. It changes while fingers that stayed move, and ends
/// when the last one lifts: one finger alone is ``remainingTouch``. A fourth finger, or a movement of
/// more than 45 points before the beginning, is another gesture. On a touchpad the beginning of a
/// swipe of three fingers makes it, and ends it: a tap of three is the middle button there.
public final class ThreeFingerTapGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to come down, in seconds.
  public static let window = 0.15
  /// How far a finger may move, in points (G-26).
  public static let allowableMovement = 45.0

  /// The finger that is down alone since the other two lifted; nil as long as there are more.
  ///
  /// At the end of the gesture it is the one that lifted last.
  public private(set) var remainingTouch: Touch?

  /// Hears that the third finger has come down in time: what follows one of them is no drag any more.
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

  /// A finger that travels makes another gesture, as long as this one is not made.
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

  /// The first finger to lift decides; the last one ends it.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible {
      state = origins.count == 3 ? .began : .failed
      // Another one may have to fail first.
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

  /// Taken away.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = isMade ? .cancelled : .failed
  }

  /// Touches, and swipes on a touchpad.
  public override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .swipe || super.shouldReceive(event)
  }

  /// Three fingers that begin to move; what they do then is nobody's.
  public override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    switch swipe.phase {
    case .began: state = swipe.fingerCount == 3 ? .began : .failed
    case .changed: state = .changed
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    }
  }

  /// Forgets the fingers.
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
