internal import CX11
internal import Glibc

/// A clock in seconds that starts at 0 when it is created, based on the system's monotonic clock.
struct MonotonicClock {
  private let beginning: Double

  init() {
    beginning = Self.monotonic()
  }

  /// The current time, in seconds since the clock started.
  var now: Double { Self.monotonic() - beginning }

  private static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
