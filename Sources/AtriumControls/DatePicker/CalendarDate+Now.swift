internal import Glibc

extension CalendarDate {
  /// The current date and time in the user's time zone.
  public static var now: CalendarDate { CalendarDate(secondsSince1970: Double(time(nil))) }

  /// Makes the date in the user's time zone at a point in time.
  ///
  /// - Parameter seconds: The number of seconds since the beginning of 1970 in UTC, rounded down to a whole number.
  public init(secondsSince1970 seconds: Double) {
    // The limits are in the years -5952 and 9892.
    let limit = 250_000_000_000.0
    var second = seconds.isFinite ? Int(min(max(seconds, -limit), limit).rounded(.down)) : 0
    // The C library notices a change of the time zone only in this call.
    tzset()
    var parts = tm()
    localtime_r(&second, &parts)
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }
}
