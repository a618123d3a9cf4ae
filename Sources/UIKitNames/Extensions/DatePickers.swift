public import Atrium
public import Foundation

// UIKit's date picker works with Foundation's dates. The control works with the components of a date in the Gregorian
// calendar. These members convert between the two in the picker's time zone.

extension DatePicker {
  /// The chosen date.
  ///
  /// Setting this property clamps the date to the limits and sends no event.
  ///
  /// The date has no fractions of a second.
  public var date: Date {
    get { date(of: calendarDate) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without an event, and turns the wheels to the new date.
  ///
  /// - Parameters:
  ///   - date: The date, which is clamped to the limits.
  ///   - animated: Whether the wheels turn with an animation.
  public func setDate(_ date: Date, animated: Bool) {
    setCalendarDate(calendarDate(of: date), animated: animated)
  }

  /// The earliest date; nil for no limit.
  public var minimumDate: Date? {
    get { minimumCalendarDate.map(date) }
    set { minimumCalendarDate = newValue.map(calendarDate) }
  }

  /// The latest date; nil for no limit.
  public var maximumDate: Date? {
    get { maximumCalendarDate.map(date) }
    set { maximumCalendarDate = newValue.map(calendarDate) }
  }

  /// The time zone of the picker; nil, the default, for the current time zone.
  ///
  /// Setting this property changes only how the picker displays the date and its limits.
  public var timeZone: TimeZone? {
    get { AssociatedObjects.value(of: self, DatePicker.timeZoneKey) as? TimeZone }
    set {
      let (chosen, earliest, latest) = (date, minimumDate, maximumDate)
      (minimumDate, maximumDate) = (nil, nil)
      AssociatedObjects.set(newValue, of: self, DatePicker.timeZoneKey)
      date = chosen
      (minimumDate, maximumDate) = (earliest, latest)
    }
  }

  /// The locale of the picker; nil, the default, for the language of the program.
  public var locale: Locale? {
    get { AssociatedObjects.value(of: self, DatePicker.localeKey) as? Locale }
    set {
      AssociatedObjects.set(newValue, of: self, DatePicker.localeKey)
      updateFormat()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar, which determines the first day of the week; nil uses the calendar of the ``locale``.
  ///
  /// Dates are always shown in the Gregorian calendar.
  public var calendar: Calendar! {
    get {
      AssociatedObjects.value(of: self, DatePicker.calendarKey) as? Calendar
        ?? locale?.calendar ?? .current
    }
    set {
      AssociatedObjects.set(newValue, of: self, DatePicker.calendarKey)
      updateFormat()
    }
  }

  private static let timeZoneKey = AssociatedObjects.Key()
  private static let localeKey = AssociatedObjects.Key()
  private static let calendarKey = AssociatedObjects.Key()

  private func updateFormat() {
    var format = locale.map(Format.init) ?? Format()
    if let own = AssociatedObjects.value(of: self, DatePicker.calendarKey) as? Calendar {
      format.firstWeekday = own.firstWeekday
    }
    self.format = format
  }

  // MARK: Conversion

  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  private func calendarDate(of date: Date) -> CalendarDate {
    let parts = gregorian.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    // The year 0 stands for all earlier years; `CalendarDate` limits it to the beginning of the year 1.
    let year = parts.era == 0 ? 0 : parts.year ?? 1
    return CalendarDate(
      year: year, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, second: parts.second ?? 0)
  }

  private func date(of date: CalendarDate) -> Date {
    let parts = DateComponents(
      year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute,
      second: date.second)
    return gregorian.date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }
}

extension DatePicker.Format {
  /// Makes the format of dates in a locale: the names of months and weekdays, the order of the fields, and the clock.
  public init(_ locale: Locale) {
    self.init()
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    months = formatter.standaloneMonthSymbols
    shortMonths = formatter.shortStandaloneMonthSymbols
    shortWeekdays = formatter.shortStandaloneWeekdaySymbols
    dayHalves = [formatter.amSymbol, formatter.pmSymbol]
    let clock = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
    uses24Hours = clock?.contains("a") == false
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let fields: [Character: Field] = ["d": .day, "M": .month, "L": .month, "y": .year]
    var found: [Field] = []
    for letter in pattern {
      if let field = fields[letter], !found.contains(field) { found.append(field) }
    }
    if found.count == 3 { order = found }
    firstWeekday = locale.calendar.firstWeekday
  }
}
