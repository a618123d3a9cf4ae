public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A control that selects a value from a range.
///
/// The user can drag the thumb; a click on the track moves the thumb to the clicked position. The arrow
/// keys, Page Up, Page Down, Home, End and a wheel also move the thumb. If a touch is cancelled, the old
/// value is restored.
open class Slider: Control {
  /// The maximum number of tick marks; if there are more, none is drawn.
  private static let mostTicks = 1000

  private(set) var range = ValueRange(minimum: 0, maximum: 1, step: 0)
  private var storedValue = 0.0
  var drag: SliderDrag?
  /// The scroll distance on a touchpad that has not changed the value yet, in points.
  private var scrollRest = 0.0

  private let track = ShapeView(cornerRadius: SliderMetrics.trackHeight / 2)
  private let filling = ShapeView(cornerRadius: SliderMetrics.trackHeight / 2)
  private let thumb = SliderThumbView()
  /// The images of the parts; nil until the first one is set.
  var images: SliderImages?

  /// The value of the control, rounded to the nearest allowed value.
  ///
  /// Setting this property sends no event.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end of the track.
  ///
  /// A minimum above the maximum raises the `maximumValue` to the same value.
  open var minimumValue: Double {
    get { range.minimum }
    set {
      setRange {
        $0.minimum = newValue
        $0.maximum = max($0.minimum, $0.maximum)
      }
    }
  }
  /// The value at the trailing end of the track.
  ///
  /// A maximum below the minimum lowers the `minimumValue` to the same value.
  open var maximumValue: Double {
    get { range.maximum }
    set {
      setRange {
        $0.maximum = newValue
        $0.minimum = min($0.minimum, $0.maximum)
      }
    }
  }
  /// The distance between allowed values, starting from the minimum; 0 allows any value.
  public var step: Double {
    get { range.step }
    set { setRange { $0.step = max(0, newValue) } }
  }
  /// Whether ``Control/Event/valueChanged`` is sent during a drag; if false, the event is sent once at the
  /// end of the drag.
  open var isContinuous = true
  /// The number of tick marks below the track, from end to end, 2 … 1,000; no marks for other numbers.
  public var tickCount = 0 {
    didSet { if tickCount != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the track before the thumb, and of the thumb's dot; nil uses the theme's accent colour.
  open var minimumTrackTintColor: Color? {
    didSet { if minimumTrackTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The colour of the track after the thumb; nil uses the theme's colour.
  open var maximumTrackTintColor: Color? {
    didSet { if maximumTrackTintColor != oldValue { updateParts(animated: false) } }
  }

  /// The colour of the thumb; nil uses the theme's colour.
  open var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { updateParts(animated: false) } }
  }

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The value, which is rounded to the nearest allowed value.
  ///   - range: The minimum and the maximum.
  ///   - step: The distance between allowed values; 0 allows any value.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0) {
    super.init(frame: Rect(origin: .zero, size: SliderMetrics.size))
    self.range = ValueRange(
      minimum: range.lowerBound, maximum: range.upperBound, step: max(0, step))
    storedValue = self.range.nearest(to: value)
    setUp()
  }

  /// Makes a slider with a frame and the range from 0 to 1.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from a nib, by default with the range from 0 to 1.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    for view in [track, filling, thumb] { addSubview(view) }
    accessibilityRole = .slider
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Double, animated: Bool) {
    let allowed = range.nearest(to: value)
    guard allowed != storedValue else { return }
    storedValue = allowed
    updateParts(animated: animated)
  }

  /// The accessibility traits that were set, and `adjustable`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise the slider's `value`.
  ///
  /// The `value` is shown as a number if the minimum and the step are whole numbers, and as a percentage if not.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? range.text(of: storedValue) }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by one step in the same way as an arrow key.
  open override func accessibilityIncrement() {
    setAccessibilityValue(storedValue + range.smallStep)
  }

  /// Decreases the value by one step in the same way as an arrow key.
  open override func accessibilityDecrement() {
    setAccessibilityValue(storedValue - range.smallStep)
  }

  /// Returns the offered width, or 160 points if no width is offered, and a fixed height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : SliderMetrics.size.width,
      height: SliderMetrics.size.height)
  }

  /// The fitting height; the view has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the focus ring around the thumb.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: thumb.frame, cornerRadius: SliderMetrics.ringSide / 2, in: canvas)
  }

  /// Returns whether a point hits the control; the hit area has at least the height of a touch target.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Draws the marks.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    guard tickCount >= 2, tickCount <= Slider.mostTicks else { return }
    let color =
      isEnabled ? theme.track : theme.track.withAlphaComponent(Theme.disabledAlpha)
    for index in 0..<tickCount {
      let place = mirrored(thumbCenter(at: Double(index) / Double(tickCount - 1)))
      canvas.fill(
        uprightLine(
          at: place.x, from: place.y + SliderMetrics.tickOffset, height: SliderMetrics.tickHeight),
        with: color)
    }
  }

  // MARK: Input

  override var isPressable: Bool { false }

  override var keepsDragsAside: Bool { true }

  /// Begins to drag the thumb.
  ///
  /// A touch outside the thumb first moves the thumb to the touch.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    beginDrag(at: touch.location(in: self))
    return true
  }

  /// Drags the thumb.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    continueDrag(to: touch.location(in: self))
    return true
  }

  /// Ends the drag.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    if let touch { endDrag(at: touch.location(in: self)) }
  }

  /// Restores the value that was current before the touch.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    cancelDrag()
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    guard let wish = value(for: key) else { return false }
    change(to: wish, animated: true)
    return true
  }

  /// Moves the thumb in response to a wheel or a touchpad.
  ///
  /// Inside a view that can scroll, the slider responds only while it is first responder, so that the value does not
  /// change when scrolling moves the slider under the pointer.
  open override func scrolled(_ scroll: ScrollInput, with event: AtriumKit.Event) {
    guard isEnabled, takes(scroll) else { return super.scrolled(scroll, with: event) }
    change(by: scroll)
  }

  /// Sets a value that the user has chosen, and sends the event.
  func change(to wish: Double, animated: Bool, sends: Bool = true) {
    let old = storedValue
    setValue(wish, animated: animated)
    if sends, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func setRange(_ change: (inout ValueRange) -> Void) {
    change(&range)
    storedValue = range.nearest(to: storedValue)
    updateParts(animated: false)
  }

  // MARK: Parts

  /// Returns the thumb's centre for a fraction of the range.
  private func thumbCenter(at fraction: Double) -> Point {
    let inset = SliderMetrics.ringSide / 2
    let area = trackArea
    let way = max(0, area.width - 2 * inset)
    return mirrored(
      Point(x: area.minX + inset + way * fraction, y: bounds.midY.rounded(.down)))
  }

  override func updateParts(animated: Bool) {
    if isFocusRingVisible { setNeedsDisplay() }
    let center = thumbCenter(at: range.fraction(of: storedValue))
    let height = SliderMetrics.trackHeight
    let whole = mirrored(trackArea.shrunkBy(dx: SliderMetrics.trackInset, dy: 0))
    let line = Rect(
      x: whole.minX, y: center.y - height / 2, width: whole.width, height: height)
    View.move(animated && window != nil) {
      track.frame = line
      track.backgroundColor = maximumTrackTintColor ?? theme.groove
      filling.frame =
        isRightToLeft
        ? Rect(x: center.x, y: line.minY, width: max(0, line.maxX - center.x), height: height)
        : Rect(x: line.minX, y: line.minY, width: max(0, center.x - line.minX), height: height)
      filling.backgroundColor = minimumTrackTintColor ?? theme.accent
      track.alpha = isEnabled ? 1 : Theme.disabledAlpha
      filling.alpha = isEnabled ? 1 : 0
      let side = SliderMetrics.ringSide
      thumb.frame = Rect(center: center, size: Size(width: side, height: side))
      thumb.show(
        isEnabled: isEnabled, isHovered: isHovered, isHighlighted: isHighlighted,
        color: minimumTrackTintColor, ground: thumbTintColor)
      images?.show(in: self, track: track, filling: filling, thumb: thumb)
    }
  }
}

extension Slider {
  // MARK: Dragging

  func beginDrag(at point: Point) {
    // The slider takes the focus, so that arrow keys can continue from the dragged value.
    becomeFirstResponder()
    let place = thumbCenter(at: range.fraction(of: value))
    let offset = mirrored(point).x - mirrored(place).x
    let isOnThumb = abs(offset) <= SliderMetrics.ringSide / 2
    drag = SliderDrag(oldValue: value, offset: isOnThumb ? offset : 0)
    if !isOnThumb { change(to: value(at: point), animated: true, sends: isContinuous) }
  }

  func continueDrag(to point: Point) {
    guard drag != nil else { return }
    change(to: value(at: point), animated: step > 0, sends: isContinuous)
  }

  func endDrag(at point: Point) {
    guard let drag else { return }
    let wish = value(at: point)
    self.drag = nil
    change(to: wish, animated: step > 0, sends: isContinuous)
    if !isContinuous, value != drag.oldValue {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    change(to: drag.oldValue, animated: true, sends: isContinuous)
  }

  private func value(at point: Point) -> Double {
    let (start, end) = (mirrored(thumbCenter(at: 0)).x, mirrored(thumbCenter(at: 1)).x)
    guard end > start else { return value }
    return range.value(at: (mirrored(point).x - (drag?.offset ?? 0) - start) / (end - start))
  }

  // MARK: Keys

  /// Returns the value after a key press; nil for a key that the slider does not handle.
  func value(for key: Key) -> Double? {
    let towardsEnd = isRightToLeft ? -1.0 : 1
    switch key.keyCode {
    case .keyboardRightArrow: return value + range.smallStep * towardsEnd
    case .keyboardLeftArrow: return value - range.smallStep * towardsEnd
    case .keyboardUpArrow: return value + range.smallStep
    case .keyboardDownArrow: return value - range.smallStep
    case .keyboardPageUp: return value + range.largeStep
    case .keyboardPageDown: return value - range.largeStep
    case .keyboardHome: return range.minimum
    case .keyboardEnd: return range.maximum
    default: return nil
    }
  }

  // MARK: Scrolling

  private func takes(_ scroll: ScrollInput) -> Bool {
    if isFirstResponder { return true }
    var view = superview
    while let current = view {
      if let scrollView = current as? ScrollView {
        // A scroll view that cannot scroll does not need the wheel's steps.
        if ScrollAxis.allCases.contains(where: scrollView.canDrag) { return false }
      } else if current.gestureRecognizers.contains(where: Slider.takesScrolling) {
        return false
      }
      view = current.superview
    }
    return true
  }

  private static func takesScrolling(_ recognizer: GestureRecognizer) -> Bool {
    (recognizer as? PanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
  }

  func change(by scroll: ScrollInput) {
    if scroll.phase == .began { scrollRest = 0 }
    // Scrolling up or towards the trailing side increases the value.
    let sideways = isRightToLeft ? scroll.delta.x : -scroll.delta.x
    let way = abs(scroll.delta.y) >= abs(scroll.delta.x) ? scroll.delta.y : sideways
    guard way != 0 else { return }
    if scroll.phase == .step {
      return change(to: value + range.smallStep * (way > 0 ? 1 : -1), animated: true)
    }
    let length = max(1, thumbCenter(at: 1).distance(to: thumbCenter(at: 0)))
    scrollRest += way
    let wish = range.nearest(to: value + scrollRest / length * range.length)
    guard wish != value else { return }
    scrollRest = 0
    change(to: wish, animated: false)
  }
}
