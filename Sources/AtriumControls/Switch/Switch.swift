public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A control that is on or off.
///
/// A click, a touch, Space or Enter toggles the switch, and its knob can be dragged. The switch sends
/// ``Control/Event/valueChanged`` when the user has changed its state.
open class Switch: Control {
  private static let trackSize = Size(width: 48, height: 28)
  private static let knobSide = 20.0
  private static let pressedKnobWidth = 25.0
  private static let margin = Theme.grid
  /// The position from which a dragged knob turns the switch on, from 0 (off) to 1 (on).
  private static let turningPosition = 0.5

  private let track = ShapeView(cornerRadius: Switch.trackSize.height / 2)
  private let knob = ShapeView(cornerRadius: Switch.knobSide / 2)
  private var storedIsOn: Bool
  private var travel = PressTravel(at: 0)
  /// The position of a dragged knob, from 0 to 1; nil while the knob is not dragged.
  private var heldPosition: Double?

  /// Whether the switch is on; setting this property sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track while the switch is on; nil uses the theme's accent colour.
  open var onTintColor: Color? {
    didSet { if onTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The colour of the knob; nil uses the theme's colours.
  open var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { updateParts(animated: false) } }
  }

  /// Makes a switch with its fixed size.
  public init(isOn: Bool = false) {
    storedIsOn = isOn
    super.init(frame: Rect(origin: .zero, size: Switch.fittingSize))
    setUp()
  }

  /// Makes a switch with a frame, in the off state.
  public override init(frame: Rect) {
    storedIsOn = false
    super.init(frame: frame)
    setUp()
  }

  /// Makes a switch from a nib, by default in the off state.
  public override init?(coder: any NibDecoding) {
    storedIsOn = false
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    track.addSubview(knob)
    addSubview(track)
  }

  /// Sets ``isOn`` without sending an event, with an animation if requested.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    updateParts(animated: animated)
  }

  /// The accessibility traits that were set, with `button` and `toggleButton`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .toggleButton]) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise `1` or `0`, as in UIKit; it is the same in each language.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  private static var fittingSize: Size {
    Size(width: trackSize.width + 2 * margin, height: trackSize.height + 2 * margin)
  }

  /// Returns 56×36 points.
  open override func sizeThatFits(_ size: Size) -> Size { Switch.fittingSize }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the focus ring around the track.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(
      around: track.frame.insetBy(dx: -Switch.margin, dy: -Switch.margin),
      cornerRadius: Switch.fittingSize.height / 2, in: canvas)
  }

  /// Returns whether a point hits the control; the hit area has at least the height of a touch target.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Centres the track and the knob.
  open override func layoutSubviews() {
    track.frame = Rect(center: bounds.center, size: Switch.trackSize)
    super.layoutSubviews()
  }

  // MARK: Input

  override var keepsDragsAside: Bool { true }

  /// Stores the position of the touch.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    travel = PressTravel(at: mirrored(touch.location(in: self)).x)
    return true
  }

  /// Moves the knob with the touch, once the touch has become a drag.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    guard let length = travel.move(to: mirrored(touch.location(in: self)).x) else { return true }
    let way = Switch.trackSize.width - Switch.pressedKnobWidth - 2 * Switch.margin
    heldPosition = min(max((isOn ? 1 : 0) + length / way, 0), 1)
    updateParts(animated: false)
    return true
  }

  /// Toggles the switch, or sets its state according to the side of the dragged knob.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    let wish = heldPosition.map { $0 >= Switch.turningPosition } ?? (isTouchInside ? !isOn : isOn)
    heldPosition = nil
    change(to: wish)
  }

  /// Moves the knob back to its old position.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    heldPosition = nil
    updateParts(animated: true)
  }

  override func performKeyPress() {
    change(to: !isOn)
    super.performKeyPress()
  }

  /// A change of the value triggers the primary action, and a press alone does not.
  override func performPrimaryAction(byKey: Bool) { sendActions(for: .touchUpInside) }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    switch key.keyCode {
    case .keyboardRightArrow: change(to: !isRightToLeft)
    case .keyboardLeftArrow: change(to: isRightToLeft)
    default: return false
    }
    return true
  }

  private func change(to isOn: Bool) {
    let isChange = isOn != storedIsOn
    setOn(isOn, animated: true)
    if isChange { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Parts

  override func updateParts(animated: Bool) {
    let position = heldPosition ?? (storedIsOn ? 1 : 0)
    let looksOn = position >= Switch.turningPosition
    View.move(animated && window != nil, bounce: 0.15) {
      let ground = looksOn ? onTintColor ?? theme.accent : theme.track
      track.backgroundColor =
        isHovered && isEnabled ? ground.mixed(with: theme.label, by: 0.12) : ground
      track.alpha = isEnabled ? 1 : Theme.disabledAlpha
      knob.backgroundColor = thumbTintColor ?? (looksOn ? theme.onAccent : theme.thumb)
      let width = isHighlighted ? Switch.pressedKnobWidth : Switch.knobSide
      let inset = (Switch.trackSize.height - Switch.knobSide) / 2
      let way = Switch.trackSize.width - width - 2 * inset
      let left = inset + way * (isRightToLeft ? 1 - position : position)
      knob.frame = Rect(x: left, y: inset, width: width, height: Switch.knobSide)
    }
  }
}
