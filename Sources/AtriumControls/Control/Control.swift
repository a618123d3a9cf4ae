public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that responds to presses: of a finger, of a pointer's primary button, of Space or Enter.
///
/// It tracks a press from its beginning to its end (G-9): *inside* is the bounds, for a finger
/// expanded by ``touchSlop``. A pointer's press counts if its primary button alone began it; when
/// another button joins, the press is cancelled. Each change of state is drawn in the same turn.
///
/// Inside this class and its subclasses, `Event` means ``Control/Event``; the event that a
/// responder receives is written `AtriumKit.Event`.
open class Control: View {
  /// How far outside of the bounds a finger still counts as inside, in points.
  public static let touchSlop = 70.0

  private var actions: [ControlAction] = []
  private weak var trackedTouch: Touch?
  private var isTouchHighlighted = false
  private var heldKey: KeyboardHIDUsage?

  /// Whether it responds to input; setting false cancels a press.
  ///
  /// Call `super`: required.
  open var isEnabled = true {
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
  /// Whether it is selected.
  ///
  /// Call `super`: required.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether it looks pressed: while a press is inside, or Space or Enter is down.
  ///
  /// A press sets it. Call `super`: required.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a pointer is over it.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue, isEnabled { stateDidChange() } }
  }
  /// Whether it is tracking a press.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked press is inside.
  public var isTouchInside: Bool { isTouchHighlighted }

  /// Whether a press, or Space or Enter, triggers the primary action.
  var isPressable: Bool { true }

  /// Makes a control that is enabled.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control that a nib describes.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
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
    actions.append(ControlAction(events: events, closure: closure))
  }

  /// Adds a closure that ``removeActions(of:for:)`` can remove again.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - owner: The object that the closure belongs to; not kept alive, and without it the closure is not
  ///     called.
  ///   - closure: Called once for each delivery of any of the events.
  public func addAction(
    for events: Event, owner: AnyObject, _ closure: @escaping @MainActor () -> Void
  ) {
    actions.append(ControlAction(events: events, owner: owner, closure: closure))
  }

  /// Removes the closures of an owner for some events, and keeps them for others.
  ///
  /// - Parameters:
  ///   - owner: The object that was given with them; nil for all closures.
  ///   - events: The events.
  public func removeActions(of owner: AnyObject?, for events: Event) {
    for index in actions.indices where owner.map(actions[index].belongs) ?? true {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Removes every closure that was added for any of the events.
  public func removeActions(for events: Event) {
    actions.removeAll { !$0.events.isDisjoint(with: events) }
  }

  /// Calls the closures that were added for any of the events.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
  }

  /// Whether a closure was added for any of the events.
  func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Called when the appearance may have changed: with the state, or after a move to a window.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
    updateParts(animated: true)
  }

  /// Updates the subviews to the layout, the state and the theme.
  func updateParts(animated: Bool) {}

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Updates the parts to the theme and the layout direction.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  // MARK: Tracking, for subclasses

  /// Called when a press begins.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether to track the press.
  open func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Called when the press moves.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether to continue tracking.
  open func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Called when the press ends; ``isTouchInside`` is still valid, ``isTracking`` is already false.
  ///
  /// Call `super`: not needed.
  open func endTracking(_ touch: Touch, with event: AtriumKit.Event?) {}

  /// Called when the press is cancelled: undo its effects.
  ///
  /// Call `super`: not needed.
  open func cancelTracking(with event: AtriumKit.Event?) {}

  /// Performs the action of a press, for Space or Enter.
  func performKeyPress() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Called with the location of a pointer without pressed buttons; nil once it has left.
  func hoverDidMove(to point: Point?) {}

  /// Handles a key other than Space and Enter, without Control, Alt or Super.
  ///
  /// - Returns: Whether the control handled the key.
  func performKey(_ key: Key, isRepeat: Bool) -> Bool { false }

  // MARK: Keys and focus

  /// Whether it has the focus and draws the focus ring: after keys, not after a pointer.
  public var isFocusRingVisible: Bool { showsFocusRing }

  /// The corner radius of the focus ring, in points; the view's own by default.
  ///
  /// Call `super`: not needed.
  open var focusRingCornerRadius: Double { cornerRadius }

  /// Draws the theme's ring along the edge.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: focusRingCornerRadius, in: canvas)
  }

  /// True as long as the control is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Releases a held key, since another responder may have received its key-up.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    releaseKey()
    return super.becomeFirstResponder()
  }

  /// Applies the theme of the new window; without a window, releases a held key.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside a window, the key-up will not arrive.
    guard window != nil else { return releaseKey() }
    // Changes made outside a window used the default theme, and `traitCollectionDidChange` is not
    // called if the traits equal those of the last window.
    View.performWithoutAnimation { stateDidChange() }
  }

  /// Presses the control with Space or Enter; the action is sent on key-down.
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

  /// Ends the press by a key when that key comes up.
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
    // If the window loses the focus meanwhile, another window receives the key-up.
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

  /// Begins a press; other touches are forwarded to the next responder.
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
    // The override may have ended the press: by disabling the control, or removing it.
    guard trackedTouch === touch else { return }
    updateHighlight()
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Tracks the press in and out; at the edge, `touchDragEnter` or `touchDragExit` precedes the
  /// drag.
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
    // The press has ended: disabling the control in a callback must not cancel it.
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
    // The next responder received the beginning of touches that came during the press.
    let others = touches.subtracting([touch])
    if !others.isEmpty { super.touchesCancelled(others, with: event) }
  }

  /// Whether a horizontal drag must not begin a pan or a swipe of an ancestor (G-25).
  var keepsDragsAside: Bool { false }

  /// Denies an ancestor's recogniser a tap, and a drag if the control uses drags.
  ///
  /// Call `super`: for recognisers that the subclass does not handle.
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
    trackingArea(for: touch).contains(touch.location(in: self))
  }

  /// The area in which a tracked press counts as inside, in the control's coordinates.
  func trackingArea(for touch: Touch) -> Rect {
    let slop = touch.type == .direct ? -Control.touchSlop : 0
    return bounds.insetBy(dx: slop, dy: slop)
  }

  /// Whether a recogniser belongs to an ancestor of this view.
  func isOutside(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return view !== self && isDescendant(of: view)
  }

  /// Whether an ancestor's pan or swipe would take a press that moves sideways.
  private func isDraggedAside(by gestureRecognizer: GestureRecognizer) -> Bool {
    guard isTracking, isOutside(gestureRecognizer), let way = way(of: gestureRecognizer) else {
      return false
    }
    return abs(way.x) >= abs(way.y)
  }

  /// The direction of a pan or a swipe of one finger, in the control's coordinates; nil for others.
  private func way(of gestureRecognizer: GestureRecognizer) -> Point? {
    switch gestureRecognizer {
    case let pan as PanGestureRecognizer where pan.minimumNumberOfTouches <= 1:
      return pan.translation(in: self)
    case let swipe as SwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
      // If the swipe has a horizontal direction, vertical ones are ignored (G-38).
      let isHorizontal = !swipe.direction.isDisjoint(with: [.left, .right])
      let way = isHorizontal ? Point(x: 1) : Point(y: 1)
      return convert(way, from: nil) - convert(.zero, from: nil)
    default:
      return nil
    }
  }

  // MARK: Accessibility

  /// The traits that were set, and those of the state.
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
