import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A control that shows the days of a month in rows of weeks and lets the user choose a day.
final class MonthGrid: Control {
  /// The height of a week, in points.
  static let rowHeight = 44.0
  /// The height of the names of the weekdays, in points.
  static let headHeight = 24.0
  /// The height for the maximum number of weeks, in points.
  static let height = headHeight + 6 * rowHeight

  /// Called when the user has chosen a day, with the number of days since 1 January 1970.
  var didChoose: (Int) -> Void = { _ in }
  private var days: [DayView] = []
  private var heads: [Label] = []
  private var choice = DateChoice(date: CalendarDate(dayNumber: 0))
  private var month = CalendarDate(dayNumber: 0)
  private var hovered: Int?
  private var pressed: Int?

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = false
    cursor = nil
  }

  /// Shows the month of a date.
  func show(_ month: CalendarDate, _ choice: DateChoice) {
    if (month.year, month.month) != (self.month.year, self.month.month) {
      (hovered, pressed) = (nil, nil)
    }
    (self.month, self.choice) = (month, choice)
    update()
  }

  /// The first day of the month.
  private var firstDay: CalendarDate {
    CalendarDate(year: month.year, month: month.month, day: 1)
  }

  /// The column of the first day.
  private var indent: Int { (firstDay.weekday - choice.format.firstWeekday + 7) % 7 }

  private func update() {
    let count = CalendarDate.daysInMonth(month.month, ofYear: month.year)
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let day = DayView()
      day.didActivate = { [weak self, weak day] in
        if let day { self?.didChoose(day.dayNumber) }
      }
      days.append(day)
      addSubview(day)
    }
    while heads.count < 7 {
      let label = Label(font: .preferredFont(forTextStyle: .caption))
      label.textAlignment = .center
      label.textRole = \.secondaryLabel
      heads.append(label)
      addSubview(label)
    }
    let today = CalendarDate.now.dayNumber
    for (index, day) in days.enumerated() {
      day.show(
        firstDay.adding(days: index), in: choice, today: today, isHovered: hovered == index,
        isPressed: pressed == index)
    }
    for (index, label) in heads.enumerated() {
      label.text = choice.format.shortWeekdays[(index + choice.format.firstWeekday - 1) % 7]
    }
    setNeedsLayout()
  }

  override func updateParts(animated: Bool) {
    super.updateParts(animated: animated)
    let width = bounds.width / 7
    for (index, label) in heads.enumerated() {
      label.frame = mirrored(
        Rect(
          x: bounds.minX + Double(index) * width, y: bounds.minY, width: width,
          height: MonthGrid.headHeight))
    }
    for index in days.indices { days[index].frame = frame(ofDay: index) }
  }

  private func frame(ofDay index: Int) -> Rect {
    let (width, cell) = (bounds.width / 7, index + indent)
    return mirrored(
      Rect(
        x: bounds.minX + Double(cell % 7) * width,
        y: bounds.minY + MonthGrid.headHeight + Double(cell / 7) * MonthGrid.rowHeight,
        width: width, height: MonthGrid.rowHeight))
  }

  /// Returns the index of the day at a point; nil if the point is not on a day that the user can choose.
  private func day(at point: Point) -> Int? {
    days.indices.first { days[$0].frame.contains(point) && days[$0].isUsable }
  }

  // MARK: Input

  override var isPressable: Bool { false }
  override var keepsDragsAside: Bool { true }

  override func hoverDidMove(to point: Point?) {
    let day = point.flatMap(day)
    guard day != hovered else { return }
    hovered = day
    cursor = day == nil ? nil : .pointer
    update()
  }

  override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    press(day(at: touch.location(in: self)))
    return pressed != nil
  }

  override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    press(day(at: touch.location(in: self)))
    return true
  }

  override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    let chosen = pressed
    press(nil)
    if let chosen { didChoose(days[chosen].dayNumber) }
  }

  override func cancelTracking(with event: AtriumKit.Event?) { press(nil) }

  private func press(_ day: Int?) {
    guard day != pressed else { return }
    pressed = day
    update()
  }

  private static let arrows: [KeyboardHIDUsage] = [
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
  ]

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    // The displayed month may differ from the month of the chosen date. The keys then start from the same day in
    // the displayed month.
    let date = choice.date.on(year: month.year, month: month.month, day: choice.date.day)
    if date.dayNumber != choice.date.dayNumber, MonthGrid.arrows.contains(key.keyCode) {
      didChoose(date.dayNumber)
      return true
    }
    let forward = isRightToLeft ? -1 : 1
    let target: CalendarDate
    switch key.keyCode {
    case .keyboardLeftArrow: target = date.adding(days: -forward)
    case .keyboardRightArrow: target = date.adding(days: forward)
    case .keyboardUpArrow: target = date.adding(days: -7)
    case .keyboardDownArrow: target = date.adding(days: 7)
    case .keyboardPageUp: target = date.adding(months: -1)
    case .keyboardPageDown: target = date.adding(months: 1)
    case .keyboardHome: target = date.on(year: date.year, month: date.month, day: 1)
    case .keyboardEnd: target = date.on(year: date.year, month: date.month, day: 31)
    default: return false
    }
    didChoose(target.dayNumber)
    return true
  }

  /// Draws the focus ring around the selected day, or around the month if the selected day is in another
  /// month.
  override func drawFocusRing(in canvas: borrowing Canvas) {
    let selected = days.first { $0.state.isSelected }
    theme.drawFocusRing(
      around: selected?.frame.insetBy(dx: 1, dy: 1) ?? bounds, cornerRadius: Theme.cornerRadius,
      in: canvas)
  }

  /// The selected day, on which the arrow keys act.
  override var accessibilityFocusedElement: AccessibleObject? { days.first { $0.state.isSelected } }
}
