public import AtriumGeometry

extension GestureRecognizer {
  /// Returns the location of one of the recogniser's touches.
  ///
  /// Traps if there is no touch with the given index.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, in the order in which the touches began.
  ///   - view: The view whose coordinates are used; nil stands for the window.
  /// - Returns: The location, in points.
  public func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard touches.indices.contains(touchIndex) else {
      programmerError(
        "\(type(of: self)) has \(touches.count) touches, and none at index \(touchIndex); check "
          + "numberOfTouches first.")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Ignores a touch from now on, although other recognisers can still receive it; for subclasses.
  public func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
  }

  /// Calls a closure after an interval, unless the gesture has ended before; for subclasses.
  ///
  /// The interval starts at the event that is being handled. While the timer is pending, the recogniser stays
  /// *possible* even without touches. If the next event is later than the due time, the closure runs before that
  /// event.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds.
  ///   - block: A closure that is called in step 2 of a turn (see ``Window``), or just before an event that is later
  ///     than the due time.
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

  /// Cancels a timer; for subclasses.
  func cancel(_ timer: Timer?) {
    guard let timer else { return }
    timer.invalidate()
    course.timers.removeAll { $0 === timer }
  }

  /// The mean location of the touches, or without touches the last location, in the window's coordinates.
  var centroid: Point {
    guard !touches.isEmpty else { return course.location }
    let sum = touches.reduce(Point.zero) { $0 + $1.locationInWindow }
    return sum * (1 / Double(touches.count))
  }

  /// Returns whether the recogniser accepts a touch that has just begun.
  func accepts(_ touch: Touch, event: Event) -> Bool {
    isEnabled && takesTouches && allowedTouchTypes.contains(touch.type)
      && (!requiresExclusiveTouchType || course.history.allSatisfy { $0.type == touch.type })
      && course.awaited != .ended
      && (course.touchless == nil || course.state == .possible)
      && wants(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether the recogniser accepts input that begins.
  func wants(_ event: Event) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Returns the changed touches in the given phase that were offered to this recogniser.
  func mine(of changed: [Touch], in phase: Touch.Phase) -> [Touch] {
    changed.filter { touch in
      touch.phase == phase && touch.recognizers.contains { $0.recognizer === self }
    }
  }

  /// Adds new touches.
  ///
  /// The recogniser is then active before any client code runs.
  func take(_ new: [Touch]) {
    guard isEnabled, view != nil else { return }
    inArena {
      if course.touchless != nil {
        // Touches take precedence over fingers that rest on a touchpad.
        course.touchless = nil
        reset()
      }
      touches += new
      course.history += new
    }
  }

  /// Handles the changed touches that this recogniser receives, for one phase of an event.
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

  /// Runs a closure in which the subclass handles an event.
  func hear(_ event: Event, _ body: () -> Void) {
    inArena {
      modifierFlags = event.modifierFlags
      buttonMask = event.buttonMask
      course.event = event
      body()
      course.event = nil
    }
  }

  /// Returns whether a change of a touch must be delayed for the view.
  func holds(_ touch: Touch, phase: Touch.Phase) -> Bool {
    guard course.state == .possible, isAtWork, course.history.contains(touch) else { return false }
    if delaysTouchesBegan, !touch.hasReachedView { return true }
    return delaysTouchesEnded && phase == .ended
  }
}
