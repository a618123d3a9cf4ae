public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A control with two halves, which decrease and increase a value by a step.
///
/// While a half is held down, its step is repeated. The arrow keys, Page Up, Page Down, Home and End work
/// as in a ``Slider``.
open class Stepper: Control {
  private static let size = Size(width: 96, height: Theme.controlHeight)
  /// The time before the first automatic repeat, in seconds.
  private static let repeatDelay = 0.5
  /// The time between two automatic repeats, in seconds.
  private static let repeatInterval = 0.1

  /// The two halves.
  private enum Half {
    case minus
    case plus
  }

  private var range = ValueRange(minimum: 0, maximum: 100, step: 1)
  private var storedValue = 0.0
  private var pressed: Half? {
    didSet { if pressed != oldValue { setNeedsDisplay() } }
  }
  private var hovered: Half? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }
  private var timer: Timer?
  private var oldValue = 0.0

  /// The value of the control, rounded to the nearest allowed value.
  ///
  /// Setting this property sends no event.
  open var value: Double {
    get { storedValue }
    set { set(newValue) }
  }
  /// The minimum of the value; 0 by default.
  open var minimumValue: Double {
    get { range.minimum }
    set { setRange { $0.minimum = newValue } }
  }
  /// The maximum of the value; 100 by default.
  open var maximumValue: Double {
    get { range.maximum }
    set { setRange { $0.maximum = newValue } }
  }
  /// The change of the value by one step; a value that is not positive and finite is ignored.
  open var stepValue: Double {
    get { range.step }
    set { if newValue > 0, newValue.isFinite { setRange { $0.step = newValue } } }
  }
  /// Whether the value wraps around at both ends.
  open var wraps = false {
    didSet { if wraps != oldValue { setNeedsDisplay() } }
  }
  /// Whether the step is repeated while a half is held down.
  open var autorepeat = true
  /// Whether ``Control/Event/valueChanged`` is sent with each step; if false, the event is sent once when
  /// the touch ends.
  open var isContinuous = true

  /// Makes a stepper with its fixed size.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1) {
    super.init(frame: Rect(origin: .zero, size: Stepper.size))
    self.range = ValueRange(
      minimum: range.lowerBound, maximum: range.upperBound, step: step > 0 ? step : 1)
    storedValue = self.range.nearest(to: value)
    accessibilityRole = .incrementor
  }

  /// Makes a stepper with a frame and the range from 0 to 100.
  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .incrementor
  }

  /// Makes a stepper from a nib, by default with the range from 0 to 100.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    accessibilityRole = .incrementor
    coder.decode(self)
  }

  /// The accessibility traits that were set, and `adjustable`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise the stepper's ``value``.
  ///
  /// The ``value`` is shown as a number if the minimum and the step are whole numbers, and as a percentage if not.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? range.text(of: storedValue) }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by one step, as the key Up does; does nothing while the stepper is disabled.
  open override func accessibilityIncrement() {
    if isEnabled { step(.plus) }
  }

  /// Decreases the value by one step, as the key Down does; does nothing while the stepper is disabled.
  open override func accessibilityDecrement() {
    if isEnabled { step(.minus) }
  }

  /// Returns 96×36 points.
  open override func sizeThatFits(_ size: Size) -> Size { Stepper.size }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// The corner radius of the focus ring: the theme's corner radius of controls, in points.
  open override var focusRingCornerRadius: Double { Theme.cornerRadius }

  /// Returns whether a point hits the control; the hit area has at least the height of a touch target.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Draws both halves.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    let theme = theme
    let alpha = isEnabled ? 1 : Theme.disabledAlpha
    let shape = Path(roundedRect: bounds, cornerRadius: Theme.cornerRadius)
    canvas.fill(shape, with: theme.fill.withAlphaComponent(isEnabled ? 1 : 0.5))
    canvas.withSavedState { canvas in
      canvas.clip(to: shape)
      for half in [Half.minus, .plus] {
        if half == pressed {
          canvas.fill(frame(of: half), with: theme.pressedFill)
        } else if half == hovered, isEnabled, canChange(half) {
          canvas.fill(frame(of: half), with: theme.hoverFill)
        }
      }
    }
    canvas.fill(
      uprightLine(at: bounds.midX, from: bounds.minY + 8, height: bounds.height - 16),
      with: theme.outline.withAlphaComponent(alpha))
    for half in [Half.minus, .plus] {
      let glyph: Glyph = half == .minus ? .minus : .plus
      let isUsable = isEnabled && canChange(half)
      glyph.draw(
        at: frame(of: half).center,
        color: theme.label.withAlphaComponent(isUsable ? 1 : Theme.disabledAlpha), in: canvas)
    }
    if theme.isHighContrast {
      canvas.stroke(
        Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cornerRadius - 0.5),
        with: theme.outline.withAlphaComponent(alpha), width: 1)
    }
  }

  // MARK: Input

  override var isPressable: Bool { false }

  /// Makes the first step and schedules the automatic repeats.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    let half = half(at: touch.location(in: self))
    oldValue = storedValue
    guard canChange(half) else { return true }
    pressed = half
    step(half, sends: isContinuous)
    if autorepeat { wait(Stepper.repeatDelay) }
    return true
  }

  /// Stops the automatic repeats when the touch moves outside the control or to the other half.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    if let pressed, !isTouchInside || half(at: touch.location(in: self)) != pressed { stop() }
    return true
  }

  /// Stops the automatic repeats.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    stop()
    if !isContinuous, storedValue != oldValue {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Stops the automatic repeats and restores the value that was current before the touch.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    stop()
    change(to: oldValue, sends: isContinuous)
  }

  override func hoverDidMove(to point: Point?) {
    hovered = point.map(half(at:))
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let isForward = !isRightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: step(.plus)
    case .keyboardDownArrow: step(.minus)
    case .keyboardRightArrow: step(isForward ? .plus : .minus)
    case .keyboardLeftArrow: step(isForward ? .minus : .plus)
    case .keyboardPageUp: change(to: storedValue + range.largeStep)
    case .keyboardPageDown: change(to: storedValue - range.largeStep)
    case .keyboardHome: change(to: range.minimum)
    case .keyboardEnd: change(to: range.maximum)
    default: return false
    }
    return true
  }

  private func frame(of half: Half) -> Rect {
    let width = bounds.width / 2
    let left = Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    let isLeft = (half == .minus) != isRightToLeft
    return isLeft ? left : left.offsetBy(dx: width, dy: 0)
  }

  private func half(at point: Point) -> Half {
    (point.x < bounds.midX) != isRightToLeft ? .minus : .plus
  }

  // MARK: The value

  private func canChange(_ half: Half) -> Bool {
    wraps || (half == .minus ? storedValue > range.minimum : storedValue < range.maximum)
  }

  private func step(_ half: Half, sends: Bool = true) {
    let wish = storedValue + (half == .plus ? range.step : -range.step)
    guard wraps else { return change(to: wish, sends: sends) }
    // The tolerance keeps rounding errors from wrapping the value around.
    let slack = range.step / 1e6
    if wish > range.maximum + slack {
      change(to: range.minimum, sends: sends)
    } else if wish < range.minimum - slack {
      change(to: range.maximum, sends: sends)
    } else {
      change(to: wish, sends: sends)
    }
  }

  func change(to wish: Double, sends: Bool = true) {
    let old = storedValue
    set(wish)
    if sends, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func set(_ wish: Double) {
    let allowed = range.nearest(to: wish)
    guard allowed != storedValue else { return }
    storedValue = allowed
    setNeedsDisplay()
  }

  private func setRange(_ change: (inout ValueRange) -> Void) {
    change(&range)
    storedValue = range.nearest(to: storedValue)
    setNeedsDisplay()
  }

  // MARK: Automatic repeats

  private func wait(_ seconds: Double) {
    timer = window?.scheduleTimer(withTimeInterval: seconds) { [weak self] _ in
      guard let self, let pressed else { return }
      step(pressed, sends: isContinuous)
      if canChange(pressed) { wait(Stepper.repeatInterval) } else { stop() }
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
    pressed = nil
  }
}
