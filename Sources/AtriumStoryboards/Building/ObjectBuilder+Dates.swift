import AtriumControls
import AtriumGeometry

extension ObjectBuilder {
  /// Sets the properties of a date picker.
  func decode(_ picker: DatePicker, _ element: InterfaceElement) {
    if let mode = element.choice("datePickerMode", Self.dateModes) { picker.datePickerMode = mode }
    picker.preferredDatePickerStyle = dateStyle(element)
    if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    if let seconds = element.number("countDownDuration") { picker.countDownDuration = seconds }
    picker.minimumCalendarDate = date("minimumDate", of: element)
    picker.maximumCalendarDate = date("maximumDate", of: element)
    // Interface Builder writes a date even if the picker is to start with the current date.
    let date = date("date", of: element)
    if element.flag("useCurrentDate") != true, let date { picker.calendarDate = date }
    // The names of months come from the language of the program.
    element.ignore(key: "locale")
    element.ignore(key: "calendar")
    element.ignore(key: "timeZone")
  }

  /// Returns the style of a date picker.
  ///
  /// Before iOS 14, all pickers had wheels. In a preview, the frame in the file shows which style Interface Builder has
  /// drawn.
  private func dateStyle(_ element: InterfaceElement) -> DatePickerStyle {
    if let style = element.choice("style", Self.dateStyles), style != .automatic { return style }
    let frame = registry.isPreview ? element.child("rect", key: "frame").map(rect) : nil
    return frame.map { $0.height > 100 } ?? false ? .wheels : .automatic
  }

  /// Returns the date under a key in the user's time zone; nil if there is none.
  private func date(_ key: String, of element: InterfaceElement) -> CalendarDate? {
    guard let child = element.child("date", key: key),
      let seconds = child.number("timeIntervalSinceReferenceDate")
    else { return nil }
    return CalendarDate(secondsSince1970: seconds + Self.referenceDate)
  }

  /// The beginning of the year 2001 in UTC, in seconds since 1970.
  private static let referenceDate = 978_307_200.0

  private static let dateModes: [String: DatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  private static let dateStyles: [String: DatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
