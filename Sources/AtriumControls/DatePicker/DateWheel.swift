/// A wheel of a date picker: one component of a date, a time or an interval.
enum DateWheel: Equatable {
  case year
  case month
  case dayOfMonth
  /// The days of all years in one wheel.
  case day
  case hour
  case minute
  /// The half of the day, such as *AM*, in the 12-hour format.
  case dayHalf
  case hoursOfInterval
  case minutesOfInterval

  /// Returns the wheels of a mode, in reading order.
  static func wheels(for choice: DateChoice) -> [DateWheel] {
    let time: [DateWheel] =
      choice.format.uses24Hours ? [.hour, .minute] : [.hour, .minute, .dayHalf]
    switch choice.mode {
    case .time: return time
    case .dateAndTime: return [.day] + time
    case .countDownTimer: return [.hoursOfInterval, .minutesOfInterval]
    case .yearAndMonth: return choice.format.order.compactMap { $0 == .day ? nil : wheel(of: $0) }
    case .date: return choice.format.order.map(wheel)
    }
  }

  private static func wheel(of field: DatePicker.Format.Field) -> DateWheel {
    switch field {
    case .day: .dayOfMonth
    case .month: .month
    case .year: .year
    }
  }

  /// Whether the last row is followed by the first row.
  var repeats: Bool {
    switch self {
    case .year, .day, .dayHalf, .hoursOfInterval: false
    case .month, .dayOfMonth, .hour, .minute, .minutesOfInterval: true
    }
  }

  /// The width of the wheel, relative to the other wheels.
  var share: Double {
    switch self {
    case .day: 2.2
    case .month: 1.8
    case .year, .hoursOfInterval, .minutesOfInterval: 1.3
    default: 1
    }
  }

  /// The name for assistive technology.
  var name: String {
    switch self {
    case .year: String(localized: "Year")
    case .month: String(localized: "Month")
    case .dayOfMonth, .day: String(localized: "Day")
    case .hour, .hoursOfInterval: String(localized: "Hour")
    case .minute, .minutesOfInterval: String(localized: "Minute")
    case .dayHalf: String(localized: "Half of the day")
    }
  }

  /// Returns the number of different rows.
  func count(for choice: DateChoice) -> Int {
    switch self {
    case .year: 9999
    case .month: 12
    case .dayOfMonth: 31
    case .day: CalendarDate.dayNumbers.count
    case .hour, .hoursOfInterval: 24
    case .minute, .minutesOfInterval: 60 / choice.minuteInterval
    case .dayHalf: 2
    }
  }

  /// Returns the row of the current value.
  func index(of choice: DateChoice) -> Int {
    let date = choice.date
    return switch self {
    case .year: date.year - 1
    case .month: date.month - 1
    case .dayOfMonth: date.day - 1
    case .day: date.dayNumber - CalendarDate.dayNumbers.lowerBound
    case .hour: date.hour
    case .minute: date.minute / choice.minuteInterval
    case .dayHalf: date.hour / 12
    case .hoursOfInterval: Int(choice.duration) / 3600
    case .minutesOfInterval: Int(choice.duration) / 60 % 60 / choice.minuteInterval
    }
  }

  /// Returns the text of a row.
  func title(of index: Int, in choice: DateChoice) -> String {
    let format = choice.format
    switch self {
    case .year: return "\(index + 1)"
    case .month: return format.months[index]
    case .dayOfMonth: return "\(index + 1)"
    case .day:
      let day = CalendarDate(dayNumber: index + CalendarDate.dayNumbers.lowerBound)
      return day.dayNumber == CalendarDate.now.dayNumber
        ? String(localized: "Today") : format.shortDay(day)
    case .hour: return format.hour(index)
    case .minute: return DatePicker.Format.twoDigits(index * choice.minuteInterval)
    case .dayHalf: return format.dayHalves[index]
    case .hoursOfInterval: return DateWheel.hours(index)
    case .minutesOfInterval: return DateWheel.minutes(index * choice.minuteInterval)
    }
  }

  /// Returns a number of hours in words.
  static func hours(_ number: Int) -> String {
    let unit = String(localized: number == 1 ? "hour" : "hours")
    return "\(number) \(unit)"
  }

  /// Returns a number of minutes in words.
  static func minutes(_ number: Int) -> String {
    let unit = String(localized: "min")
    return "\(number) \(unit)"
  }

  /// Returns whether a row is valid in the current month; for example, day 30 is not valid in February.
  func exists(_ index: Int, in choice: DateChoice) -> Bool {
    guard self == .dayOfMonth else { return true }
    return index < CalendarDate.daysInMonth(choice.date.month, ofYear: choice.date.year)
  }

  /// Changes the date or the duration to reflect the selection of a row.
  ///
  /// A duration is at least one `minuteInterval`, never zero.
  func choose(_ index: Int, in choice: inout DateChoice) {
    if let date = date(choosing: index, in: choice) { return choice.set(date) }
    let seconds = Int(choice.duration)
    let (hours, minutes) =
      self == .hoursOfInterval
      ? (index, seconds / 60 % 60) : (seconds / 3600, index * choice.minuteInterval)
    let chosen = hours * 3600 + minutes * 60
    choice.set(duration: Double(max(chosen, 60 * choice.minuteInterval)))
  }

  /// Returns the date after the selection of a row, regardless of the limits; nil for an interval.
  func date(choosing index: Int, in choice: DateChoice) -> CalendarDate? {
    let date = choice.date
    switch self {
    case .year: return date.on(year: index + 1, month: date.month, day: date.day)
    case .month: return date.on(year: date.year, month: index + 1, day: date.day)
    case .dayOfMonth: return date.on(year: date.year, month: date.month, day: index + 1)
    case .day:
      return CalendarDate(
        dayNumber: index + CalendarDate.dayNumbers.lowerBound, secondOfDay: date.secondOfDay)
    case .hour: return date.at(hour: index, minute: date.minute)
    case .minute: return date.at(hour: date.hour, minute: index * choice.minuteInterval)
    case .dayHalf: return date.at(hour: date.hour % 12 + 12 * index, minute: date.minute)
    case .hoursOfInterval, .minutesOfInterval: return nil
    }
  }
}
