import AtriumGeometry

/// The scrolls, touchpad swipes and touchpad pinches in a window that have not ended.
@MainActor
final class TouchlessInput {
  private var sequences: [Event.Kind: TouchlessSequence] = [:]

  /// Delivers scrolling to the recognisers that have taken the scroll.
  ///
  /// If no recogniser has taken the scroll yet, it is offered to recognisers and responders until one of them takes
  /// it (G-43). The order is from the view under the pointer outwards.
  func deliver(_ input: ScrollInput, in window: Window) {
    let event = Event(kind: .scroll, timestamp: input.time, modifierFlags: input.modifierFlags)
    let isStart = input.phase == .began || input.phase == .step
    let isEnd = input.phase == .ended || input.phase == .cancelled || input.phase == .step
    follow(event, at: input.location, isStart: isStart, isEnd: isEnd, in: window) { sequence in
      guard !sequence.wasTaken else {
        for recognizer in sequence.takers { recognizer.hear(input, with: event) }
        return
      }
      guard let view = sequence.view else { return }
      ResponderChain.check(from: view)
      view.offer(input.turned(by: view.quarterTurnInWindow), with: event)
    }
  }

  /// Offers a scroll to one view's recognisers.
  ///
  /// - Returns: Whether a recogniser has taken the scroll.
  func offer(_ input: ScrollInput, to view: View, with event: Event) -> Bool {
    guard let sequence = sequences[.scroll] else { return false }
    // Recognisers use the window's axes, and convert only the values that they return.
    let input = input.turned(by: view.quarterTurnInWindow.inverse)
    for recognizer in sequence.participants where recognizer.view === view {
      recognizer.hear(input, with: event)
      if recognizer.state != .possible, recognizer.state != .failed { sequence.wasTaken = true }
    }
    return sequence.wasTaken
  }

  /// Delivers a touchpad swipe to every recogniser that follows it.
  func deliver(_ input: TouchpadSwipeInput, in window: Window) {
    let event = Event(kind: .swipe, timestamp: input.time, modifierFlags: input.modifierFlags)
    follow(
      event, at: input.location, isStart: input.phase == .began, isEnd: input.phase.isOver,
      in: window
    ) {
      for recognizer in $0.participants {
        recognizer.hear(event, at: input.location) {
          recognizer.touchpadSwiped(input, with: event)
        }
      }
    }
  }

  /// Delivers a touchpad pinch to every recogniser that follows it.
  func deliver(_ input: TouchpadPinchInput, in window: Window) {
    let event = Event(kind: .transform, timestamp: input.time, modifierFlags: input.modifierFlags)
    follow(
      event, at: input.location, isStart: input.phase == .began, isEnd: input.phase.isOver,
      in: window
    ) {
      for recognizer in $0.participants {
        recognizer.hear(event, at: input.location) {
          recognizer.touchpadPinched(input, with: event)
        }
      }
    }
  }

  /// Cancels all sequences.
  func cancel(in window: Window) {
    for kind in [Event.Kind.scroll, .swipe, .transform] { end(kind, in: window) }
  }

  private func follow(
    _ event: Event, at location: Point, isStart: Bool, isEnd: Bool, in window: Window,
    _ body: (TouchlessSequence) -> Void
  ) {
    guard !window.touches.isIgnoring else { return }
    window.fireGestureTimers(before: event.timestamp)
    if isStart || sequences[event.kind].map({ $0.view?.window !== window }) ?? false {
      end(event.kind, in: window)
    }
    let arena = window.touches.arena
    arena.perform {
      let sequence = sequences[event.kind] ?? begin(event, at: location, in: window)
      body(sequence)
      arena.retryWaiting()
      if isEnd { sequence.isOver = true }
    }
    if isEnd { end(event.kind, in: window) }
  }

  /// Begins a sequence and finds its recognisers, in the same way as for a touch.
  private func begin(_ event: Event, at location: Point, in window: Window) -> TouchlessSequence {
    let hit = window.hitTest(location, with: event)
    let sequence = TouchlessSequence(
      view: hit,
      participants: TouchDelivery.recognizers(from: hit).filter {
        $0.isEnabled && $0.takesTouches && !$0.isAtWork && $0.wants(event)
      })
    sequences[event.kind] = sequence
    return sequence
  }

  /// Ends a sequence.
  ///
  /// Recognisers that have not ended their gestures are cancelled or fail.
  private func end(_ kind: Event.Kind, in window: Window) {
    guard let sequence = sequences.removeValue(forKey: kind) else { return }
    sequence.isOver = true
    let arena = window.touches.arena
    arena.perform {
      for recognizer in sequence.participants { arena.note(recognizer) }
    }
  }
}

extension GestureRecognizer {
  fileprivate func hear(_ input: ScrollInput, with event: Event) {
    hear(event, at: input.location) { scrolled(input, with: event) }
  }

  /// Runs a closure in which the recogniser handles input without touches.
  fileprivate func hear(_ event: Event, at location: Point, _ body: () -> Void) {
    guard isEnabled, view != nil, !course.state.isFinal else { return }
    hear(event) {
      course.location = location
      body()
    }
  }
}

extension ScrollInput {
  /// Returns the scroll relative to the axes of a view that is rotated by quarter turns.
  ///
  /// On a touchpad, fingers move across the screen, so their direction depends on the view's rotation. A wheel
  /// always scrolls forwards or backwards through the content, whatever the direction of the content is on screen.
  func turned(by turn: QuarterTurn) -> ScrollInput {
    guard source == .touchpad, turn != .none else { return self }
    var turned = self
    turned.delta = turn.vectorInside(delta)
    return turned
  }
}

extension TouchpadPhase {
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
