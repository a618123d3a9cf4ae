import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Dates, times and intervals that the user chooses.
@MainActor
struct DatePickerTests {
  private static let thursday = CalendarDate(year: 2015, month: 11, day: 26, hour: 9, minute: 41)
  private let stage = Stage(size: Size(width: 400, height: 640))
  private let root = ViewController()
  private let picker = DatePicker()
  private let log = Log()

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  init() {
    stage.window.rootViewController = root
    picker.calendarDate = DatePickerTests.thursday
    for (event, name) in [
      (Control.Event.editingDidBegin, "begin"), (.editingDidEnd, "end"),
    ] {
      picker.addAction(for: event) { [log] in log.lines.append(name) }
    }
    picker.addAction(for: .valueChanged) { [log, weak picker] in
      log.lines.append(picker?.accessibilityValue ?? "")
    }
    root.view.addSubview(picker)
  }

  private func show(_ mode: DatePicker.Mode, _ style: DatePickerStyle = .wheels) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.sizeThatFits(.zero))
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  private var wheels: PickerView? { picker.subviews.first as? PickerView }

  /// The text of the selected rows, which are in the middle.
  private var rows: [String] {
    guard let wheels else { return [] }
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? Label)?.text ?? "-"
    }
  }

  // MARK: The value

  @Test("each mode has its wheels, and its accessibility value is in words")
  func modes() {
    let expected: [(mode: DatePicker.Mode, rows: [String], text: String)] = [
      (.time, ["9", "41", "AM"], "9:41 AM"), (.date, ["November", "26", "2015"], "Nov 26, 2015"),
      (.dateAndTime, ["Thu Nov 26", "9", "41", "AM"], "Nov 26, 2015, 9:41 AM"),
      (.countDownTimer, ["1 hour", "30 min"], "1 hour, 30 min"),
      (.yearAndMonth, ["November", "2015"], "November 2015"),
    ]
    for (mode, rows, text) in expected {
      show(mode)
      if mode == .countDownTimer { picker.countDownDuration = 5400 }
      stage.settle()
      #expect(self.rows == rows)
      #expect(picker.accessibilityValue == text)
      #expect(picker.countDownDuration == (mode == .countDownTimer ? 5400 : 0))
    }
    #expect(log.lines == [])
    #expect(picker.sizeThatFits(.zero) == Size(width: 320, height: 216))
  }

  @Test("a style that the mode does not have is replaced")
  func styles() {
    let all = DatePicker.Mode.allCases.map { mode in
      DatePickerStyle.allCases.map { style -> DatePickerStyle in
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker.datePickerStyle
      }
    }
    #expect(
      all == [
        [.compact, .wheels, .compact, .wheels], [.compact, .wheels, .compact, .inline],
        [.compact, .wheels, .compact, .inline], [.wheels, .wheels, .wheels, .wheels],
        [.wheels, .wheels, .wheels, .wheels],
      ])
  }

  @Test(
    "the date is limited, even by limits that are set later, and contradictory limits are ignored")
  func limits() {
    let early = CalendarDate(year: 2015, month: 12, day: 1)
    let late = CalendarDate(year: 2016, month: 1, day: 31)
    picker.minimumCalendarDate = early
    #expect(picker.calendarDate == early)
    picker.maximumCalendarDate = late
    picker.calendarDate = CalendarDate(year: 2030, month: 1, day: 1)
    #expect(picker.calendarDate == late)
    picker.minimumCalendarDate = CalendarDate(year: 2028, month: 1, day: 1)
    picker.calendarDate = DatePickerTests.thursday
    #expect(picker.calendarDate == DatePickerTests.thursday)
    #expect(log.lines == [])
  }

  @Test(
    "minutes are rounded down to the interval, and an interval that does not divide 60 counts as 1")
  func intervals() {
    show(.time)
    picker.minuteInterval = 15
    stage.settle()
    #expect(rows == ["9", "30", "AM"])
    #expect((picker.calendarDate.hour, picker.calendarDate.minute) == (9, 30))
    for wrong in [0, -5, 7, 31, 60] {
      picker.minuteInterval = wrong
      #expect(picker.minuteInterval == 1)
    }
    picker.minuteInterval = 30
    picker.roundsToMinuteInterval = false
    picker.calendarDate = DatePickerTests.thursday
    #expect(picker.calendarDate.minute == 41)
  }

  @Test("a countdown is less than a day, and the user cannot choose zero")
  func duration() {
    show(.countDownTimer)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = 120
    stage.settle()
    for key in ["Tab", "Tab", "Up", "Up"] { stage.key(key) }
    stage.settle()
    #expect(rows == ["0 hours", "1 min"])
    #expect(log.lines == ["0 hours, 1 min"])
  }

  // MARK: Wheels

  @Test("keys turn the wheels, the rows repeat, and a day is limited to its month")
  func keys() {
    picker.calendarDate = CalendarDate(year: 2015, month: 12, day: 31)
    show(.date)
    for key in ["Tab", "Down", "Down", "Tab", "Up"] {
      stage.key(key)
      stage.settle()
    }
    #expect(log.lines == ["Jan 31, 2015", "Feb 28, 2015", "Feb 27, 2015"])
    #expect(rows == ["February", "27", "2015"])
    // The wheel turns back from the thirtieth of February to the last day.
    for _ in 0..<3 { stage.key("Down") }
    stage.settle()
    #expect(log.lines.suffix(1) == ["Feb 28, 2015"] && log.lines.count == 4)
    #expect(rows == ["February", "28", "2015"])
  }

  @Test(
    "the half of the day follows the hour, and a wheel that is turned beyond a limit turns back")
  func halves() {
    show(.time)
    picker.calendarDate = CalendarDate(year: 2015, month: 11, day: 26, hour: 11, minute: 5)
    picker.maximumCalendarDate = CalendarDate(year: 2015, month: 11, day: 26, hour: 13)
    stage.settle()
    for key in ["Tab", "Down"] { stage.key(key) }
    stage.settle()
    #expect(rows == ["12", "05", "PM"])
    for key in ["Tab", "Tab", "Up"] { stage.key(key) }
    stage.settle()
    #expect(rows == ["12", "05", "AM"])
    for key in ["Down", "Shift+Tab", "Shift+Tab", "Down", "Down"] {
      stage.key(key)
      stage.settle()
    }
    #expect(rows == ["1", "00", "PM"])
    #expect(log.lines == ["12:05 PM", "12:05 AM", "12:05 PM", "1:00 PM"])
  }

  @Test(
    "code turns the wheels without an event, the shortest way, even after a change of the format")
  func byCode() {
    show(.dateAndTime)
    picker.setCalendarDate(
      CalendarDate(year: 1815, month: 6, day: 18, hour: 23, minute: 59), animated: true)
    stage.settle()
    #expect(rows == ["Sun Jun 18", "11", "59", "PM"])
    var format = picker.format
    format.uses24Hours = true
    format.order = [.day, .month, .year]
    format.months = ["too few"]
    picker.format = format
    stage.settle()
    #expect(rows == ["Sun 18. Jun", "23", "59"])
    show(.date)
    #expect(rows == ["18", "June", "1815"])
    #expect(log.lines == [])
  }

  @Test("a disabled picker does not respond")
  func disabled() {
    show(.date)
    picker.isEnabled = false
    for key in ["Tab", "Down"] { stage.key(key) }
    stage.click(at: Point(x: 80, y: 128 + 32))
    stage.settle()
    #expect(log.lines == [] && picker.calendarDate == DatePickerTests.thursday)
  }

  // MARK: The month

  @Test("a click chooses a day, and the buttons turn to other months without choosing")
  func month() {
    show(.date, .inline)
    #expect(picker.sizeThatFits(.zero) == Size(width: 320, height: 332))
    stage.click(on: "Fri, Nov 27, 2015".replacing("Nov", with: "November"))
    stage.click(on: "Next month")
    stage.settle()
    #expect(picker.calendarDate.month == 11)
    stage.click(on: "Fri, December 25, 2015")
    stage.click(on: "Previous month")
    stage.click(on: "Previous month")
    stage.click(on: "Sat, October 31, 2015")
    #expect(log.lines == ["Nov 27, 2015", "Dec 25, 2015", "Oct 31, 2015"])
    // The time of day is kept.
    #expect((picker.calendarDate.hour, picker.calendarDate.minute) == (9, 41))
  }

  @Test("a month begins in the column of its weekday, in both directions of reading")
  func columns() throws {
    for (direction, first, left) in [
      (UserInterfaceLayoutDirection.leftToRight, 1, 0.0), (.leftToRight, 2, 6.0),
      (.rightToLeft, 1, 6.0),
    ] {
      stage.window.dispatch(.settingsChanged(Settings(layoutDirection: direction)))
      picker.format.firstWeekday = first
      show(.date, .inline)
      // The first of November 2015 is a Sunday.
      let day = try #require(stage.view(named: "Sun, November 1, 2015"))
      let frame = day.convert(day.bounds, to: picker)
      #expect(abs(frame.minX - left * 320 / 7) < 0.01 && frame.minY == 68)
    }
  }

  @Test("days outside the limits cannot be chosen")
  func dimmed() throws {
    picker.minimumCalendarDate = CalendarDate(year: 2015, month: 11, day: 20)
    show(.date, .inline)
    let day = try #require(stage.view(named: "Thu, November 19, 2015"))
    #expect(day.accessibilityTraits.contains(.notEnabled))
    stage.click(at: day.convert(day.bounds.center, to: nil))
    let before = try #require(stage.view(named: "Previous month") as? Control)
    #expect(!before.isEnabled && log.lines == [])
    stage.click(on: "Fri, November 20, 2015")
    #expect(log.lines == ["Nov 20, 2015"])
  }

  // MARK: The compact style

  @Test(
    "a field opens a popover in which the value changes at once, and the control counts as editing meanwhile"
  )
  func compact() {
    show(.dateAndTime, .automatic)
    #expect(picker.datePickerStyle == .compact && picker.sizeThatFits(.zero).height == 34)
    stage.click(on: "Thu, November 26, 2015")
    stage.settle()
    stage.click(on: "Mon, November 30, 2015")
    stage.settle()
    #expect(log.lines == ["begin", "Nov 30, 2015, 9:41 AM"])
    stage.key("Escape")
    stage.settle()
    #expect(log.lines == ["begin", "Nov 30, 2015, 9:41 AM", "end"])
    #expect(stage.view(named: "Mon, November 30, 2015") is Button)
    stage.click(on: "9:41 AM")
    stage.settle()
    stage.key("Tab")
    stage.key("Down")
    stage.settle()
    stage.click(at: Point(x: 5, y: 635))
    stage.settle()
    #expect(log.lines.suffix(3) == ["begin", "Nov 30, 2015, 10:41 AM", "end"])
  }

  @Test("each mode has its fields, which are as wide as their text")
  func fields() {
    var widths: [Double] = []
    for mode in [DatePicker.Mode.date, .time, .dateAndTime] {
      show(mode, .compact)
      widths.append(picker.sizeThatFits(.zero).width)
    }
    #expect(widths[0] > widths[1] && widths[2] == widths[0] + widths[1] + 8)
    let before = picker.intrinsicContentSize.width
    picker.calendarDate = CalendarDate(year: 2015, month: 5, day: 1, hour: 1)
    #expect(picker.intrinsicContentSize.width < before)
  }

  @Test("a picker is released with its popover")
  func release() {
    weak var released: DatePicker?
    do {
      let picker = DatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      root.view.addSubview(picker)
      stage.settle()
      picker.removeFromSuperview()
      released = picker
    }
    stage.settle()
    #expect(released == nil)
  }
}
