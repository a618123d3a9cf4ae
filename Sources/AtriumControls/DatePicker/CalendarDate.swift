/// A day and a time of day in the Gregorian calendar, without a time zone.
///
/// The years are 1…9999. Other dates are clamped to the first or the last second of these years. Years before 1582
/// follow the same rules for leap years.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970; negative before that day.
  public let dayNumber: Int
  /// The number of seconds since midnight, 0 ..< 86,400.
  public let secondOfDay: Int

  static let secondsPerDay = 86_400
  /// The days from 1 January of year 1 to 31 December of year 9999.
  static let dayNumbers = -719_162...2_932_896

  /// Makes a date from a day and a number of seconds, which may be negative or exceed the day.
  ///
  /// - Parameters:
  ///   - dayNumber: The number of days since 1 January 1970.
  ///   - secondOfDay: The number of seconds since midnight.
  public init(dayNumber: Int, secondOfDay: Int = 0) {
    // The limits keep the sum of both numbers from overflowing.
    let limit = 4 * CalendarDate.dayNumbers.upperBound
    let day = min(max(dayNumber, -limit), limit)
    let carried =
      day + Int((Double(secondOfDay) / Double(CalendarDate.secondsPerDay)).rounded(.down))
    if carried < CalendarDate.dayNumbers.lowerBound {
      (self.dayNumber, self.secondOfDay) = (CalendarDate.dayNumbers.lowerBound, 0)
    } else if carried > CalendarDate.dayNumbers.upperBound {
      (self.dayNumber, self.secondOfDay) = (
        CalendarDate.dayNumbers.upperBound, CalendarDate.secondsPerDay - 1
      )
    } else {
      let second = secondOfDay % CalendarDate.secondsPerDay
      (self.dayNumber, self.secondOfDay) = (
        carried, second < 0 ? second + CalendarDate.secondsPerDay : second
      )
    }
  }

  /// Makes a date from its components.
  ///
  /// A month is clamped to 1…12 and a day to the days of its month. The time of day may be negative or
  /// exceed the day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, 1…12.
  ///   - day: The day of the month, 1…31.
  ///   - hour: The hour, 0…23.
  ///   - minute: The minute, 0…59.
  ///   - second: The second, 0…59.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    let year = min(max(year, 0), 10_000)
    let month = min(max(month, 1), 12)
    let days = CalendarDate.daysInMonth(month, ofYear: year)
    /// Limits a component, so that the sum of the components does not overflow.
    func limited(_ part: Int) -> Int { min(max(part, -1_000_000_000), 1_000_000_000) }
    self.init(
      dayNumber: CalendarDate.dayNumber(year, month, min(max(day, 1), days)),
      secondOfDay: limited(hour) * 3600 + limited(minute) * 60 + limited(second))
  }

  /// Returns the number of days in a month.
  ///
  /// - Parameters:
  ///   - month: The month, 1…12; a month out of range counts as the nearest month.
  ///   - year: The year.
  /// - Returns: The number, 28…31.
  public static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The year, 1…9999.
  public var year: Int { civil.year }
  /// The month, 1…12.
  public var month: Int { civil.month }
  /// The day of the month, 1…31.
  public var day: Int { civil.day }
  /// The hour, 0…23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, 0…59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0…59.
  public var second: Int { secondOfDay % 60 }
  /// The day of the week, 1…7; 1 is Sunday.
  public var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 + 1 }

  /// Returns whether a date is earlier than another date.
  public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.dayNumber, one.secondOfDay) < (other.dayNumber, other.secondOfDay)
  }

  /// Returns the date after a number of days, at the same time; a negative number returns an earlier date.
  public func adding(days: Int) -> CalendarDate {
    let limit = 2 * CalendarDate.dayNumbers.upperBound
    return CalendarDate(
      dayNumber: dayNumber + min(max(days, -limit), limit), secondOfDay: secondOfDay)
  }

  /// Returns the date after a number of months; a day beyond the end of the month becomes its last day.
  public func adding(months: Int) -> CalendarDate {
    let limit = 120_000
    let count = year * 12 + month - 1 + min(max(months, -limit), limit)
    let year = Int((Double(count) / 12).rounded(.down))
    return on(year: year, month: count - year * 12 + 1, day: day)
  }

  /// Returns the same time on another day; a day after the end of the month becomes the last day of the
  /// month.
  func on(year: Int, month: Int, day: Int) -> CalendarDate {
    CalendarDate(
      dayNumber: CalendarDate(year: year, month: month, day: day).dayNumber,
      secondOfDay: secondOfDay)
  }

  /// Returns another time on the same day.
  func at(hour: Int, minute: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber, secondOfDay: hour * 3600 + minute * 60)
  }

  // MARK: Days and components

  // The years of the calculation begin on 1 March, so that the additional day of leap years is the last day, and
  // the months have the lengths 31, 30, 31, 30, 31 in turn.

  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private var civil: (year: Int, month: Int, day: Int) {
    let days = dayNumber + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1
    )
  }
}
