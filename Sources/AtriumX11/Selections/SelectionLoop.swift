/// The clock and the timers that selection transfers need.
@MainActor
struct SelectionLoop {
  private let clock: MonotonicClock
  /// Schedules an action for the given time, in seconds of the clock.
  let schedule: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  init(
    clock: MonotonicClock,
    schedule: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void
  ) {
    self.clock = clock
    self.schedule = schedule
  }

  /// The current time, in seconds.
  var now: Double { clock.now }
}
