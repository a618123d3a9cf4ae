public import AtriumGeometry
import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A control for dates, times of day and intervals.
///
/// Dates are ``CalendarDate`` values, without a time zone. Ported code uses Foundation's dates with the
/// same control (`UIDatePicker`).
///
/// The wheels respond to fingers, a pointer, a mouse wheel and keys, as in a ``PickerView``. In a month, a click
/// chooses a day. The arrow keys move by days and weeks, Page Up and Page Down move by months, and Home and End go
/// to the first and the last day of the month. If another month is shown, the keys act in that month. Days and times
/// outside the limits are dimmed. A click on such a day in a month has no effect. If a wheel or a key chooses such a
/// day or time, the picker chooses the nearest limit.
///
/// ``Control/Event/valueChanged`` is sent when the user has changed the value. While a popover of the
/// compact style is open, the control is editing: it sends ``Control/Event/editingDidBegin`` and
/// ``Control/Event/editingDidEnd``.
open class DatePicker: Control {
  private var choice = DateChoice(date: .now)
  /// The view that shows the value in the current style.
  private var face: (any DateFace)?

  /// The values that the picker offers; a day with hours and minutes by default.
  open var datePickerMode: Mode {
    get { choice.mode }
    set { change { $0.mode = newValue } }
  }
  /// The preferred style.
  ///
  /// The modes `countDownTimer` and `yearAndMonth` always use wheels. The mode `time` uses wheels instead
  /// of the style `inline`.
  open var preferredDatePickerStyle = DatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
  }
  /// The style that the picker actually uses, given its mode and its preferred style; never `automatic`.
  open var datePickerStyle: DatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
    case (_, .automatic), (_, .compact): .compact
    case (_, .inline): .inline
    }
  }
  /// The chosen date, within the limits; the current date by default.
  ///
  /// Setting this property sends no event. In the mode `date`, the value keeps the time of day of the date that
  /// was set last.
  open var calendarDate: CalendarDate {
    get { choice.date }
    set { setCalendarDate(newValue, animated: false) }
  }
  /// The earliest date; nil, the default, for no limit.
  ///
  /// Both limits are ignored if this date is later than ``maximumCalendarDate``.
  open var minimumCalendarDate: CalendarDate? {
    get { choice.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The latest date; nil, the default, for no limit.
  open var maximumCalendarDate: CalendarDate? {
    get { choice.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// The chosen interval in seconds, 0…86,399; 0 unless the mode is `countDownTimer`.
  ///
  /// Setting this property sends no event.
  open var countDownDuration: Double {
    get { datePickerMode == .countDownTimer ? choice.duration : 0 }
    set { change { $0.set(duration: newValue) } }
  }
  /// The interval between the times that the picker offers, in minutes, 1…30; 1 by default.
  ///
  /// A number that is out of range or does not divide 60 counts as 1.
  open var minuteInterval: Int {
    get { choice.minuteInterval }
    set {
      let isAllowed = (1...30).contains(newValue) && 60 % newValue == 0
      change { $0.minuteInterval = isAllowed ? newValue : 1 }
    }
  }
  /// Whether the value is rounded down to a multiple of ``minuteInterval``; true by default.
  open var roundsToMinuteInterval: Bool {
    get { choice.roundsToMinuteInterval }
    set { change { $0.roundsToMinuteInterval = newValue } }
  }
  /// The names and the order of the parts of a date; by default, the names and the order of the program's language.
  ///
  /// A list with a wrong number of names is replaced with the list of the program's language.
  public var format: Format {
    get { choice.format }
    set { change { $0.format = newValue.completed } }
  }

  /// Makes a picker for a date and a time of day.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  /// Makes a picker from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    cursor = nil
    isAccessibilityElement = false
    styleDidChange()
  }

  /// Sets the date without an event, and turns the wheels to the new date.
  ///
  /// - Parameters:
  ///   - date: The date, which is clamped to the limits.
  ///   - animated: Whether the wheels turn with an animation.
  open func setCalendarDate(_ date: CalendarDate, animated: Bool) {
    change(animated: animated) { $0.set(date) }
  }

  /// The accessibility value that was set, or otherwise the date, the time or the interval in words.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? choice.text }
    set { super.accessibilityValue = newValue }
  }

  /// False: the wheels, the days or the fields inside become the first responder.
  open override var canBecomeFirstResponder: Bool { false }

  /// Returns the size of the current style: 320×216 points for wheels, 320 points in width for a month, and the size
  /// of the fields in the compact style.
  open override func sizeThatFits(_ size: Size) -> Size { face?.fittingSize ?? .zero }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  // MARK: The value

  /// Changes the value or its limits on behalf of the program.
  private func change(animated: Bool = false, _ body: (inout DateChoice) -> Void) {
    var changed = choice
    body(&changed)
    guard changed != choice else { return }
    let isOtherMode = changed.mode != choice.mode
    let isOtherSize = changed.format != choice.format
    choice = changed
    if isOtherMode { styleDidChange() } else { face?.show(choice, animated: animated) }
    if isOtherSize { sizeDidChange() }
  }

  /// Adopts the value that the user has chosen, and sends the event if the value has changed.
  private func adopt(_ wish: DateChoice) {
    let old = choice
    choice = wish
    face?.show(choice, animated: true)
    if choice.date != old.date || choice.duration != old.duration {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  // MARK: The style

  private func styleDidChange() {
    let needed = datePickerStyle
    if face?.style != needed || needed == .wheels {
      face?.removeFromSuperview()
      let made = makeFace(needed)
      made.didChoose = { [weak self] in self?.adopt($0) }
      addSubview(made)
      face = made
    }
    face?.show(choice, animated: false)
    updateParts(animated: false)
    sizeDidChange()
  }

  private func makeFace(_ style: DatePickerStyle) -> any DateFace {
    switch style {
    case .wheels: return DateWheels()
    case .inline: return MonthFace()
    case .automatic, .compact:
      let fields = DateFields()
      fields.isEditingDidChange = { [weak self] isEditing in
        self?.sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
      }
      return fields
    }
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func updateParts(animated: Bool) {
    super.updateParts(animated: animated)
    guard let face else { return }
    face.alpha = isEnabled ? 1 : Theme.disabledAlpha
    face.isUserInteractionEnabled = isEnabled
    face.frame = bounds
  }

  // MARK: Input

  override var isPressable: Bool { false }

  /// Returns false, because the parts of the picker handle touches.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { false }
}
