import AtriumGeometry

/// Follows two fingers that move apart or together (G-39, G-42), on the glass or on a touchpad.
///
/// It begins when their distance has changed by ``GestureConstants/pinchTravel``, on a touchpad when
/// the scale has changed by ``GestureConstants/touchpadPinchScale``.
open class PinchGestureRecognizer: GestureRecognizer {
  private var pair = TouchPair()
  /// The distance at which the scale was ``baseScale``.
  private var baseDistance = 1.0
  private var baseScale = 1.0
  private var storedScale = 1.0
  /// The touchpad's own scale at which the scale was ``baseScale``.
  private var touchpadBase = 1.0
  private var touchpadScale = 1.0
  private var samples = MotionSamples()

  /// How far the fingers are apart, as a multiple of what it was when they came down.
  ///
  /// Setting it counts from that value on, and forgets the velocity.
  public var scale: Double {
    get { storedScale }
    set {
      storedScale = newValue
      rebase()
      samples.removeAll()
    }
  }

  /// How fast the scale changes, per second.
  public var velocity: Double { samples.velocity.x }

  /// Looks for a pair.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard holdsButtons(touches, event) else { return state = .failed }
    updatePair(at: event.timestamp)
  }

  /// Follows the pair.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard pair.isComplete else { return }
    note(baseScale * pair.distance / baseDistance, at: event.timestamp)
    guard state == .possible else { return state = .changed }
    if abs(pair.distance - baseDistance) >= GestureConstants.pinchTravel - 1e-9 { state = .began }
  }

  /// Goes on with two others, if there are two (G-42).
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    leave(.ended, with: event)
  }

  /// Taken away.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    leave(.cancelled, with: event)
  }

  /// Touches, and pinches on a touchpad.
  open override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .transform || super.shouldReceive(event)
  }

  /// Follows fingers on a touchpad.
  open override func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {
    touchpadScale = max(1e-6, pinch.scale)
    note(baseScale * touchpadScale / touchpadBase, at: pinch.time)
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

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pair = TouchPair()
    storedScale = 1
    touchpadScale = 1
    rebase()
    samples.removeAll()
  }

  private func leave(_ final: State, with event: Event) {
    updatePair(at: event.timestamp)
    if !pair.isComplete { loseTouches(final) }
  }

  private func updatePair(at time: Double) {
    guard pair.update(from: touches) else { return }
    rebase()
    if pair.isComplete { note(storedScale, at: time) }
  }

  private func rebase() {
    baseScale = storedScale
    baseDistance = pair.distance
    touchpadBase = touchpadScale
  }

  private func note(_ scale: Double, at time: Double) {
    storedScale = scale
    samples.note(Point(x: scale), at: time)
  }
}
