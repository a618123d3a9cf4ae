/// A time of day in whole seconds.
struct ClockTime: Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  /// The time 10:09:36, as on clocks in shop windows, for a window without a time of day.
  static let shopWindow = ClockTime(hour: 10, minute: 9, second: 36)

  init(hour: Int, minute: Int, second: Int) {
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Makes a time from seconds, rounded down to whole seconds.
  ///
  /// A small tolerance allows for a timer that fires slightly early.
  init(secondsSinceMidnight: Double) {
    let total = Int((secondsSinceMidnight + ClockTime.tolerance).rounded(.down)) % 86_400
    self.init(hour: total / 3600, minute: total / 60 % 60, second: total % 60)
  }

  private static let tolerance = 0.002

  /// Returns the delay until the next full second, in seconds.
  static func delay(untilSecondAfter secondsSinceMidnight: Double) -> Double {
    let next = (secondsSinceMidnight + tolerance).rounded(.down) + 1
    return next - secondsSinceMidnight
  }

  /// The hours and minutes, such as `09:41`.
  var text: String { "\(ClockTime.padded(hour)):\(ClockTime.padded(minute))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The angle of the hour hand, in radians clockwise from the top; the hour hand moves with the minutes.
  var hourAngle: Double { (Double(hour % 12) + Double(minute) / 60) / 12 * 2 * .pi }
  /// The angle of the minute hand, in radians clockwise from the top; the minute hand jumps from minute to minute.
  var minuteAngle: Double { Double(minute) / 60 * 2 * .pi }
  /// The angle of the second hand, in radians clockwise from the top.
  var secondAngle: Double { Double(second) / 60 * 2 * .pi }
}
