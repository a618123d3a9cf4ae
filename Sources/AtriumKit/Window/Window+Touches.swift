import AtriumGeometry

extension Window {
  /// Delivers the changes of fingers that happened at one time.
  func deliverFingers(_ changes: [TouchChange]) {
    guard let time = changes.first?.input.time else { return }
    fireGestureTimers(before: time)
    var changed: [Touch] = []
    var new: [Touch] = []
    for change in changes {
      let input = change.input
      if change.phase == .began {
        guard touches.fingers[input.id] == nil, !isIgnoringInteractionEvents else { continue }
        let touch = makeTouch(.direct, at: input.location, time: input.time)
        touch.tapCount = touches.tapCount(at: input.location, time: input.time)
        touches.fingers[input.id] = touch
        new.append(touch)
        changed.append(touch)
        continue
      }
      guard let touch = touches.fingers[input.id] else { continue }
      touch.phase = change.phase
      if change.phase == .cancelled {
        touch.timestamp = input.time
      } else {
        touch.move(to: input.location, at: input.time)
      }
      changed.append(touch)
    }
    guard !changed.isEmpty else { return }
    let event = Event(kind: .touches, timestamp: time, allTouches: touches.all)
    touches.fingers = touches.fingers.filter { !$0.value.phase.isOver }
    for touch in new { findRecognizers(for: touch, event: event) }
    deliver(changed, event: event)
    if let last = changed.last(where: { $0.phase == .ended }) {
      touches.lastTap = (last.locationInWindow, time, last.tapCount)
    }
  }

  /// Cancels everything that is down, since the window lost the focus (G-44).
  func cancelAllTouches() {
    cancelPointers(at: currentTime)
    cancelTouchless(at: currentTime)
    deliverFingers(
      touches.fingers.keys.sorted().compactMap { id in
        TouchChange(.touchCancelled(TouchInput(id: id, location: .zero, time: currentTime)))
      })
  }

  /// Makes a touch and finds its view, which never changes (G-2).
  func makeTouch(
    _ type: Touch.TouchType, at location: Point, time: Double, in view: View? = nil
  ) -> Touch {
    let touch = Touch(type: type, location: location, timestamp: time, window: self)
    // A view asked by the hit test may have left the window, or may return a view of another one.
    let hit = (view ?? hitTest(location, with: nil)).flatMap { $0.window === self ? $0 : nil }
    touch.hitView = hit
    touch.view = hit.flatMap { admits(to: $0) ? $0 : nil }
    return touch
  }

  /// Finds the recognisers of a new touch (G-15): the deepest view's first, on one view the last
  /// added.
  func findRecognizers(for touch: Touch, event: Event) {
    arena.perform {
      let candidates = recognizers(from: touch.hitView)
      for recognizer in candidates where recognizer.course.awaited == nil {
        recognizer.prepare(for: touch)
      }
      arena.settleNow()
      touch.recognizers = candidates.filter { $0.accepts(touch, event: event) }
        .map { WeakGestureRecognizer(recognizer: $0) }
    }
  }

  /// The recognisers of a view and its ancestors, in the order in which they are asked (G-19).
  func recognizers(from view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var view = view
    while let current = view {
      found += current.gestureRecognizers.reversed()
      view = current.superview
    }
    return found
  }

  /// Whether a view may receive one more touch (G-4).
  ///
  /// A view without multiple touches receives only one at a time. An exclusive view receives
  /// touches only while no other view does, and the reverse.
  private func admits(to view: View) -> Bool {
    let busy = touches.all.compactMap(\.view)
    if busy.contains(where: { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }) {
      return false
    }
    return view.isMultipleTouchEnabled || !busy.contains { $0 === view }
  }

  /// Cancels the touches of a view that leaves the window (G-7), and abandons its recognisers'
  /// gestures.
  func viewWillLeave(_ view: View) {
    guard !touches.isEmpty || !arena.heldTouches.isEmpty || view.recognizerList.count > 0 else {
      return
    }
    let lost = touches.all.union(arena.heldTouches).filter { $0.view === view }
    guard !lost.isEmpty || view.gestureRecognizers.contains(where: \.isAtWork) else { return }
    arena.perform {
      cancelInViews(Array(lost), event: Event(kind: .touches, timestamp: currentTime))
      for recognizer in view.gestureRecognizers where recognizer.isAtWork { recognizer.abandon() }
    }
  }
}

extension Touch.Phase {
  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { self == .ended || self == .cancelled }
}
