import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The month of a date picker, with buttons for other months, and a field for the time of day.
final class MonthFace: View, DateFace {
  private static let headHeight = 44.0
  private static let width = 320.0

  var didChoose: (DateChoice) -> Void = { _ in }
  private var choice = DateChoice(date: CalendarDate(dayNumber: 0))
  /// A day in the displayed month.
  private var month = CalendarDate(dayNumber: 0)
  private let title = Button(configuration: MonthFace.flat)
  private let previous = MonthButton(.chevronLeft)
  private let following = MonthButton(.chevronRight)
  private let grid = MonthGrid()
  /// The wheels for the month and the year, while they cover the days.
  private var wheels: DateWheels?
  private let timeLabel = Label(text: String(localized: "Time"))
  private let time = DateFields()

  private static var flat: Button.Configuration {
    var configuration = Button.Configuration.plain()
    configuration.contentInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return configuration
  }

  init() {
    super.init(frame: .zero)
    time.parts = [.time]
    for view in [title, previous, following, grid, timeLabel, time] { addSubview(view) }
    title.addAction(for: .primaryActionTriggered) { [weak self] in self?.toggleWheels() }
    previous.accessibilityLabel = String(localized: "Previous month")
    previous.addAction(for: .primaryActionTriggered) { [weak self] in self?.turn(-1) }
    following.accessibilityLabel = String(localized: "Next month")
    following.addAction(for: .primaryActionTriggered) { [weak self] in self?.turn(1) }
    grid.didChoose = { [weak self] day in self?.choose(day: day) }
    time.didChoose = { [weak self] in self?.didChoose($0) }
  }

  /// The days, which receive the focus first.
  override var preferredFocusEnvironments: [Responder] { [grid] }

  var style: DatePickerStyle { .inline }

  var fittingSize: Size {
    Size(
      width: MonthFace.width,
      height: MonthFace.headHeight + MonthGrid.height + (hasTime ? MonthFace.headHeight : 0))
  }

  private var hasTime: Bool { choice.mode == .dateAndTime }

  func show(_ choice: DateChoice, animated: Bool) {
    // The displayed month stays until another day is chosen.
    if choice.date.dayNumber != self.choice.date.dayNumber { month = choice.date }
    self.choice = choice
    time.show(choice, animated: animated)
    showMonth()
    setNeedsLayout()
  }

  private func showMonth() {
    title.title = choice.format.month(month)
    grid.show(month, choice)
    previous.isEnabled = choice.allows(day: firstDay.dayNumber - 1)
    following.isEnabled = choice.allows(day: firstDay.adding(months: 1).dayNumber)
    wheels?.show(monthChoice, animated: true)
  }

  private var firstDay: CalendarDate { month.on(year: month.year, month: month.month, day: 1) }

  private func turn(_ months: Int) {
    month = firstDay.adding(months: months)
    showMonth()
    Accessibility.post(notification: .announcement, argument: title.title)
  }

  private func choose(day: Int) {
    var changed = choice
    changed.set(CalendarDate(dayNumber: day, secondOfDay: choice.date.secondOfDay))
    didChoose(changed)
  }

  // MARK: The wheels

  /// The displayed month, as a value in the mode `yearAndMonth`.
  private var monthChoice: DateChoice {
    var value = DateChoice(date: month)
    (value.mode, value.format) = (.yearAndMonth, choice.format)
    return value
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let made = DateWheels()
      made.didChoose = { [weak self] value in
        self?.month = value.date
        self?.showMonth()
      }
      wheels = made
      // The Tab key follows the order of the subviews.
      insertSubview(made, aboveSubview: grid)
      made.show(monthChoice, animated: false)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, side) = (bounds, MonthFace.headHeight)
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      mirrored(Rect(x: area.minX + x, y: area.minY + y, width: width, height: height))
    }
    title.frame = place(4, 0, min(title.sizeThatFits(.zero).width, area.width - 2 * side), side)
    previous.frame = place(area.width - 2 * side, 0, side, side)
    following.frame = place(area.width - side, 0, side, side)
    grid.frame = place(0, side, area.width, MonthGrid.height)
    wheels?.frame = grid.frame
    let isCovered = wheels != nil
    (grid.isHidden, previous.isHidden, following.isHidden) = (isCovered, isCovered, isCovered)
    let top = side + MonthGrid.height
    let fields = time.fittingSize
    (timeLabel.isHidden, time.isHidden) = (!hasTime, !hasTime)
    timeLabel.frame = place(12, top, max(0, area.width - fields.width - 24), side)
    time.frame = place(
      area.width - fields.width - 8, top + (side - fields.height) / 2, fields.width, fields.height)
  }
}

/// A button with a chevron, for the previous or the next month.
private final class MonthButton: Button {
  private let glyph: Glyph

  init(_ glyph: Glyph) {
    self.glyph = glyph
    super.init(frame: .zero)
    configuration = .plain()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    let isForward = (glyph == .chevronRight) != isRightToLeft
    (isForward ? Glyph.chevronRight : .chevronLeft).draw(
      at: bounds.center,
      color: theme.accent.withAlphaComponent(isEnabled ? 1 : Theme.disabledAlpha), in: canvas)
  }
}
