internal import AtriumAccessibility

/// An adapter through which connections to a bus use the application's main loop.
@MainActor
final class X11BusLoop: BusEventLoop {
  private let loop: MainLoop
  private let clock: MonotonicClock

  init(_ loop: MainLoop, clock: MonotonicClock) {
    (self.loop, self.clock) = (loop, clock)
  }

  func watch(
    _ descriptor: Int32, for readiness: BusReadiness,
    _ action: @escaping @MainActor (BusReadiness) -> Void
  ) {
    loop.watch(descriptor, for: readiness, action)
  }

  func stopWatching(_ descriptor: Int32) { loop.stopWatching(descriptor) }

  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    loop.schedule(at: clock.now + max(0, seconds), action)
  }
}
