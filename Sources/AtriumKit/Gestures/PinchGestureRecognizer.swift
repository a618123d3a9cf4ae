import AtriumGeometry

/// A recogniser for two fingers that move apart or together, on a screen or a touchpad (G-39, G-42).
///
/// The pinch begins when the distance between the fingers has changed by 10 points, of which 8 points are not
/// included in the scale. On a touchpad, it begins when the scale has changed by 0.04. The pinch continues with a
/// single finger, and ends when that finger is lifted.
open class PinchGestureRecognizer: GestureRecognizer {
  private var pair = TouchPair()
  /// Whether the fingers have moved far enough for the pinch to begin.
  private var isCounting = false
  /// The distance between the fingers, or the scale on the touchpad, when ``scale`` was ``baseScale``.
  private var base = 1.0
  private var baseScale = 1.0
  private var storedScale = 1.0
  /// The last distance between the fingers, or the last scale of the touchpad.
  private var last = 1.0
  /// The sum of the changes of ``last`` since the last reset, without the slack at the start of the pinch and without
  /// the jumps from one pair of fingers to the next.
  private var spread = 0.0
  private var samples = MotionSamples()

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (PinchGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// The fingers' distance as a multiple of their initial distance; for touches, 1 until the pinch begins.
  ///
  /// When the property is set, further changes are relative to the new value, and the velocity is reset.
  open var scale: Double {
    get { storedScale }
    set {
      storedScale = newValue
      rebase(at: last)
      samples.removeAll()
    }
  }

  /// The rate of change of the scale, per second.
  ///
  /// The 8 points that are not included in the scale do not count for the velocity.
  open var velocity: Double { samples.velocity.x * baseScale / base }

  /// Selects a pair of fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard holdsButtons(touches, event) else { return state = .failed }
    updatePair(at: event.timestamp)
  }

  /// Follows the pair.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard pair.isComplete else {
      if state != .possible { state = .changed }
      return
    }
    if isCounting {
      follow(pair.distance, at: event.timestamp)
    } else {
      last = pair.distance
      let change = last - base
      isCounting = abs(change) >= GestureConstants.pinchTravel - 1e-9
      if isCounting {
        let slack = GestureConstants.pinchSlack
        base = max(1, base + (change < 0 ? -slack : slack))
        spread += last - base
      }
      samples.note(Point(x: spread), at: event.timestamp)
      guard isCounting else { return }
    }
    storedScale = baseScale * last / base
    state = state == .possible ? .began : .changed
  }

  /// Continues with the remaining fingers; the pinch ends if none remains.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    leave(.ended, with: event)
  }

  /// Continues with the remaining fingers; the pinch is cancelled if none remains.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    leave(.cancelled, with: event)
  }

  /// Accepts touches, and pinches on a touchpad.
  open override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .transform || super.shouldReceive(event)
  }

  /// Follows a pinch on a touchpad.
  open override func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {
    follow(max(1e-6, pinch.scale), at: pinch.time)
    storedScale = baseScale * last / base
    switch pinch.phase {
    case .began: break
    case .changed:
      if state != .possible {
        state = .changed
      } else if abs(storedScale - 1) >= GestureConstants.touchpadPinchScale {
        state = .began
      }
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }

  /// Clears the pair and its scale.
  open override func reset() {
    super.reset()
    pair = TouchPair()
    isCounting = false
    storedScale = 1
    (last, spread) = (1, 0)
    rebase(at: 1)
    samples.removeAll()
  }

  private func leave(_ final: State, with event: Event) {
    updatePair(at: event.timestamp)
    goOn(orEndAs: final)
  }

  private func updatePair(at time: Double) {
    guard pair.update(from: touches), pair.isComplete else { return }
    rebase(at: pair.distance)
    last = base
    samples.note(Point(x: spread), at: time)
  }

  private func rebase(at base: Double) {
    baseScale = storedScale
    self.base = base
  }

  private func follow(_ value: Double, at time: Double) {
    spread += value - last
    last = value
    samples.note(Point(x: spread), at: time)
  }
}
