import AtriumControls
import Testing

/// Days and times of the Gregorian calendar.
struct CalendarDateTests {
  private func text(_ date: CalendarDate) -> String {
    "\(date.year)-\(date.month)-\(date.day) \(date.hour):\(date.minute):\(date.second)"
  }

  @Test("known days have their numbers and weekdays")
  func known() {
    let days: [(year: Int, month: Int, day: Int, number: Int, weekday: Int)] = [
      (1970, 1, 1, 0, 5), (1969, 12, 31, -1, 4), (2000, 2, 29, 11_016, 3),
      (2000, 3, 1, 11_017, 4), (1900, 2, 28, -25_509, 4), (1900, 3, 1, -25_508, 5),
      (2026, 11, 26, 20_783, 5), (1, 1, 1, -719_162, 2), (9999, 12, 31, 2_932_896, 6),
    ]
    for day in days {
      let date = CalendarDate(year: day.year, month: day.month, day: day.day)
      #expect(date.dayNumber == day.number && date.weekday == day.weekday, "\(day)")
      #expect((date.year, date.month, date.day) == (day.year, day.month, day.day))
    }
  }

  @Test("each day follows the day before it, over four centuries")
  func succession() {
    var date = CalendarDate(year: 1699, month: 12, day: 31)
    var count = 0
    for year in 1700...2100 {
      for month in 1...12 {
        for day in 1...CalendarDate.daysInMonth(month, ofYear: year) {
          date = date.adding(days: 1)
          count += 1
          guard (date.year, date.month, date.day) == (year, month, day) else {
            Issue.record("\(text(date)) instead of \(year)-\(month)-\(day)")
            return
          }
        }
      }
    }
    #expect(count == 146_462)
  }

  @Test("components that are too large or too small are limited, and a time carries over")
  func limits() {
    #expect(text(CalendarDate(year: 2023, month: 2, day: 31)) == "2023-2-28 0:0:0")
    #expect(text(CalendarDate(year: 2024, month: 0, day: 0)) == "2024-1-1 0:0:0")
    #expect(text(CalendarDate(year: 2024, month: 2, day: 29, hour: 25)) == "2024-3-1 1:0:0")
    #expect(text(CalendarDate(year: 2024, month: 1, day: 1, second: -1)) == "2023-12-31 23:59:59")
    #expect(text(CalendarDate(year: .min, month: .min, day: .min)) == "1-1-1 0:0:0")
    #expect(text(CalendarDate(year: .max, month: .max, day: .max)) == "9999-12-31 23:59:59")
    #expect(
      text(CalendarDate(year: 2000, month: 1, day: 1, hour: .max, minute: .max, second: .max))
        == "9999-12-31 23:59:59")
    #expect(text(CalendarDate(dayNumber: .min, secondOfDay: .min)) == "1-1-1 0:0:0")
    #expect(text(CalendarDate(dayNumber: .max, secondOfDay: .max)) == "9999-12-31 23:59:59")
    #expect(text(CalendarDate(secondsSince1970: .nan)) == text(CalendarDate(secondsSince1970: 0)))
    #expect(CalendarDate(secondsSince1970: .infinity) == CalendarDate(secondsSince1970: -.infinity))
  }

  @Test("months are added with the last day of shorter months, and dates are ordered")
  func arithmetic() {
    let date = CalendarDate(year: 2023, month: 10, day: 31, hour: 9, minute: 41)
    #expect(text(date.adding(months: 1)) == "2023-11-30 9:41:0")
    #expect(text(date.adding(months: 4)) == "2024-2-29 9:41:0")
    #expect(text(date.adding(months: -8)) == "2023-2-28 9:41:0")
    #expect(text(date.adding(months: -10)) == "2022-12-31 9:41:0")
    #expect(text(date.adding(months: .max)) == "9999-12-31 9:41:0")
    #expect(text(date.adding(days: .min)) == "1-1-1 0:0:0")
    #expect(date < date.adding(days: 1) && date > date.adding(days: -1))
    #expect(date < CalendarDate(year: 2023, month: 10, day: 31, hour: 9, minute: 42))
  }
}
