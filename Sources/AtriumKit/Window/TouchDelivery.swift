import AtriumGeometry

/// The current touches of a window, and their delivery to gesture recognisers and views.
///
/// ``FingerTouches`` and ``PointerTouches`` begin the touches of fingers and pointers.
@MainActor
final class TouchDelivery {
  /// The arena in which the window's recognisers compete.
  let arena = GestureArena()
  /// The touches that have begun and not ended.
  private(set) var all: Set<Touch> = []
  /// The number of calls of ``beginIgnoring()`` without a matching ``endIgnoring()`` (G-8).
  private var ignoreCount = 0
  /// Whether a layout is in progress.
  private var isInLayout = false
  /// The touched views that have left the window during the layout.
  private var leavers: [View] = []

  // MARK: Ignoring

  /// Whether touches and gestures are currently ignored.
  var isIgnoring: Bool { ignoreCount > 0 }

  /// Ignores touches and gestures until ``endIgnoring()`` is called as often as this method.
  ///
  /// - Returns: Whether touches and gestures were not ignored before this call.
  func beginIgnoring() -> Bool {
    ignoreCount += 1
    return ignoreCount == 1
  }

  /// Ends the effect of one call of ``beginIgnoring()``; does nothing without such a call.
  func endIgnoring() { ignoreCount = max(0, ignoreCount - 1) }

  // MARK: Adding and removing touches

  /// Begins a touch, and finds its view, which stays the same until the touch ends (G-2).
  ///
  /// - Parameters:
  ///   - type: The type of touch.
  ///   - location: The location, in points, in the window's coordinates.
  ///   - time: The time, in seconds of the window's clock.
  ///   - window: The window in which the touch begins.
  ///   - view: The view of the touch; nil finds the view by a hit test in the window.
  /// - Returns: The touch that has begun.
  func begin(
    _ type: Touch.TouchType, at location: Point, time: Double, in window: Window,
    hitting view: View? = nil
  ) -> Touch {
    let touch = Touch(type: type, location: location, timestamp: time, window: window)
    // An override of the hit test may have removed the view from the window, or returned a view of another window.
    let hit = (view ?? window.hitTest(location, with: nil))
      .flatMap { $0.window === window ? $0 : nil }
    touch.hitView = hit
    touch.view = hit.flatMap { admits(to: $0) ? $0 : nil }
    all.insert(touch)
    return touch
  }

  /// Removes touches that have ended or were cancelled, before the views and recognisers are notified.
  func forget(_ over: [Touch]) { all.subtract(over) }

  /// Returns whether a view may receive one more touch.
  ///
  /// A view receives only one touch at a time, unless its ``View/isMultipleTouchEnabled`` is true. A view with
  /// ``View/isExclusiveTouch`` never receives touches at the same time as other views.
  private func admits(to view: View) -> Bool {
    let busy = all.compactMap(\.view)
    if busy.contains(where: { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }) {
      return false
    }
    return view.isMultipleTouchEnabled || !busy.contains { $0 === view }
  }

  /// Cancels the touches of a view that is leaving the window (G-7), and ends the gestures of its recognisers.
  ///
  /// During a layout, the cancellation is postponed until the layout ends.
  ///
  /// - Parameters:
  ///   - view: The view, which is still in the window.
  ///   - time: The time, in seconds of the window's clock.
  func viewWillLeave(_ view: View, at time: Double) {
    guard !all.isEmpty || !arena.heldTouches.isEmpty || view.recognizerList.count > 0 else {
      return
    }
    guard isTouched(view) else { return }
    guard !isInLayout else { return leavers.append(view) }
    cancelTouches(of: view, at: time)
  }

  /// Begins a layout.
  ///
  /// A view that leaves the window during the layout keeps its touches if it is in the window again when the layout
  /// ends.
  ///
  /// - Returns: Whether this is the outermost layout. If true, the caller must call ``endLayout(in:)``.
  func beginLayout() -> Bool {
    defer { isInLayout = true }
    return !isInLayout
  }

  /// Ends a layout, and cancels the touches of views that have left the window.
  func endLayout(in window: Window) {
    isInLayout = false
    let views = leavers
    leavers = []
    for view in views where view.window !== window && isTouched(view) {
      cancelTouches(of: view, at: window.currentTime)
    }
  }

  private func touches(of view: View) -> [Touch] {
    all.union(arena.heldTouches).filter { $0.view === view }
  }

  private func isTouched(_ view: View) -> Bool {
    !touches(of: view).isEmpty || view.gestureRecognizers.contains(where: \.isAtWork)
  }

  private func cancelTouches(of view: View, at time: Double) {
    arena.perform {
      cancelInViews(touches(of: view), event: Event(kind: .touches, timestamp: time))
      for recognizer in view.gestureRecognizers where recognizer.isAtWork { recognizer.abandon() }
    }
  }

  // MARK: Delivery

  /// Delivers an event to the recognisers, and then to the views whose touches no recogniser has taken.
  ///
  /// For touches that have just begun, the recognisers are found first.
  ///
  /// - Parameters:
  ///   - changed: The changed touches, with their new phases.
  ///   - event: The event that contains the touches.
  func deliver(_ changed: [Touch], event: Event) {
    let new = changed.filter { $0.phase == .began }
    for touch in new { findRecognizers(for: touch, event: event) }
    arena.perform {
      for touch in all where !changed.contains(touch) { touch.phase = .stationary }
      var recognizers: [GestureRecognizer] = []
      for recognizer in changed.flatMap(\.gestureRecognizers)
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
      for recognizer in recognizers {
        let new = recognizer.mine(of: changed, in: .began)
        if !new.isEmpty { recognizer.take(new) }
      }
      for recognizer in recognizers {
        for phase in Touch.Phase.delivered {
          let mine = recognizer.mine(of: changed, in: phase)
          if !mine.isEmpty { recognizer.receive(mine, phase: phase, event: event) }
        }
      }
      arena.retryWaiting()
      for phase in Touch.Phase.delivered {
        deliverToViews(changed.filter { $0.phase == phase }, phase: phase, event: event)
      }
    }
  }

  /// Finds the recognisers of a new touch.
  ///
  /// They are ordered from the deepest view outwards. On each view, the recogniser that was added last is first.
  private func findRecognizers(for touch: Touch, event: Event) {
    arena.perform {
      let candidates = TouchDelivery.recognizers(from: touch.hitView)
      for recognizer in candidates where recognizer.course.awaited == nil {
        recognizer.prepare(for: touch)
      }
      arena.settleNow()
      touch.recognizers = candidates.filter { $0.accepts(touch, event: event) }
        .map { WeakGestureRecognizer(recognizer: $0) }
    }
  }

  /// Returns the recognisers of a view and its ancestors, in the order of delivery (G-19).
  static func recognizers(from view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var view = view
    while let current = view {
      found += current.gestureRecognizers.reversed()
      view = current.superview
    }
    return found
  }

  /// Sends each view its touches in a given phase, in one call, except for changes that a recogniser delays.
  private func deliverToViews(_ changed: [Touch], phase: Touch.Phase, event: Event) {
    for view in changed.views {
      var ready: [Touch] = []
      for touch in changed where touch.view === view && !touch.isCancelledInView {
        if phase == .cancelled {
          touch.held = []
          if touch.hasReachedView { ready.append(touch) }
        } else if !touch.held.isEmpty || touch.isHeld(phase) {
          arena.hold(touch, phase: phase, event: event)
        } else {
          ready.append(touch)
        }
      }
      send(phase, ready, event: event)
    }
  }

  /// Sends one view a change of its touches.
  func send(_ phase: Touch.Phase, _ changed: [Touch], event: Event) {
    let changed = changed.filter { !$0.isCancelledInView }
    guard let view = changed.first?.view else { return }
    for touch in changed { touch.hasReachedView = true }
    switch phase {
    case .began:
      ResponderChain.check(from: view)
      view.touchesBegan(Set(changed), with: event)
    case .moved, .stationary: view.touchesMoved(Set(changed), with: event)
    case .ended:
      for touch in changed { touch.hasEndedInView = true }
      view.touchesEnded(Set(changed), with: event)
    case .cancelled:
      for touch in changed { touch.isCancelledInView = true }
      view.touchesCancelled(Set(changed), with: event)
    }
  }

  /// Cancels touches in their views, with one call per view.
  func cancelInViews(_ touches: [Touch], event: Event) {
    var told: [Touch] = []
    for touch in touches where !touch.isCancelledInView {
      touch.isCancelledInView = true
      touch.held = []
      // During its first delivery, a touch has not been sent to its view yet.
      if touch.hasReachedView, !touch.hasEndedInView { told.append(touch) }
    }
    for view in told.views {
      view.touchesCancelled(Set(told.filter { $0.view === view }), with: event)
    }
  }
}

extension [Touch] {
  /// The views of the touches, each once, in the order of the touches.
  @MainActor fileprivate var views: [View] {
    var views: [View] = []
    for touch in self {
      if let view = touch.view, !views.contains(view) { views.append(view) }
    }
    return views
  }
}

extension Touch.Phase {
  /// The phases that are delivered, in the order of delivery.
  static let delivered = [Touch.Phase.began, .moved, .ended, .cancelled]

  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { self == .ended || self == .cancelled }
}
