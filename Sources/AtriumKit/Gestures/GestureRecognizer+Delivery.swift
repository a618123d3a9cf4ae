public import AtriumGeometry

extension GestureRecognizer {
  /// Where one of its touches is, in a view's coordinates, or the window's if nil (G-23).
  ///
  /// Traps if there is no such touch.
  ///
  /// - Parameters:
  ///   - touchIndex: From 0, in the order in which they came down.
  ///   - view: Whose coordinates.
  /// - Returns: The place, in points.
  public func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard touches.indices.contains(touchIndex) else {
      programmerError(
        "\(type(of: self)) has \(touches.count) touches, and none at index \(touchIndex); look at "
          + "numberOfTouches first.")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Leaves a touch to others from now on; for subclasses.
  public func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
  }

  /// Calls a closure after a time unless the gesture is over by then; for subclasses.
  ///
  /// Time runs from the event that the recogniser is hearing of. While it waits it may stay
  /// *possible* without touches. Events that come later than the closure is due find it called.
  ///
  /// - Parameters:
  ///   - interval: In seconds.
  ///   - block: Is called in step 2 of a turn, or just before a later event.
  /// - Returns: The timer; nil outside a window.
  @discardableResult
  public func scheduleTimer(
    withTimeInterval interval: Double, block: @escaping @MainActor () -> Void
  ) -> Timer? {
    guard let window = view?.window else { return nil }
    let elapsed = course.event.map { max(0, window.currentTime - $0.timestamp) } ?? 0
    let timer = window.scheduleTimer(
      withTimeInterval: interval - elapsed, repeats: false, precedesLaterEvents: true
    ) { [weak self] timer in
      guard let self else { return }
      inArena {
        self.course.timers.removeAll { $0 === timer }
        block()
      }
    }
    course.timers.append(timer)
    return timer
  }

  /// Forgets a timer before it is due; for subclasses.
  func cancel(_ timer: Timer?) {
    guard let timer else { return }
    timer.invalidate()
    course.timers.removeAll { $0 === timer }
  }

  /// The middle of the touches, in the window.
  var centroid: Point {
    guard !touches.isEmpty else { return course.location }
    let sum = touches.reduce(Point.zero) { $0 + $1.locationInWindow }
    return sum * (1 / Double(touches.count))
  }

  /// Whether it wants a touch that just came down (G-22).
  func accepts(_ touch: Touch, event: Event) -> Bool {
    isEnabled && takesTouches && allowedTouchTypes.contains(touch.type)
      && course.awaited != .ended
      && (course.touchless == nil || course.state == .possible)
      && wants(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether it wants input that begins.
  func wants(_ event: Event) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Which of some touches are in a phase and offered to it.
  func mine(of changed: [Touch], in phase: Touch.Phase) -> [Touch] {
    changed.filter { touch in
      touch.phase == phase && touch.recognizers.contains { $0.recognizer === self }
    }
  }

  /// Gets new touches; who has got them is at work, before anybody hears of them.
  func take(_ new: [Touch]) {
    guard isEnabled, view != nil else { return }
    inArena {
      if course.touchless != nil {
        // Fingers on the glass count for more than ones that rest on a touchpad.
        course.touchless = nil
        reset()
      }
      touches += new
      course.history += new
    }
  }

  /// Hears of its touches among those of one phase of an event.
  func receive(_ changed: [Touch], phase: Touch.Phase, event: Event) {
    guard isEnabled, view != nil, !course.state.isFinal else { return }
    let mine = changed.filter { touches.contains($0) }
    guard !mine.isEmpty else { return }
    hear(event) {
      course.location = centroid
      switch phase {
      case .began: touchesBegan(Set(mine), with: event)
      case .moved, .stationary: touchesMoved(Set(mine), with: event)
      case .ended: touchesEnded(Set(mine), with: event)
      case .cancelled: touchesCancelled(Set(mine), with: event)
      }
    }
  }

  /// Calls a subclass's method for an event.
  func hear(_ event: Event, _ body: () -> Void) {
    inArena {
      modifierFlags = event.modifierFlags
      buttonMask = event.buttonMask
      course.event = event
      body()
      course.event = nil
    }
  }

  /// Whether a view must not hear of a change of a touch yet (G-16).
  func holds(_ touch: Touch, phase: Touch.Phase) -> Bool {
    guard course.state == .possible, isAtWork, course.history.contains(touch) else { return false }
    if delaysTouchesBegan, !touch.hasReachedView { return true }
    return delaysTouchesEnded && phase == .ended
  }
}
