import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The keys and the pointer in a date picker: the month, its wheels, and the popovers of the compact style.
@MainActor
struct DatePickerInputTests {
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
    picker.calendarDate = CalendarDate(year: 2026, month: 11, day: 26, hour: 9, minute: 41)
    picker.addAction(for: .valueChanged) { [log, weak picker] in
      log.lines.append(picker?.accessibilityValue ?? "")
    }
    root.view.addSubview(picker)
  }

  private func show(_ mode: DatePicker.Mode, _ style: DatePickerStyle) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.sizeThatFits(.zero))
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  private func keys(_ names: String...) {
    for name in names {
      stage.key(name)
      stage.settle()
    }
  }

  /// The title of the button above the days.
  private var monthTitle: String? {
    func title(in view: View) -> String? {
      if let button = view as? Button, !button.title.isEmpty { return button.title }
      return view.subviews.lazy.compactMap(title).first
    }
    return title(in: picker)
  }

  private func center(of name: String) throws -> Point {
    let view = try #require(stage.view(named: name))
    return view.convert(view.bounds.center, to: nil)
  }

  // MARK: Keys in the month

  @Test("Tab goes from the title to the buttons, the days and the time")
  func focus() {
    show(.dateAndTime, .inline)
    var names: [String] = []
    for _ in 0..<5 {
      keys("Tab")
      names.append((stage.window.firstResponder as? Button)?.accessibilityLabel ?? "days")
    }
    #expect(names == ["November 2026", "Previous month", "Next month", "days", "9:41 AM"])
  }

  @Test("the arrow keys choose days and weeks, and the month that is shown follows")
  func arrows() {
    show(.date, .inline)
    keys("Tab", "Tab", "Tab", "Tab", "Down")
    #expect(monthTitle == "December 2026" && stage.view(named: "Thu, December 3, 2026") != nil)
    keys("Up", "Left", "Right", "Right")
    #expect(monthTitle == "November 2026")
    #expect(
      log.lines == [
        "Dec 3, 2026", "Nov 26, 2026", "Nov 25, 2026", "Nov 26, 2026", "Nov 27, 2026",
      ])
  }

  @Test(
    "the keys Page Up and Page Down choose the same day of other months, Home and End the first and the last day"
  )
  func pages() {
    picker.calendarDate = CalendarDate(year: 2026, month: 12, day: 31)
    show(.date, .inline)
    keys("Tab", "Tab", "Tab", "Tab", "PageDown", "PageDown", "PageUp", "Home", "End")
    #expect(
      log.lines == [
        "Jan 31, 2027", "Feb 28, 2027", "Jan 28, 2027", "Jan 1, 2027", "Jan 31, 2027",
      ])
    #expect(monthTitle == "January 2027")
  }

  @Test("in a right-to-left layout, the left arrow key chooses the next day")
  func rightToLeft() {
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    show(.date, .inline)
    keys("Tab", "Tab", "Tab", "Tab", "Left", "Right", "Right")
    #expect(log.lines == ["Nov 27, 2026", "Nov 26, 2026", "Nov 25, 2026"])
  }

  @Test(
    "keys choose the nearest limit instead of a day outside the limits, without an event if it is chosen already"
  )
  func limits() {
    picker.minimumCalendarDate = CalendarDate(year: 2026, month: 11, day: 24)
    picker.maximumCalendarDate = CalendarDate(year: 2026, month: 12, day: 1)
    show(.date, .inline)
    keys("Tab", "Tab", "Tab", "Down", "Down", "PageUp", "Left")
    // The button for the previous month is disabled, and Tab skips it.
    #expect(log.lines == ["Dec 1, 2026", "Nov 24, 2026"])
  }

  @Test("in another month than the chosen day's, an arrow key chooses the same day of that month")
  func otherMonth() {
    show(.date, .inline)
    keys("Tab", "Tab", "Tab", "Space", "Space")
    #expect(monthTitle == "January 2027" && log.lines == [])
    keys("Tab", "Right", "Right")
    #expect(log.lines == ["Jan 26, 2027", "Jan 27, 2027"])
    keys("Shift+Tab", "Space", "Tab", "PageDown", "End")
    #expect(log.lines.suffix(2) == ["Mar 27, 2027", "Mar 31, 2027"])
  }

  @Test("the title opens wheels for the month and the year, which choose no day")
  func monthWheels() {
    show(.dateAndTime, .inline)
    keys("Tab", "Space", "Tab", "Down", "Tab", "Down", "Down")
    #expect(monthTitle == "December 2028" && log.lines == [])
    #expect(stage.view(named: "Next month") == nil)
    keys("Shift+Tab", "Shift+Tab", "Space")
    #expect(stage.view(named: "Sun, December 31, 2028") != nil)
    keys("Tab", "Tab", "Tab", "Home")
    #expect(log.lines == ["Dec 1, 2028, 9:41 AM"])
  }

  // MARK: The pointer in the month

  @Test("a press moves to the day below the pointer, and chooses the day of its release")
  func press() throws {
    show(.date, .inline)
    stage.touch(began: try center(of: "Mon, November 9, 2026"))
    stage.touch(moved: try center(of: "Tue, November 10, 2026"))
    stage.touch(ended: try center(of: "Tue, November 10, 2026"))
    stage.settle()
    #expect(log.lines == ["Nov 10, 2026"])
    // A release outside the days chooses none.
    stage.touch(began: try center(of: "Mon, November 9, 2026"))
    stage.touch(moved: Point(x: 5, y: 630))
    stage.touch(ended: Point(x: 5, y: 630))
    stage.settle()
    #expect(log.lines == ["Nov 10, 2026"])
  }

  @Test("setting the month in code during a press ends the press")
  func monthDuringPress() throws {
    show(.date, .inline)
    let last = try center(of: "Mon, November 30, 2026")
    stage.touch(began: last)
    picker.calendarDate = CalendarDate(year: 2027, month: 2, day: 3)
    stage.touch(ended: last)
    stage.settle()
    #expect(log.lines == [] && monthTitle == "February 2027")
  }

  @Test("the time below the month opens wheels in a popover, which keep the day")
  func timeOfMonth() {
    show(.dateAndTime, .inline)
    stage.click(on: "9:41 AM")
    stage.settle()
    keys("Tab", "Down", "Tab", "Up")
    #expect(log.lines == ["Nov 26, 2026, 10:41 AM", "Nov 26, 2026, 10:40 AM"])
    keys("Escape")
    #expect(root.presentedViewController == nil && stage.view(named: "10:40 AM") is Button)
  }

  // MARK: Wheels and popovers

  @Test("a wheel of the mouse turns the column below the pointer, with one event at the end")
  func mouseWheel() {
    show(.date, .wheels)
    stage.scroll(by: Point(x: 0, y: -ScrollInput.wheelStep), at: Point(x: 70, y: 128))
    stage.settle()
    #expect(log.lines == ["Dec 26, 2026"])
  }

  @Test(
    "the keys work in the popover of a field: the first Tab goes to the days, and Escape closes it")
  func compact() {
    show(.date, .compact)
    keys("Tab", "Space")
    #expect(root.presentedViewController != nil)
    keys("Tab", "Down", "Escape")
    #expect(log.lines == ["Dec 3, 2026"])
    #expect(root.presentedViewController == nil)
    #expect((stage.window.firstResponder as? Button)?.title == "Dec 3, 2026")
  }
}
