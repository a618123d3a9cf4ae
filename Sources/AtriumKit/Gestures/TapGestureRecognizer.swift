/// A recogniser for one or several taps with one or several fingers (G-26).
///
/// The gesture is recognised when the last finger of the last tap is lifted. The click of a pointer counts as a tap.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps; the pause between two taps is at most 0.35 s.
  open var numberOfTapsRequired = 1
  /// The number of fingers, all of which must be down at the same time.
  open var numberOfTouchesRequired = 1
  /// The exact set of pointer buttons that must be pressed; by default, the primary button.
  open var buttonMaskRequired: Set<PointerButton> = [.primary]

  private var series = TapSeries()
  private var timer: Timer?

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (TapGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard holdsButtons(touches, event, buttonMaskRequired) else { return state = .failed }
    let isFirst = series.origins.isEmpty
    guard series.begin(touches, required: numberOfTouchesRequired) else { return state = .failed }
    if isFirst { fail(after: GestureConstants.tapDuration) }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard series.travel(of: touches) <= GestureConstants.tapMovement,
      holdsButtons(touches, event, buttonMaskRequired)
    else { return state = .failed }
  }

  /// Recognises the gesture when the last finger of the last tap is lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard series.travel(of: touches) <= GestureConstants.tapMovement,
      let isTapDone = series.end(touches, at: event.timestamp)
    else { return state = .failed }
    guard isTapDone else { return }
    if series.count >= numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: GestureConstants.tapInterval)
    }
  }

  /// Fails, because touches were cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Clears the taps.
  open override func reset() {
    super.reset()
    cancel(timer)
    timer = nil
    series = TapSeries()
  }

  /// Returns whether this recogniser prevents another one.
  ///
  /// The result is false for recognisers that continue this series of taps, and true for all others.
  ///
  /// A series can be continued by a tap recogniser that requires more taps, or by a long-press recogniser that
  /// requires at least as many taps before the press. Both must require the same number of fingers as this
  /// recogniser.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? TapGestureRecognizer {
      return other.numberOfTouchesRequired != numberOfTouchesRequired
        || other.numberOfTapsRequired <= numberOfTapsRequired
    }
    if let other = preventedGestureRecognizer as? LongPressGestureRecognizer {
      return other.numberOfTouchesRequired != numberOfTouchesRequired
        || other.numberOfTapsRequired < numberOfTapsRequired
    }
    return true
  }

  override func prepare(for touch: Touch) {
    if !series.allows(touch, required: numberOfTouchesRequired) { state = .failed }
  }

  private func fail(after interval: Double) {
    cancel(timer)
    timer = scheduleTimer(withTimeInterval: interval) { [weak self] in self?.state = .failed }
  }
}
