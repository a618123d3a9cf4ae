/// The value of a date picker, with its limits and the format in which it is shown.
struct DateChoice: Equatable {
  var mode = DatePicker.Mode.dateAndTime
  /// The date, within the limits.
  private(set) var date: CalendarDate
  /// The interval in the mode `countDownTimer`, in seconds.
  private(set) var duration = 0.0
  var minimum: CalendarDate? { didSet { limit() } }
  var maximum: CalendarDate? { didSet { limit() } }
  var minuteInterval = 1 { didSet { limit() } }
  var roundsToMinuteInterval = true { didSet { limit() } }
  var format = DatePicker.Format()

  init(date: CalendarDate) { self.date = date }

  /// The earliest date; nil without a limit, or if the limits contradict each other.
  var earliest: CalendarDate? { hasOrderedLimits ? minimum : nil }
  /// The latest date; nil without a limit, or if the limits contradict each other.
  var latest: CalendarDate? { hasOrderedLimits ? maximum : nil }

  private var hasOrderedLimits: Bool {
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }

  /// Sets the date after limiting and rounding it.
  mutating func set(_ date: CalendarDate) { self.date = allowed(date) }

  /// Sets the interval, limited to less than a day, and rounded down if `roundsToMinuteInterval` is true.
  mutating func set(duration: Double) {
    let limited = duration.isFinite ? min(max(duration, 0), 86_399) : 0
    let step = Double(60 * minuteInterval)
    self.duration = roundsToMinuteInterval ? (limited / step).rounded(.down) * step : limited
  }

  /// Returns a date within the limits.
  ///
  /// If `roundsToMinuteInterval` is true, a time is first rounded down to a `minuteInterval` of more than 1.
  func allowed(_ date: CalendarDate) -> CalendarDate {
    var date = date
    if minuteInterval > 1, roundsToMinuteInterval, mode != .date, mode != .yearAndMonth {
      date = date.at(hour: date.hour, minute: date.minute - date.minute % minuteInterval)
    }
    if let earliest, date < earliest { date = earliest }
    if let latest, date > latest { date = latest }
    return date
  }

  /// Returns whether any time of a day is within the limits.
  func allows(day: Int) -> Bool {
    day >= earliest?.dayNumber ?? .min && day <= latest?.dayNumber ?? .max
  }

  /// Returns whether a date is within the limits.
  func allows(_ date: CalendarDate) -> Bool {
    (earliest.map { $0 <= date } ?? true) && (latest.map { $0 >= date } ?? true)
  }

  private mutating func limit() {
    date = allowed(date)
    set(duration: duration)
  }

  /// The value in words.
  var text: String {
    switch mode {
    case .time: return format.time(date)
    case .date: return format.date(date)
    case .dateAndTime: return "\(format.date(date)), \(format.time(date))"
    case .countDownTimer:
      let (hours, minutes) = (Int(duration) / 3600, Int(duration) / 60 % 60)
      return [DateWheel.hours(hours), DateWheel.minutes(minutes)].joined(separator: ", ")
    case .yearAndMonth: return format.month(date)
    }
  }
}
