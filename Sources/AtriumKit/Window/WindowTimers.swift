/// The timers of a window.
///
/// There are ordinary timers, timers of recognisers, and timers that wait while the window is invisible.
@MainActor
final class WindowTimers {
  private var ordinary = TimerQueue()
  /// The timers of gesture recognisers, which fire before later events.
  private var gestures = TimerQueue()
  /// The timers that wait while the window is invisible.
  private var patient = TimerQueue()

  func insert(_ timer: Timer) { change(timer) { $0.insert(timer) } }

  func remove(_ timer: Timer) { change(timer) { $0.remove(timer) } }

  private func change(_ timer: Timer, _ body: (inout TimerQueue) -> Void) {
    if timer.precedesLaterEvents {
      body(&gestures)
    } else if timer.onlyWhileVisible {
      body(&patient)
    } else {
      body(&ordinary)
    }
  }

  /// Returns the time at which the next timer needs a turn, in seconds of the window's clock; nil if there is none.
  func deadline(isVisible: Bool) -> Double? {
    [ordinary.first, gestures.first, isVisible ? patient.first : nil]
      .compactMap { $0?.fireTime }.min()
  }

  /// Removes and returns the timers of recognisers that are due before an event.
  func takeGestureTimers(before time: Double) -> [Timer] {
    gestures.takeDue { $0 < time - 1e-9 }
  }

  /// Removes and returns the due timers, in the order of their times.
  func takeDue(at time: Double, isVisible: Bool) -> [Timer] {
    var due = ordinary.takeDue { $0 <= time + 1e-9 } + gestures.takeDue { $0 <= time + 1e-9 }
    if isVisible { due += patient.takeDue { $0 <= time + 1e-9 } }
    return due.sorted { $0.precedes($1) }
  }

  /// Removes and returns all timers.
  func takeAll() -> [Timer] {
    ordinary.takeDue { _ in true } + gestures.takeDue { _ in true } + patient.takeDue { _ in true }
  }
}
