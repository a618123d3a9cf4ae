/// An object that calls a closure at a time of a window's clock, once or repeatedly.
///
/// Timers fire in step 2 of a turn, and wake the program only when they are due. A timer that only updates something
/// visible, such as a progress bar, can wait while its window is invisible
/// (``Window/scheduleTimer(withTimeInterval:repeats:onlyWhileVisible:block:)``).
@MainActor
public final class Timer {
  let interval: Double
  let repeats: Bool
  let onlyWhileVisible: Bool
  private let block: @MainActor (Timer) -> Void
  weak var window: Window?
  /// Whether the timer fires before events of a later time, even within one turn (G-18).
  let precedesLaterEvents: Bool
  /// The time at which the timer is due next, in seconds of the window's clock.
  public internal(set) var fireTime: Double
  /// The index of the timer in its window's queue; nil while the timer is not in the queue.
  var place: Int?
  /// Called when the window closes before the timer has fired or was invalidated.
  ///
  /// The timer is already invalid during the call.
  package var onWindowClose: (@MainActor () -> Void)?
  /// The timer's position in the order of creation.
  ///
  /// Of two timers with the same due time, the older timer fires first.
  private let order: Int
  private static var lastOrder = 0

  init(
    fireTime: Double, interval: Double, repeats: Bool, onlyWhileVisible: Bool,
    precedesLaterEvents: Bool, window: Window,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    Timer.lastOrder += 1
    order = Timer.lastOrder
    self.precedesLaterEvents = precedesLaterEvents
    self.fireTime = fireTime
    self.interval = interval
    self.repeats = repeats
    self.onlyWhileVisible = onlyWhileVisible
    self.block = block
    self.window = window
  }

  /// Whether the timer can still fire.
  public var isValid: Bool { window != nil }

  /// Stops the timer; its closure is not called again.
  public func invalidate() {
    window?.timers.remove(self)
    window = nil
  }

  /// Makes the timer invalid, because its window has closed.
  func endWithWindow() {
    window = nil
    onWindowClose?()
  }

  func fire(at time: Double) {
    if repeats {
      // After a long sleep, the timer fires only once, and then continues on its original schedule.
      let missed = ((time - fireTime) / interval).rounded(.down)
      fireTime += interval * (max(0, missed) + 1)
      window?.timers.insert(self)
    } else {
      window = nil
    }
    block(self)
  }

  /// Returns whether the timer fires before another timer.
  func precedes(_ other: Timer) -> Bool {
    (fireTime, order) < (other.fireTime, other.order)
  }
}

extension Window {
  /// Calls a closure after an interval, once or repeatedly.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between two calls, in seconds; at least 0.001. With an infinite
  ///     interval, the closure is never called.
  ///   - repeats: Whether the timer repeats until ``Timer/invalidate()`` is called.
  ///   - onlyWhileVisible: Whether the timer waits, without waking the program, while the window is minimised,
  ///     covered or hidden. If the timer becomes due during that time, it fires in the turn in which the window
  ///     becomes visible again, before that turn paints.
  ///   - block: A closure that is called in step 2 of a turn.
  /// - Returns: The timer, which the window retains until the timer has fired or is invalid.
  @discardableResult
  public func scheduleTimer(
    withTimeInterval interval: Double, repeats: Bool = false, onlyWhileVisible: Bool = false,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    scheduleTimer(
      withTimeInterval: interval, repeats: repeats, onlyWhileVisible: onlyWhileVisible,
      precedesLaterEvents: false, block: block)
  }

  /// Schedules a timer for general use or for recognisers: see ``Timer/precedesLaterEvents``.
  func scheduleTimer(
    withTimeInterval interval: Double, repeats: Bool, onlyWhileVisible: Bool = false,
    precedesLaterEvents: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let interval = interval.isNaN ? 0.001 : max(0.001, interval)
    let timer = Timer(
      fireTime: currentTime + interval, interval: interval, repeats: repeats,
      onlyWhileVisible: onlyWhileVisible, precedesLaterEvents: precedesLaterEvents, window: self,
      block: block)
    timers.insert(timer)
    requestFrame(by: timer.fireTime)
    return timer
  }

  /// The time at which the next timer needs a turn, in seconds of the window's clock; nil if there is none.
  var timerDeadline: Double? {
    timers.deadline(isVisible: isSeen)
  }

  private var isSeen: Bool { isVisible && !isHidden }

  /// Fires the timers of recognisers that are due before an event.
  func fireGestureTimers(before time: Double) {
    fire(timers.takeGestureTimers(before: time))
  }

  /// Fires the due timers, in the order of their times.
  func fireTimers() {
    fire(timers.takeDue(at: currentTime, isVisible: isSeen))
  }

  private func fire(_ due: [Timer]) {
    LifecycleEvent.Cause.timer.run {
      for timer in due where timer.isValid { timer.fire(at: currentTime) }
    }
  }
}
