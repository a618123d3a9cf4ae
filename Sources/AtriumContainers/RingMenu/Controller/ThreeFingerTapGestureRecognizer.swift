public import AtriumGeometry
public import AtriumKit

/// Recognises a tap of exactly three fingers, or the beginning of a three-finger swipe on a touchpad.
///
/// All three fingers must touch the screen within 150 ms. The gesture begins when the first finger lifts, or 150 ms
/// after the first touch if all three fingers stay down. It changes while the remaining fingers move, and ends when the
/// last finger lifts. When a single finger remains, it is ``remainingTouch``. Before it begins, the gesture fails if a
/// fourth finger touches the screen, or if a finger moves by more than 45 points. On a touchpad, a three-finger tap is
/// a click of the middle button, so the recogniser recognises the beginning of a three-finger swipe instead. The
/// swipe's movement counts as a stroke.
public final class ThreeFingerTapGestureRecognizer: GestureRecognizer {
  /// The time within which all fingers must touch the screen, in seconds.
  public static let window = 0.15
  /// The maximum movement of a finger before the gesture begins, in points (G-26).
  public static let allowableMovement = 45.0
  /// The factor that converts a swipe's movement to the movement of a stroke.
  ///
  /// A swipe of up to 64 points only opens the ring, and a longer swipe chooses an item.
  public static let swipeGain = 0.5

  /// The only finger that is still on the screen; nil while more fingers touch the screen.
  ///
  /// At the end of the gesture, this is the finger that lifted last.
  public private(set) var remainingTouch: Touch?

  /// The location of the gesture at its beginning, in the window: the centre of the fingers, or the pointer.
  public private(set) var hand = Point.zero
  /// The movement of a swipe on a touchpad as a stroke, in points; nil for touches.
  public private(set) var swipeTravel: Point?

  /// Called when the third finger touches the screen in time, to cancel drags of the other fingers.
  var onThirdFinger: (() -> Void)?
  private var origins: [Touch: Point] = [:]
  private var firstTime = 0.0
  private var isMade: Bool { state == .began || state == .changed }
  private var middleOfFingers: Point {
    origins.values.reduce(.zero, +) * (1 / Double(max(1, origins.count)))
  }

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
      hand = middleOfFingers
      onThirdFinger?()
    }
  }

  /// Fails the gesture if a finger moves too far before the gesture begins.
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

  /// Begins or fails the gesture when the first finger lifts, and ends it when the last finger lifts.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state == .possible {
      state = origins.count == 3 ? .began : .failed
      // The gesture may still wait for another recogniser to fail.
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

  /// Cancels or fails the gesture when a touch is cancelled.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = isMade ? .cancelled : .failed
  }

  /// Accepts swipes on a touchpad in addition to touches.
  public override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .swipe || super.shouldReceive(event)
  }

  /// Begins the gesture with a three-finger swipe, and follows its movement.
  public override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    if swipe.delta.x.isFinite, swipe.delta.y.isFinite, let travel = swipeTravel {
      swipeTravel = travel + swipe.delta * ThreeFingerTapGestureRecognizer.swipeGain
    }
    switch swipe.phase {
    case .began:
      guard swipe.fingerCount == 3 else { return state = .failed }
      (hand, swipeTravel) = (swipe.location, .zero)
      state = .began
    case .changed: state = .changed
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    }
  }

  /// Resets the state of the gesture.
  public override func reset() {
    super.reset()
    origins = [:]
    remainingTouch = nil
    swipeTravel = nil
  }

  private func timeIsUp() {
    guard state == .possible else { return }
    state = origins.count == 3 ? .began : .failed
  }
}
