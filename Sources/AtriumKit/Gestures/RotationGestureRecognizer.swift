import AtriumGeometry

/// A recogniser for two fingers that rotate around each other, on a screen or a touchpad (G-40, G-42).
///
/// The rotation begins when the fingers have rotated by 5°. For touches, this angle is not included in the rotation.
/// The gesture continues with a single finger, and ends when that finger is lifted.
open class RotationGestureRecognizer: GestureRecognizer {
  private var pair = TouchPair()
  private var lastAngle = 0.0
  /// The angle by which the fingers have rotated before the gesture began, in radians.
  private var turn = 0.0
  /// The rotation from which the velocity is computed; it does not change when ``rotation`` is set.
  private var counted = 0.0
  private var storedRotation = 0.0
  /// Whether the fingers have rotated far enough for the gesture to begin.
  private var isCounting = false
  private var samples = MotionSamples()

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (RotationGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// The rotation since the fingers went down, in radians, clockwise on screen; 0 until the gesture begins.
  ///
  /// When the property is set, further rotation is added to the new value, and the velocity is reset.
  open var rotation: Double {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples.removeAll()
    }
  }

  /// The velocity of the rotation, in radians per second, without the first 5° of a touch gesture.
  open var velocity: Double { samples.velocity.x }

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
    let angle = pair.angle
    // Between two events the fingers cannot rotate by more than 180°, so the smaller angle is used.
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    advance(by: step, slack: GestureConstants.rotationAngle, at: event.timestamp)
  }

  /// Continues with the remaining fingers; the gesture ends if none remains.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    leave(.ended, with: event)
  }

  /// Continues with the remaining fingers; the gesture is cancelled if none remains.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    leave(.cancelled, with: event)
  }

  /// Accepts touches, and rotations on a touchpad.
  open override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .transform || super.shouldReceive(event)
  }

  /// Follows a rotation on a touchpad.
  open override func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {
    switch pinch.phase {
    case .began: samples.note(Point(x: counted), at: pinch.time)
    case .changed: advance(by: pinch.rotation, slack: 0, at: pinch.time)
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }

  /// Clears the pair and its rotation.
  open override func reset() {
    super.reset()
    pair = TouchPair()
    isCounting = false
    (turn, counted) = (0, 0)
    storedRotation = 0
    samples.removeAll()
  }

  /// Adds to the rotation.
  ///
  /// - Parameters:
  ///   - step: The angle to add, in radians.
  ///   - slack: The angle before the beginning of the gesture that is not included in the rotation, in radians.
  ///   - time: The time of the event, in seconds of the window's clock.
  private func advance(by step: Double, slack: Double, at time: Double) {
    if isCounting {
      counted += step
      storedRotation += step
    } else {
      turn += step
      counted = turn < 0 ? min(0, turn + slack) : max(0, turn - slack)
      isCounting = abs(turn) >= GestureConstants.rotationAngle - 1e-9
      if isCounting { storedRotation += counted }
    }
    samples.note(Point(x: counted), at: time)
    guard isCounting else { return }
    state = state == .possible ? .began : .changed
  }

  private func leave(_ final: State, with event: Event) {
    updatePair(at: event.timestamp)
    goOn(orEndAs: final)
  }

  private func updatePair(at time: Double) {
    guard pair.update(from: touches), pair.isComplete else { return }
    lastAngle = pair.angle
    samples.note(Point(x: counted), at: time)
  }
}
