import AtriumGeometry

/// The scrolls, touchpad swipes and touchpad pinches of a window that are in progress.
@MainActor
final class TouchlessInput {
  private var sequences: [Event.Kind: TouchlessSequence] = [:]

  /// Delivers scrolling to the recogniser that has taken it.
  ///
  /// Otherwise recognisers and responders are asked in turn, from the view under the pointer
  /// outwards, until one takes it (G-43).
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
  /// - Returns: Whether one of them took it.
  func offer(_ input: ScrollInput, to view: View, with event: Event) -> Bool {
    guard let sequence = sequences[.scroll] else { return false }
    // Recognisers work along the window's axes, and convert the values that they return.
    let input = input.turned(by: view.quarterTurnInWindow.inverse)
    for recognizer in sequence.participants where recognizer.view === view {
      recognizer.hear(input, with: event)
      if recognizer.state != .possible, recognizer.state != .failed { sequence.wasTaken = true }
    }
    return sequence.wasTaken
  }

  /// Delivers a touchpad swipe to every recogniser that wants it.
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

  /// Delivers a touchpad pinch to every recogniser that wants it.
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

  /// Begins a sequence and finds its recognisers, as for a touch.
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

  /// Ends a sequence; recognisers that have not ended by themselves are cancelled or fail.
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

  /// Calls a subclass's method for input without touches.
  fileprivate func hear(_ event: Event, at location: Point, _ body: () -> Void) {
    guard isEnabled, view != nil, !course.state.isFinal else { return }
    hear(event) {
      course.location = location
      body()
    }
  }
}

extension ScrollInput {
  /// The scroll along the axes of a view that is rotated by quarter turns.
  ///
  /// Fingers move across the screen, so their direction turns with a child that keeps its own
  /// orientation. A wheel moves forward through content, whatever the direction of the content on
  /// the screen.
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
