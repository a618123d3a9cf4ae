import AtriumGeometry

extension Window {
  func touchBegan(_ input: TouchInput) {
    guard touches.fingers[input.id] == nil else { return }
    let touch = makeTouch(.direct, at: input.location, time: input.time)
    touches.fingers[input.id] = touch
    deliver(touch, phase: .began, event: touchEvent(input.time))
  }

  func touchMoved(_ input: TouchInput) {
    guard let touch = touches.fingers[input.id] else { return }
    touch.move(to: input.location, at: input.time)
    deliver(touch, phase: .moved, event: touchEvent(input.time))
  }

  func touchEnded(_ input: TouchInput) {
    guard let touch = touches.fingers[input.id] else { return }
    touch.move(to: input.location, at: input.time)
    let event = touchEvent(input.time)
    touches.fingers[input.id] = nil
    deliver(touch, phase: .ended, event: event)
  }

  func touchCancelled(_ input: TouchInput) {
    guard let touch = touches.fingers.removeValue(forKey: input.id) else { return }
    touch.timestamp = input.time
    deliver(touch, phase: .cancelled, event: touchEvent(input.time))
  }

  /// Everything that is down is taken away: the window lost the focus (G-44).
  func cancelAllTouches() {
    cancelPointers(at: currentTime)
    for id in touches.fingers.keys.sorted() {
      touchCancelled(TouchInput(id: id, location: .zero, time: currentTime))
    }
  }

  private func touchEvent(_ time: Double) -> Event {
    Event(kind: .touches, timestamp: time, allTouches: touches.all)
  }

  /// A new touch: its view and its recognisers are found now and stay (G-2, G-15).
  func makeTouch(_ type: Touch.TouchType, at location: Point, time: Double) -> Touch {
    let touch = Touch(type: type, location: location, timestamp: time, window: self)
    let hit = hitTest(location, with: nil)
    touch.view = hit.flatMap { admits(touch, to: $0) ? $0 : nil }
    var view = hit
    while let current = view {
      touch.gestureRecognizers += current.gestureRecognizers.filter { $0.accepts(touch) }
      view = current.superview
    }
    return touch
  }

  /// A view without multiple touches hears of the first one only (G-4).
  private func admits(_ touch: Touch, to view: View) -> Bool {
    view.isMultipleTouchEnabled || !touches.all.contains { $0.view === view }
  }

  /// Delivers one change of a touch: recognisers first, then the view unless one took it.
  func deliver(_ touch: Touch, phase: Touch.Phase, event: Event) {
    touch.phase = phase
    for recognizer in touch.gestureRecognizers where recognizer.view != nil {
      recognizer.receive(touch, phase: phase, event: event)
    }
    if let view = touch.view, !touch.isCancelledInView {
      touch.hasReachedView = true
      switch phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved, .stationary: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
    for recognizer in touch.gestureRecognizers { recognizer.finishEvent() }
  }

  /// Tells a touch's view that it will hear no more of it (G-16).
  func cancelInView(_ touch: Touch, event: Event) {
    guard !touch.isCancelledInView else { return }
    touch.isCancelledInView = true
    // A touch that is being delivered for the first time has not reached its view yet.
    guard touch.hasReachedView, let view = touch.view else { return }
    view.touchesCancelled([touch], with: event)
  }

  /// A view leaves the window: touches that began in it are cancelled there (G-7).
  func viewWillLeave(_ view: View) {
    for touch in touches.all where touch.view === view {
      cancelInView(touch, event: Event(kind: .touches, timestamp: currentTime))
    }
  }
}
