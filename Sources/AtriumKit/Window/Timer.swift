/// Calls a closure at a time of a window's clock, once or again and again.
///
/// Timers fire in step 2 of a turn and wake the program only when they are due.
@MainActor
public final class Timer {
  let interval: Double
  let repeats: Bool
  private let block: @MainActor (Timer) -> Void
  weak var window: Window?
  /// Whether events later than its time find it fired, even in the turn that fires it (G-18).
  var precedesLaterEvents = false
  /// When it is due next, in seconds since the window began.
  public internal(set) var fireTime: Double

  init(
    fireTime: Double, interval: Double, repeats: Bool, window: Window,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.fireTime = fireTime
    self.interval = interval
    self.repeats = repeats
    self.block = block
    self.window = window
  }

  /// Whether it will still fire.
  public var isValid: Bool { window != nil }

  /// Stops it; the closure is not called any more.
  public func invalidate() {
    window?.remove(self)
    window = nil
  }

  func fire(at time: Double) {
    if repeats {
      // After a long sleep it fires once, on its old beat.
      let missed = ((time - fireTime) / interval).rounded(.down)
      fireTime += interval * (max(0, missed) + 1)
    } else {
      window?.remove(self)
      window = nil
    }
    block(self)
  }
}

extension Window {
  /// Calls a closure after a time, once or again and again.
  ///
  /// - Parameters:
  ///   - interval: Seconds until the first call and between calls; at least 1/1000. An infinite one
  ///     never comes.
  ///   - repeats: Whether it goes on until ``Timer/invalidate()``.
  ///   - block: Is called in step 2 of a turn.
  /// - Returns: The timer; the window keeps it until it has fired or is invalid.
  @discardableResult
  public func scheduleTimer(
    withTimeInterval interval: Double, repeats: Bool = false,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let interval = interval.isNaN ? 0.001 : max(0.001, interval)
    let timer = Timer(
      fireTime: currentTime + interval, interval: interval, repeats: repeats, window: self,
      block: block)
    timers.append(timer)
    updateFrameRequest()
    return timer
  }

  func remove(_ timer: Timer) {
    timers.removeAll { $0 === timer }
  }

  /// Calls the recognisers' timers that were due before an event.
  func fireGestureTimers(before time: Double) {
    fire(timers.filter { $0.precedesLaterEvents && $0.fireTime < time - 1e-9 })
  }

  /// Calls the timers that are due, in the order of their times.
  func fireTimers() {
    fire(timers.filter { $0.fireTime <= currentTime + 1e-9 })
  }

  private func fire(_ due: [Timer]) {
    for timer in due.sorted(by: { $0.fireTime < $1.fireTime }) where timer.isValid {
      timer.fire(at: currentTime)
    }
  }
}
