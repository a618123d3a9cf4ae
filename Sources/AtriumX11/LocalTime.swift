internal import CX11
internal import Glibc

/// The time of day on the user's clock.
package enum LocalTime {
  /// Returns the number of seconds since local midnight, 0 ..< 86,400.
  static func secondsSinceMidnight() -> Double {
    var present = timespec()
    clock_gettime(CLOCK_REALTIME, &present)
    // The C library notices a change of the time zone only in this call.
    tzset()
    let parts = parts(of: present.tv_sec)
    let whole = Int(parts.tm_hour) * 3600 + Int(parts.tm_min) * 60 + Int(parts.tm_sec)
    // During a leap second, the result would be 86,400 or more.
    return min(Double(whole) + Double(present.tv_nsec) / 1e9, 86_400.0.nextDown)
  }

  /// Returns the next second at which local time jumps, as when daylight saving time begins or ends.
  ///
  /// Two jumps within a week that cancel each other out are not found.
  ///
  /// - Parameters:
  ///   - start: The start of the search, in seconds since 1970.
  ///   - end: The end of the search, in seconds since 1970.
  /// - Returns: The first second with a different offset from UTC; nil if there is no such second.
  package static func nextJump(after start: Int, before end: Int) -> Int? {
    let offset = parts(of: start).tm_gmtoff
    var same = start
    while same < end {
      let probe = min(same + 7 * 86_400, end)
      guard parts(of: probe).tm_gmtoff == offset else {
        return firstSecond(after: same, upTo: probe, without: offset)
      }
      same = probe
    }
    return nil
  }

  private static func firstSecond(after same: Int, upTo other: Int, without offset: Int) -> Int {
    var (same, other) = (same, other)
    while other - same > 1 {
      let middle = (same + other) / 2
      if parts(of: middle).tm_gmtoff == offset { same = middle } else { other = middle }
    }
    return other
  }

  private static func parts(of second: Int) -> tm {
    var second = second
    var parts = tm()
    localtime_r(&second, &parts)
    return parts
  }
}
