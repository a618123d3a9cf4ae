extension Window {
  /// Delivers an event to recognisers, then to the views unless a recogniser took their touches.
  ///
  /// - Parameters:
  ///   - changed: The touches that changed, with their new phases.
  ///   - event: The event.
  func deliver(_ changed: [Touch], event: Event) {
    arena.perform {
      for touch in touches.all where !changed.contains(touch) { touch.phase = .stationary }
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

  /// Sends one call for each view and phase (G-3), except what recognisers hold back (G-16).
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

  /// Cancels touches in their views, with one call for each view (G-3, G-16).
  func cancelInViews(_ touches: [Touch], event: Event) {
    var told: [Touch] = []
    for touch in touches where !touch.isCancelledInView {
      touch.isCancelledInView = true
      touch.held = []
      // A touch in its first delivery has not reached its view yet.
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
}
