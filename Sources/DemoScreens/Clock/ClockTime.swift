/// A time of day in whole seconds.
struct ClockTime: Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  /// What clocks in shop windows show; for a window that does not know the time.
  static let shopWindow = ClockTime(hour: 10, minute: 9, second: 36)

  init(hour: Int, minute: Int, second: Int) {
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The second that has begun; a clock that is a hair early counts as on time.
  init(secondsSinceMidnight: Double) {
    let total = Int((secondsSinceMidnight + ClockTime.tolerance).rounded(.down)) % 86_400
    self.init(hour: total / 3600, minute: total / 60 % 60, second: total % 60)
  }

  private static let tolerance = 0.002

  /// How long it is until the next full second, in seconds.
  static func delay(untilSecondAfter secondsSinceMidnight: Double) -> Double {
    let next = (secondsSinceMidnight + tolerance).rounded(.down) + 1
    return next - secondsSinceMidnight
  }

  /// Hours and minutes, as in `09:41`.
  var text: String { "\(ClockTime.padded(hour)):\(ClockTime.padded(minute))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Where the hour hand points, in radians clockwise from the top; it follows the minutes.
  var hourAngle: Double { (Double(hour % 12) + Double(minute) / 60) / 12 * 2 * .pi }
  /// Where the minute hand points; it jumps from minute to minute.
  var minuteAngle: Double { Double(minute) / 60 * 2 * .pi }
  /// Where the second hand points.
  var secondAngle: Double { Double(second) / 60 * 2 * .pi }
}
