import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards
import Testing

/// Date pickers in files.
@MainActor
struct DatePickerFileTests {
  private func picker(_ attributes: String, _ children: String = "", isPreview: Bool = false) throws
    -> (picker: DatePicker, warnings: [String])
  {
    let file = try TemporaryFile(
      storyboardText(
        views: "<datePicker id=\"d\" \(attributes)>\(children)</datePicker>"))
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    return (
      try #require(controller.view.subviews.first as? DatePicker),
      storyboard.warnings.map(\.message) + storyboard.attributesWithoutEffect
    )
  }

  @Test("SB-79: a date picker has the mode, the style, the dates and the minutes in the file")
  func values() throws {
    let (picker, warnings) = try picker(
      """
      datePickerMode="date" style="inline" minuteInterval="5" useCurrentDate="NO"
      """,
      """
      <date key="date" timeIntervalSinceReferenceDate="400000000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="300000000"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="500000000.5"/>
      """)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .inline)
    #expect(picker.minuteInterval == 5)
    #expect(picker.calendarDate == CalendarDate(secondsSince1970: 1_378_307_200))
    #expect(picker.minimumCalendarDate == CalendarDate(secondsSince1970: 1_278_307_200))
    #expect(picker.maximumCalendarDate == CalendarDate(secondsSince1970: 1_478_307_200))
    #expect(warnings == [])
  }

  @Test("a countdown is read from the file, and an unknown mode causes a warning")
  func interval() throws {
    let timer = try picker("datePickerMode=\"countDownTimer\" countDownDuration=\"5400\"")
    #expect(timer.picker.countDownDuration == 5400 && timer.warnings == [])
    let other = try picker("datePickerMode=\"week\"")
    #expect(other.picker.datePickerMode == .dateAndTime && other.warnings.count == 1)
  }

  @Test(
    "a picker without a style has wheels that fit its frame on the canvas, and fields in a program")
  func style() throws {
    for (height, isPreview, style) in [
      (216, true, DatePickerStyle.wheels), (34, true, .compact), (216, false, .compact),
    ] {
      let (picker, _) = try picker(
        "datePickerMode=\"date\"",
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/>",
        isPreview: isPreview)
      #expect(picker.datePickerStyle == style)
    }
  }
}
