public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that answers to presses: of a finger, of a pointer's primary button, of Space or Enter.
///
/// It follows a press from its beginning to its end (G-9): *inside* is the bounds, for a finger
/// grown by ``touchSlop``. A pointer counts if its primary button alone began the press; when
/// another button joins, the press is cancelled. Each change of state shows in the same turn.
///
/// Inside this class and its subclasses `Event` is ``Control/Event``; what is delivered to a
/// responder is `AtriumKit.Event` there.
open class Control: View {
  /// How far outside of the bounds a finger still counts as inside, in points (G-9).
  public static let touchSlop = 70.0

  private var actions: [(events: Event, closure: @MainActor () -> Void)] = []
  private weak var trackedTouch: Touch?
  private var isTouchHighlighted = false
  private var heldKey: KeyboardHIDUsage?

  /// Whether it answers at all; setting false cancels a press.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        abandonTracking()
        releaseKey()
      }
      cursor = isEnabled ? .pointer : nil
      stateDidChange()
    }
  }
  /// Whether it is the chosen one among several.
  public var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether it looks pressed: while a press is inside, or a key holds it.
  public private(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a pointer is over it.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue, isEnabled { stateDidChange() } }
  }
  /// Whether a press that began here goes on.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether the press that goes on is inside.
  public var isTouchInside: Bool { isTouchHighlighted }

  /// Whether a press, or Space and Enter, are what the control is for.
  var isPressable: Bool { true }

  /// Makes a control that is enabled.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cursor = .pointer
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        isHovered = recognizer.state == .began || recognizer.state == .changed
        hoverDidMove(to: isHovered ? recognizer.location(in: self) : nil)
      })
  }

  // MARK: Actions

  /// Adds a closure that is called once for each delivery of any of the events.
  public func addAction(for events: Event, _ closure: @escaping @MainActor () -> Void) {
    actions.append((events, closure))
  }

  /// Forgets every closure that was added for any of the events.
  public func removeActions(for events: Event) {
    actions.removeAll { !$0.events.isDisjoint(with: events) }
  }

  /// Calls the closures that were added for any of the events.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.closure() }
  }

  /// Tells that the look may have changed: with the state, or with the window that it came into.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
    updateParts(animated: true)
  }

  /// Brings parts that are views up to date: with the layout, the state and the theme.
  func updateParts(animated: Bool) {}

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Takes the theme's colours, and the side that the control begins at.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  // MARK: Tracking, for subclasses

  /// Tells that a press began here.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether the control wants to follow it.
  open func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Tells that the press moved.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether the control still wants to follow it.
  open func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Tells that the press ended; ``isTouchInside`` says where, ``isTracking`` is false already.
  ///
  /// Call `super`: not needed.
  open func endTracking(_ touch: Touch, with event: AtriumKit.Event?) {}

  /// Tells that the press was taken away: what it did so far does not count.
  ///
  /// Call `super`: not needed.
  open func cancelTracking(with event: AtriumKit.Event?) {}

  /// Does by Space or Enter what a press does.
  func performKeyPress() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Tells where a pointer without buttons is; nil once it has left.
  func hoverDidMove(to point: Point?) {}

  /// Does what a key other than Space and Enter means, held without Control, Alt or the like.
  ///
  /// - Returns: Whether it means anything here.
  func performKey(_ key: Key, isRepeat: Bool) -> Bool { false }

  // MARK: The keyboard

  /// Whether it has the keyboard and should show that: after keys, not after a pointer.
  public var isFocusRingVisible: Bool { showsFocusRing }

  /// How round the corners of the focus ring are, in points; the view's own by default.
  ///
  /// Call `super`: not needed.
  open var focusRingCornerRadius: Double { cornerRadius }

  /// Draws the theme's ring along the edge.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: focusRingCornerRadius, in: canvas)
  }

  /// A control takes the keyboard as long as it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Forgets a key whose release went elsewhere.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    releaseKey()
    return super.becomeFirstResponder()
  }

  /// Takes the look of the window's theme; outside of one lets go of what a key holds.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The way up of a key will not arrive outside.
    guard window != nil else { return releaseKey() }
    // What changed outside took the colours of no window's theme, and nobody tells of traits that are
    // those of the last time.
    View.performWithoutAnimation { stateDidChange() }
  }

  /// Presses the control by Space or Enter: the action comes with the key's way down.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func handle(_ press: Press) -> Bool {
    guard isEnabled, Control.isPlain(press.key) else { return false }
    guard isPressable, Control.isPressing(press.key) else {
      return performKey(press.key, isRepeat: press.isRepeat)
    }
    if !press.isRepeat, heldKey == nil {
      hold(press.key.keyCode)
      performKeyPress()
    }
    return true
  }

  /// Lets go of the control when the key that pressed it comes up.
  open override func pressesEnded(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { $0.key.keyCode != heldKey }
    if others.count < presses.count { releaseKey() }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  private static func isPressing(_ key: Key) -> Bool {
    let pressing: [KeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
    return pressing.contains(key.keyCode)
  }

  private static func isPlain(_ key: Key) -> Bool {
    key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
  }

  private func hold(_ key: KeyboardHIDUsage) {
    heldKey = key
    updateHighlight()
    // A key that is held while the desktop's focus goes elsewhere comes up there.
    window?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if !isKeyWindow { self?.releaseKey() }
    }
  }

  private func releaseKey() {
    guard heldKey != nil else { return }
    heldKey = nil
    updateHighlight()
  }

  private func updateHighlight() {
    isHighlighted = isTouchHighlighted || heldKey != nil
  }

  // MARK: Touches

  /// Begins a press; touches that are none go on to the next responder.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      touch.type == .direct || event?.buttonMask == [.primary]
    else { return super.touchesBegan(touches, with: event) }
    trackedTouch = touch
    isTouchHighlighted = true
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      isTouchHighlighted = false
      return
    }
    // What the control did may have led to its end: switched off, or out of the window.
    guard trackedTouch === touch else { return }
    updateHighlight()
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the press in and out; one that crosses the edge is told of the crossing, then of the drag.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    guard touch.type == .direct || event?.buttonMask == [.primary] else { return abandonTracking() }
    let (was, isInside) = (isTouchHighlighted, contains(touch))
    setTouchHighlighted(isInside)
    guard continueTracking(touch, with: event) else { return abandonTracking() }
    guard trackedTouch === touch else { return }
    if was != isInside {
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
      guard trackedTouch === touch else { return }
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends the press; inside, it triggers the control's action.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    let isInside = contains(touch)
    isTouchHighlighted = isInside
    // It has ended, whatever is done about it now: switching the control off takes nothing back.
    trackedTouch = nil
    endTracking(touch, with: event)
    setTouchHighlighted(false)
    let inside: Event = isPressable ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    sendActions(for: isInside ? inside : .touchUpOutside)
  }

  /// Ends the press without an action.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    abandonTracking(with: event)
    // Of a touch that came while the press was not over, the next responder heard the beginning.
    let others = touches.subtracting([touch])
    if !others.isEmpty { super.touchesCancelled(others, with: event) }
  }

  /// Whether a drag along the control is no pan or swipe for somebody further out (G-25).
  var keepsDragsAside: Bool { false }

  /// Keeps a tap, and where drags mean something a drag, from somebody further out (G-25).
  ///
  /// Call `super`: for recognisers that the subclass does not know.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if keepsDragsAside, isDraggedAside(by: gestureRecognizer) { return false }
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? TapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, tap.buttonMaskRequired == [.primary]
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  private func abandonTracking(with event: AtriumKit.Event? = nil) {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
    cancelTracking(with: event)
    setTouchHighlighted(false)
    sendActions(for: .touchCancel)
  }

  private func setTouchHighlighted(_ isOn: Bool) {
    isTouchHighlighted = isOn
    updateHighlight()
  }

  private func contains(_ touch: Touch) -> Bool {
    let slop = touch.type == .direct ? -Control.touchSlop : 0
    return bounds.insetBy(dx: slop, dy: slop).contains(touch.location(in: self))
  }

  /// Whether a recogniser is on a view that holds this one.
  func isOutside(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return view !== self && isDescendant(of: view)
  }

  /// Whether a pan or a swipe further out would take a press that goes sideways (G-25).
  private func isDraggedAside(by gestureRecognizer: GestureRecognizer) -> Bool {
    guard isTracking, isOutside(gestureRecognizer), let way = way(of: gestureRecognizer) else {
      return false
    }
    return abs(way.x) >= abs(way.y)
  }

  /// Where a pan or a swipe of one finger leads, in the control's coordinates; nil for all else.
  private func way(of gestureRecognizer: GestureRecognizer) -> Point? {
    switch gestureRecognizer {
    case let pan as PanGestureRecognizer where pan.minimumNumberOfTouches <= 1:
      return pan.translation(in: self)
    case let swipe as SwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
      // With a horizontal direction among those that count, the vertical ones do not (G-38).
      let isHorizontal = !swipe.direction.isDisjoint(with: [.left, .right])
      let way = isHorizontal ? Point(x: 1) : Point(y: 1)
      return convert(way, from: nil) - convert(.zero, from: nil)
    default:
      return nil
    }
  }

  // MARK: Accessibility

  /// What was set, and the state it is in.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
