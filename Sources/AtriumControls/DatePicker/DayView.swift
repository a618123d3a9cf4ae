import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A day in the month of a date picker.
final class DayView: ItemView, TextDisplaying {
  /// The day that the view shows, as a number of days since 1 January 1970.
  private(set) var dayNumber = 0
  private(set) var isToday = false
  private var isOffered = true
  private var title = ""
  private var spokenTitle = ""
  /// Called when assistive technology chooses the day.
  var didActivate: () -> Void = {}

  /// The diameter of the mark behind the selected day, in points.
  private static let markSide = 38.0

  /// Shows a day.
  func show(
    _ day: CalendarDate, in choice: DateChoice, today: Int, isHovered: Bool, isPressed: Bool
  ) {
    (dayNumber, isToday) = (day.dayNumber, day.dayNumber == today)
    isOffered = choice.allows(day: day.dayNumber)
    (title, spokenTitle) = ("\(day.day)", choice.format.spokenDate(day))
    state = ItemState(
      isSelected: day.dayNumber == choice.date.dayNumber, isHovered: isHovered,
      isPressed: isPressed, isEnabled: true)
    setNeedsDisplay()
  }

  override var isItemEnabled: Bool { isOffered }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard isUsable else { return false }
    didActivate()
    return true
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if isMarked {
      let mark = Rect(
        center: bounds.center, size: Size(width: DayView.markSide, height: DayView.markSide))
      let color =
        state.isSelected ? theme.accent : state.isPressed ? theme.pressedFill : theme.hoverFill
      canvas.fill(Path(ovalIn: mark), with: color)
    }
    let text = text
    canvas.draw(text.layout, at: text.point, color: text.color)
  }

  var displayedTexts: [DisplayedText] {
    guard !bounds.isEmpty else { return [] }
    let text = text
    return [DisplayedText(text.layout, at: text.point, color: text.color)]
  }

  private var text: (layout: TextLayout, point: Point, color: Color) {
    let style: Font.TextStyle = state.isSelected || isToday ? .headline : .body
    let layout = TextLayout(title, font: .preferredFont(forTextStyle: style).withTabularDigits())
    let color =
      state.isSelected
      ? theme.onAccent : !isOffered ? theme.groove : isToday ? theme.accent : theme.label
    return (
      layout,
      Point(x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2), color
    )
  }
}
