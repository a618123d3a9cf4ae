internal import Glibc

/// The time of day on the user's clock.
enum LocalTime {
  /// Seconds since local midnight, 0 ..< 86,400.
  static func secondsSinceMidnight() -> Double {
    var present = timespec()
    clock_gettime(CLOCK_REALTIME, &present)
    var parts = tm()
    localtime_r(&present.tv_sec, &parts)
    let whole = Int(parts.tm_hour) * 3600 + Int(parts.tm_min) * 60 + Int(parts.tm_sec)
    // A leap second would be the 86,401st.
    return min(Double(whole) + Double(present.tv_nsec) / 1e9, 86_400.0.nextDown)
  }
}
