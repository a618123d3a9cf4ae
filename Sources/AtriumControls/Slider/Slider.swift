public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A control that chooses a value between two ends.
///
/// The thumb is dragged, a press on the track brings it there; arrows, Page Up and Page Down, Home
/// and End move it, and so does a wheel. A press that is taken away brings the old value back.
open class Slider: Control {
  private(set) var range = ValueRange(minimum: 0, maximum: 1, step: 0)
  private var storedValue = 0.0
  var drag: SliderDrag?
  /// What fingers on a touchpad scrolled that makes no step yet, in points.
  var scrollRest = 0.0

  private let track = ShapeView(cornerRadius: SliderMetrics.trackHeight / 2)
  private let filling = ShapeView(cornerRadius: SliderMetrics.trackHeight / 2)
  private let thumb: SliderThumbView

  /// The value; setting it sends nothing, and takes the nearest one that is allowed.
  public var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the beginning of the track.
  public var minimumValue: Double {
    get { range.minimum }
    set { setRange { $0.minimum = newValue } }
  }
  /// The value at the end of the track.
  public var maximumValue: Double {
    get { range.maximum }
    set { setRange { $0.maximum = newValue } }
  }
  /// The distance between allowed values, from the minimum on; 0 for any value.
  public var step: Double {
    get { range.step }
    set { setRange { $0.step = max(0, newValue) } }
  }
  /// Whether ``Control/Event/valueChanged`` is sent while the thumb is dragged, as against once at
  /// the end.
  public var isContinuous = true
  /// How many marks stand below the track, from end to end; none below 2.
  public var tickCount = 0 {
    didSet { if tickCount != oldValue { setNeedsDisplay() } }
  }
  /// The track before the thumb; nil takes the theme's accent.
  public var minimumTrackTintColor: Color? {
    didSet { if minimumTrackTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The track behind the thumb; nil takes the theme's.
  public var maximumTrackTintColor: Color? {
    didSet { if maximumTrackTintColor != oldValue { updateParts(animated: false) } }
  }

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: Where it stands.
  ///   - range: Its ends.
  ///   - step: The distance between allowed values; 0 for any value.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0) {
    thumb = SliderThumbView()
    super.init(frame: Rect(origin: .zero, size: SliderMetrics.size))
    self.range = ValueRange(
      minimum: range.lowerBound, maximum: range.upperBound, step: max(0, step))
    storedValue = self.range.nearest(to: value)
    for view in [track, filling, thumb] { addSubview(view) }
  }

  /// Moves the thumb; sends nothing.
  public func setValue(_ value: Double, animated: Bool) {
    let allowed = range.nearest(to: value)
    guard allowed != storedValue else { return }
    storedValue = allowed
    updateParts(animated: animated)
  }

  /// Something whose value goes up and down.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// The value if steps are whole, else in parts of a hundred; unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? range.text(of: storedValue) }
    set { super.accessibilityValue = newValue }
  }

  /// Its own height, and the width that is offered; 160 points if none is.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : SliderMetrics.size.width,
      height: SliderMetrics.size.height)
  }

  /// The height that fits best; any width will do.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the ring around the part that keys move.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: thumb.frame, cornerRadius: SliderMetrics.ringSide / 2, in: canvas)
  }

  /// A finger hits it somewhat above and below too.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Draws the marks.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard tickCount >= 2, tickCount <= 1000 else { return }
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

  /// Takes the thumb, or brings it to the press.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    beginDrag(at: touch.location(in: self))
    return true
  }

  /// Takes the thumb along.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    continueDrag(to: touch.location(in: self))
    return true
  }

  /// Leaves the thumb where the press was let go.
  open override func endTracking(_ touch: Touch, with event: AtriumKit.Event?) {
    endDrag(at: touch.location(in: self))
  }

  /// Brings the old value back.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    cancelDrag()
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    guard let wish = value(for: key) else { return false }
    change(to: wish, animated: true)
    return true
  }

  /// Moves the thumb by a wheel or a touchpad.
  ///
  /// Inside something that scrolls it has to have the keyboard, so that nothing changes when a page
  /// just passes under the pointer.
  open override func scrolled(_ scroll: ScrollInput, with event: AtriumKit.Event) {
    guard isEnabled, takes(scroll) else { return super.scrolled(scroll, with: event) }
    change(by: scroll)
  }

  /// Takes a value that the user chose.
  func change(to wish: Double, animated: Bool, sends: Bool = true) {
    let old = storedValue
    setValue(wish, animated: animated)
    if sends, storedValue != old { sendActions(for: .valueChanged) }
  }

  private func setRange(_ change: (inout ValueRange) -> Void) {
    change(&range)
    storedValue = range.nearest(to: storedValue)
    updateParts(animated: false)
  }

  // MARK: Parts

  /// Where the thumb's middle is at a part of the way.
  func thumbCenter(at fraction: Double) -> Point {
    let inset = SliderMetrics.ringSide / 2
    let way = max(0, bounds.width - 2 * inset)
    return mirrored(
      Point(x: bounds.minX + inset + way * fraction, y: bounds.midY.rounded(.down)))
  }

  override func updateParts(animated: Bool) {
    if isFocusRingVisible { setNeedsDisplay() }
    let center = thumbCenter(at: range.fraction(of: storedValue))
    let height = SliderMetrics.trackHeight
    let whole = bounds.shrunkBy(dx: SliderMetrics.trackInset, dy: 0)
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
        color: minimumTrackTintColor)
    }
  }
}
