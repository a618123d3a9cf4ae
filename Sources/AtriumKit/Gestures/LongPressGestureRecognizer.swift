/// A recogniser for fingers or a pointer that rest; the gesture begins while they are still down.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration of the press before the gesture begins, in seconds.
  ///
  /// With 0, the gesture begins when the fingers go down.
  open var minimumPressDuration = 0.5
  /// The maximum movement before the gesture begins, in points; a later movement is a change of the gesture.
  open var allowableMovement = 10.0
  /// The number of fingers that must rest.
  open var numberOfTouchesRequired = 1
  /// The number of taps that must come before the press.
  open var numberOfTapsRequired = 0

  private var series = TapSeries()
  private var timer: Timer?

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (LongPressGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Starts the press timer once all fingers are down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard holdsButtons(touches, event),
      series.begin(touches, required: numberOfTouchesRequired)
    else { return state = .failed }
    if series.count < numberOfTapsRequired {
      wait(GestureConstants.tapDuration) { $0.state = .failed }
    } else if series.isComplete {
      // Without a duration, a movement in the same turn as the press must not make the gesture fail.
      guard minimumPressDuration > 0 else { return state = .began }
      wait(minimumPressDuration) { $0.state = .began }
    }
  }

  /// Fails when a finger moves too far before the gesture begins; later movements are reported as changes.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else { return state = .changed }
    let allowance =
      series.count < numberOfTapsRequired ? GestureConstants.tapMovement : allowableMovement
    if series.travel(of: touches) > allowance || !holdsButtons(touches, event) {
      state = .failed
    }
  }

  /// Ends the gesture when the first finger is lifted; a gesture that has not begun counts a tap or fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else { return state = .ended }
    guard series.count < numberOfTapsRequired,
      let isTapDone = series.end(touches, at: event.timestamp)
    else { return state = .failed }
    if isTapDone { wait(GestureConstants.tapInterval) { $0.state = .failed } }
  }

  /// Fails when the touches are cancelled, or cancels the gesture if it has begun.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Clears the state of the press.
  open override func reset() {
    super.reset()
    cancel(timer)
    timer = nil
    series = TapSeries()
  }

  override func prepare(for touch: Touch) {
    if !series.allows(touch, required: numberOfTouchesRequired) { state = .failed }
  }

  private func wait(
    _ interval: Double, then action: @escaping @MainActor (LongPressGestureRecognizer) -> Void
  ) {
    cancel(timer)
    timer = scheduleTimer(withTimeInterval: interval) { [weak self] in
      if let self { action(self) }
    }
  }
}
