import AtriumControls
import AtriumGeometry
import AtriumKit

/// The page of date pickers: the compact style, a month, and wheels.
final class GalleryDatesController: ViewController {
  /// The minimum width of a column, which contains a whole month.
  private static let minimumColumn = 352.0

  private var page: GallerySectionsView?
  /// The date that all pickers show first.
  private let start = CalendarDate(year: 2026, month: 11, day: 26, hour: 9, minute: 41)

  init() {
    super.init()
    title = String(localized: "Dates|page")
  }

  override func loadView() {
    let page = GallerySectionsView(
      [fields(), month(), wheels(), timer()], minimumColumn: GalleryDatesController.minimumColumn)
    self.page = page
    view = page
  }

  /// Returns a picker whose value is reported when the user changes it.
  private func picker(
    _ name: String, _ mode: DatePicker.Mode, _ style: DatePickerStyle
  ) -> DatePicker {
    let picker = DatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.calendarDate = start
    picker.accessibilityLabel = name
    picker.addAction(for: .valueChanged) { [weak self, weak picker] in
      guard let picker else { return }
      self?.page?.report("\(name): \(picker.accessibilityValue ?? "")")
      // The fields are as wide as their text.
      picker.superview?.setNeedsLayout()
    }
    return picker
  }

  private func fields() -> GallerySection {
    func row(_ name: String, _ mode: DatePicker.Mode) -> GallerySection.Row {
      .named(name, [picker(name, mode, .compact)])
    }
    let stay = picker(String(localized: "Departure"), .date, .compact)
    stay.minimumCalendarDate = start
    stay.maximumCalendarDate = start.adding(days: 14)
    return GallerySection(
      String(localized: "Fields|dates"),
      [
        row(String(localized: "Arrival"), .dateAndTime),
        .named(String(localized: "Departure"), [stay]),
        row(String(localized: "Breakfast"), .time),
      ])
  }

  private func month() -> GallerySection {
    GallerySection(
      String(localized: "Month"),
      [.whole(picker(String(localized: "Month"), .date, .inline))])
  }

  private func wheels() -> GallerySection {
    GallerySection(
      String(localized: "Wheels"),
      [.whole(picker(String(localized: "Wheels"), .dateAndTime, .wheels))])
  }

  private func timer() -> GallerySection {
    let timer = picker(String(localized: "Timer"), .countDownTimer, .wheels)
    timer.minuteInterval = 5
    timer.countDownDuration = 5400
    return GallerySection(String(localized: "Timer"), [.whole(timer)])
  }
}
