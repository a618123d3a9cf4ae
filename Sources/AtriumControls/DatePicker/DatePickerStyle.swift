/// The style of a date picker.
///
/// The raw values are UIKit's.
public enum DatePickerStyle: Int, Hashable, Sendable, CaseIterable {
  /// The style that suits the mode: wheels for an interval or for years and months, and compact otherwise.
  case automatic = 0
  /// Columns of rows that scroll.
  case wheels = 1
  /// Fields with the date and the time, which open a month or wheels in a popover.
  case compact = 2
  /// A month whose days can be clicked.
  case inline = 3
}

extension DatePicker {
  /// The values that a date picker offers.
  ///
  /// The raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    /// The hour and the minute.
    case time = 0
    /// The day, the month and the year.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// An interval of hours and minutes.
    case countDownTimer = 3
    /// The month and the year.
    case yearAndMonth = 4
  }
}
