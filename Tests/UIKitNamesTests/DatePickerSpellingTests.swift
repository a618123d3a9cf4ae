import Foundation
import Testing
import UIKitNames

/// Date pickers with Foundation's dates.
@MainActor
struct DatePickerSpellingTests {
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  /// The 26th of November 2026 at 9:41:30 in UTC.
  private let date = Date(timeIntervalSince1970: 1_795_686_090)

  @Test("a date survives a change of the time zone, and so do its limits")
  func zones() {
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .wheels
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.minimumDate = date.addingTimeInterval(-60)
    picker.maximumDate = date.addingTimeInterval(60)
    picker.setDate(date, animated: false)
    #expect(picker.calendarDate.hour == 9 && picker.calendarDate.second == 30)
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(picker.calendarDate.hour == 18)
    #expect(picker.date == date)
    #expect(picker.minimumDate == date.addingTimeInterval(-60))
    #expect(picker.maximumDate == date.addingTimeInterval(60))
    picker.date = date.addingTimeInterval(3600)
    #expect(picker.date == date.addingTimeInterval(60))
  }

  @Test("the locale decides the words, the order, the clock and the first weekday")
  func locales() {
    picker.datePickerMode = .dateAndTime
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = date
    let texts = ["en_US", "de_DE", "en_GB"].map { name -> String in
      picker.locale = Locale(identifier: name)
      let order = picker.format.order.map { "\($0)" }.joined(separator: " ")
      return "\(picker.format.months[2]), \(order), \(picker.format.uses24Hours ? 24 : 12), "
        + "\(picker.format.firstWeekday)"
    }
    #expect(
      texts == [
        "March, month day year, 12, 1", "März, day month year, 24, 2",
        "March, day month year, 24, 2",
      ])
    picker.calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 7
      return calendar
    }()
    #expect(picker.format.firstWeekday == 7)
  }

  @Test("a new picker has the current date, and dates far away are limited")
  func extremes() {
    #expect(abs(picker.date.timeIntervalSinceNow) < 3600)
    picker.date = .distantFuture
    #expect(picker.calendarDate.year == 4001 || picker.calendarDate.year == 4000)
    picker.date = Date(timeIntervalSince1970: -1e14)
    #expect(picker.calendarDate.year == 1)
  }
}
