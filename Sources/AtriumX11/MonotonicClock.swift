internal import CX11
internal import Glibc

/// Seconds since it was made, by the monotonic clock.
struct MonotonicClock {
  private let beginning: Double

  init() {
    beginning = Self.monotonic()
  }

  /// The time now, in seconds since the clock was made.
  var now: Double { Self.monotonic() - beginning }

  private static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
