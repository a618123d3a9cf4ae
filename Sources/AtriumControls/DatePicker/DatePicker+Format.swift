extension DatePicker {
  /// The words and the conventions of a language for dates and times.
  public struct Format: Hashable, Sendable {
    /// A component of a date.
    public enum Field: Hashable, Sendable {
      /// The day of the month.
      case day
      /// The month.
      case month
      /// The year.
      case year
    }

    /// The names of the twelve months.
    public var months: [String]
    /// The short names of the twelve months.
    public var shortMonths: [String]
    /// The short names of the seven days of the week, from Sunday.
    public var shortWeekdays: [String]
    /// The names of the two halves of the day, such as *AM* and *PM*, for the 12-hour format.
    public var dayHalves: [String]
    /// Whether hours are shown as 0…23; if false, the 12-hour format is used.
    public var uses24Hours: Bool
    /// The order of day, month and year.
    public var order: [Field]
    /// The first day of the week, 1…7; 1 is Sunday.
    public var firstWeekday: Int

    /// Makes the format of the program's language (`LocalizedStrings.current`).
    public init() {
      months = [
        String(localized: "January"), String(localized: "February"), String(localized: "March"),
        String(localized: "April"), String(localized: "May"), String(localized: "June"),
        String(localized: "July"), String(localized: "August"), String(localized: "September"),
        String(localized: "October"), String(localized: "November"),
        String(localized: "December"),
      ]
      shortMonths = [
        String(localized: "Jan"), String(localized: "Feb"), String(localized: "Mar"),
        String(localized: "Apr"), String(localized: "May|short"), String(localized: "Jun"),
        String(localized: "Jul"), String(localized: "Aug"), String(localized: "Sep"),
        String(localized: "Oct"), String(localized: "Nov"), String(localized: "Dec"),
      ]
      shortWeekdays = [
        String(localized: "Sun"), String(localized: "Mon"), String(localized: "Tue"),
        String(localized: "Wed"), String(localized: "Thu"), String(localized: "Fri"),
        String(localized: "Sat"),
      ]
      dayHalves = [String(localized: "AM"), String(localized: "PM")]
      uses24Hours = String(localized: "12|hours of the clock") == "24"
      order = String(localized: "month day year|order of a date").split(separator: " ").compactMap {
        ["day": Field.day, "month": .month, "year": .year][$0]
      }
      firstWeekday = Int(String(localized: "1|first day of the week, from Sunday")) ?? 1
    }

    /// Returns a format with valid values.
    ///
    /// A list of names with a wrong length is replaced with the list of the program's language, and an invalid
    /// order with month, day, year.
    var completed: Format {
      let own = Format()
      var format = self
      if months.count != 12 { format.months = own.months }
      if shortMonths.count != 12 { format.shortMonths = own.shortMonths }
      if shortWeekdays.count != 7 { format.shortWeekdays = own.shortWeekdays }
      if dayHalves.count != 2 { format.dayHalves = own.dayHalves }
      if Set(order).count != 3 || order.count != 3 { format.order = [.month, .day, .year] }
      format.firstWeekday = min(max(firstWeekday, 1), 7)
      return format
    }

    // MARK: Dates as text

    /// Returns a date such as *Nov 26, 2026*.
    func date(_ date: CalendarDate) -> String {
      let month = shortMonths[date.month - 1]
      return switch order.first {
      case .year: "\(date.year) \(month) \(date.day)"
      case .day: "\(date.day). \(month) \(date.year)"
      default: "\(month) \(date.day), \(date.year)"
      }
    }

    /// Returns a date with the name of its month and its weekday, for assistive technology.
    func spokenDate(_ date: CalendarDate) -> String {
      let month = months[date.month - 1]
      let day =
        switch order.first {
        case .day: "\(date.day). \(month) \(date.year)"
        default: "\(month) \(date.day), \(date.year)"
        }
      return "\(shortWeekdays[date.weekday - 1]), \(day)"
    }

    /// Returns a day without its year, such as *Thu Nov 26*.
    func shortDay(_ date: CalendarDate) -> String {
      let (weekday, month) = (shortWeekdays[date.weekday - 1], shortMonths[date.month - 1])
      return order.first == .day
        ? "\(weekday) \(date.day). \(month)" : "\(weekday) \(month) \(date.day)"
    }

    /// Returns a month with its year.
    func month(_ date: CalendarDate) -> String {
      let month = months[date.month - 1]
      return order.first == .year ? "\(date.year) \(month)" : "\(month) \(date.year)"
    }

    /// Returns a time of day, such as *9:41 AM*.
    func time(_ date: CalendarDate) -> String {
      let minute = DatePicker.Format.twoDigits(date.minute)
      return uses24Hours
        ? "\(DatePicker.Format.twoDigits(date.hour)):\(minute)"
        : "\(hour(date.hour)):\(minute) \(dayHalves[date.hour / 12])"
    }

    /// Returns an hour in the 12-hour or the 24-hour format.
    func hour(_ hour: Int) -> String {
      uses24Hours ? DatePicker.Format.twoDigits(hour) : "\((hour + 11) % 12 + 1)"
    }

    /// Returns a number with at least two digits.
    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }
}
