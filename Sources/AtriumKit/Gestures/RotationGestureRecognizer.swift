import AtriumGeometry

/// Follows two fingers that turn around each other (G-40, G-42), on the glass or on a touchpad.
///
/// It begins when they have turned by ``GestureConstants/rotationAngle``, which on the glass does not
/// count. It goes on with one finger, and ends with the last.
open class RotationGestureRecognizer: GestureRecognizer {
  private var pair = TouchPair()
  private var lastAngle = 0.0
  /// How far they turned since they came down, whatever ``rotation`` was set to.
  private var turn = 0.0
  private var storedRotation = 0.0
  /// Whether the fingers have turned far enough.
  private var isCounting = false
  private var samples = MotionSamples()

  /// Makes a recogniser.
  ///
  /// - Parameter action: As in ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (RotationGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// How far the fingers turned since they came down, in radians, positive clockwise on screen; zero
  /// until it begins.
  ///
  /// Setting it counts from that value on, and forgets the velocity.
  public var rotation: Double {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples.removeAll()
    }
  }

  /// How fast they turn, in radians a second.
  public var velocity: Double { samples.velocity.x }

  /// Looks for a pair.
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
    let angle = pair.angle
    // The shorter way round: more than half a turn between two events is not to be told.
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    advance(by: step, slack: GestureConstants.rotationAngle, at: event.timestamp)
  }

  /// Goes on with those that are left (G-42).
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
    switch pinch.phase {
    case .began: samples.note(.zero, at: pinch.time)
    case .changed: advance(by: pinch.rotation, slack: 0, at: pinch.time)
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pair = TouchPair()
    isCounting = false
    turn = 0
    storedRotation = 0
    samples.removeAll()
  }

  /// Turns on.
  ///
  /// - Parameters:
  ///   - step: By how much, in radians.
  ///   - slack: How much of the way until it begins does not count.
  ///   - time: When.
  private func advance(by step: Double, slack: Double, at time: Double) {
    turn += step
    samples.note(Point(x: turn), at: time)
    if isCounting {
      storedRotation += step
    } else {
      guard abs(turn) >= GestureConstants.rotationAngle - 1e-9 else { return }
      isCounting = true
      storedRotation += turn < 0 ? min(0, turn + slack) : max(0, turn - slack)
    }
    state = state == .possible ? .began : .changed
  }

  private func leave(_ final: State, with event: Event) {
    updatePair(at: event.timestamp)
    goOn(orEndAs: final)
  }

  private func updatePair(at time: Double) {
    guard pair.update(from: touches), pair.isComplete else { return }
    lastAngle = pair.angle
    samples.note(Point(x: turn), at: time)
  }
}
