public import AtriumGeometry

/// A recogniser for the movement of fingers, or of a pointer with its primary button down (G-29 … G-32).
///
/// The pan begins after a movement of 10 points. The recogniser can also follow scrolling (see
/// ``allowedScrollTypesMask``), and swipes on a touchpad if it requires three or more fingers. Scrolling and swipes
/// have no touches, and begin with the first movement.
open class PanGestureRecognizer: GestureRecognizer {
  /// The minimum number of fingers; with fewer fingers the gesture ends.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers: with more, no pan begins, and a running pan ignores the excess fingers.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll input that the recogniser accepts; none by default.
  open var allowedScrollTypesMask: ScrollTypeMask = []

  /// The movement since the input began, in points, in the window's coordinates.
  private var travel = Point.zero
  /// The movement since the input began or ``setTranslation(_:in:)`` was called, in the window's coordinates.
  private var translation = Point.zero
  /// Samples of the movement.
  ///
  /// Setting the translation does not change them, so the velocity stays the same.
  private var samples = MotionSamples()

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (PanGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Returns the movement of the fingers' mean location since the fingers went down (G-31).
  ///
  /// The translation does not change when a finger goes down or is lifted.
  ///
  /// - Parameter view: The view whose coordinates are used; nil stands for the window.
  /// - Returns: The translation, in points.
  open func translation(in view: View?) -> Point { vector(translation, in: view) }

  /// Sets the translation without affecting the velocity.
  ///
  /// - Parameters:
  ///   - translation: The new value, in points.
  ///   - view: The view whose coordinates are used; nil stands for the window.
  open func setTranslation(_ translation: Point, in view: View?) {
    let origin = location(in: view)
    self.translation =
      view.map { $0.convert(origin + translation, to: nil) - $0.convert(origin, to: nil) }
      ?? translation
  }

  /// Returns the movement of the fingers' mean location since the fingers went down.
  ///
  /// Calls of ``setTranslation(_:in:)`` do not change this value.
  ///
  /// - Parameter view: The view whose coordinates are used; nil stands for the window.
  /// - Returns: The movement, in points.
  package func travel(in view: View?) -> Point { vector(travel, in: view) }

  /// Returns the velocity of the fingers over the last 0.15 s.
  ///
  /// - Parameter view: The view whose coordinates are used; nil stands for the window.
  /// - Returns: The velocity, in points per second.
  open func velocity(in view: View?) -> Point { vector(samples.velocity, in: view) }

  // MARK: Touches

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if state == .possible {
      guard holdsButtons(touches, event), numberOfTouches <= maximumNumberOfTouches,
        canStart(with: touches)
      else { return state = .failed }
    } else if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    }
    samples.note(travel, at: event.timestamp)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let way = touches.reduce(Point.zero) {
      $0 + $1.locationInWindow - $1.previousLocationInWindow
    }
    advance(by: way * (1 / Double(max(1, numberOfTouches))), at: event.timestamp)
    guard state == .possible else { return state = .changed }
    guard travel.length >= GestureConstants.panTravel - 1e-9 else { return }
    state = canBegin(after: travel) ? .began : .failed
  }

  /// Ends the pan when fewer than the minimum number of fingers remain.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    leave(.ended, with: event)
  }

  /// Cancels the pan when, after a cancellation, fewer than the minimum number of fingers remain.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    leave(.cancelled, with: event)
  }

  /// Clears the movement.
  open override func reset() {
    super.reset()
    travel = .zero
    translation = .zero
    samples.removeAll()
  }

  private func leave(_ final: State, with event: Event) {
    let left = self.touches.count { !$0.phase.isOver }
    if state == .possible {
      if left == 0 { state = .failed }
    } else if left < minimumNumberOfTouches {
      samples.note(travel, at: event.timestamp)
      state = final
    }
  }

  // MARK: Input without touches

  /// Accepts touches, and also scrolling and swipes if the recogniser is configured for them.
  open override func shouldReceive(_ event: Event) -> Bool {
    switch event.kind {
    case .scroll: !allowedScrollTypesMask.isEmpty
    case .swipe: minimumNumberOfTouches >= 3
    default: super.shouldReceive(event)
    }
  }

  /// Follows scrolling.
  open override func scrolled(_ scroll: ScrollInput, with event: Event) {
    let type: ScrollTypeMask = scroll.phase == .step ? .discrete : .continuous
    guard allowedScrollTypesMask.contains(type) else { return state = .failed }
    follow(scroll.delta, at: scroll.time)
    switch scroll.phase {
    case .began, .changed: break
    case .step, .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }

  /// Follows a swipe on a touchpad, if its number of fingers is allowed.
  open override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    guard swipe.fingerCount >= minimumNumberOfTouches,
      swipe.fingerCount <= maximumNumberOfTouches
    else { return state = .failed }
    follow(swipe.delta, at: swipe.time)
    switch swipe.phase {
    case .began, .changed: break
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    }
  }

  private func follow(_ delta: Point, at time: Double) {
    if state == .possible, travel == .zero { samples.note(travel, at: time) }
    advance(by: delta, at: time)
    guard delta != .zero else { return }
    if state != .possible {
      state = .changed
    } else {
      state = .began
    }
  }

  private func advance(by delta: Point, at time: Double) {
    travel += delta
    translation += delta
    samples.note(travel, at: time)
  }

  private func vector(_ vector: Point, in view: View?) -> Point {
    guard let view else { return vector }
    let origin = location(in: nil)
    return view.convert(origin + vector, from: nil) - view.convert(origin, from: nil)
  }

  // MARK: Conditions of subclasses

  /// Returns whether a pan may start at the locations where the touches have begun.
  func canStart(with touches: Set<Touch>) -> Bool { true }

  /// Returns whether the pan may begin after a movement, given in the window's coordinates.
  func canBegin(after travel: Point) -> Bool { true }
}
