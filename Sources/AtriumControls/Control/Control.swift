public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that responds to a touch, a click of the primary button, or the Space or Enter key.
///
/// A control tracks a touch from beginning to end (G-9). A click is tracked as a touch. A touch is *inside*
/// while it is in the control's bounds, which are expanded by ``touchSlop`` for a finger. A click counts
/// only if the primary button alone is pressed; if another button is pressed during the click, the touch is
/// cancelled. Each change of state is drawn in the same turn of the event loop.
///
/// Inside this class and its subclasses, `Event` means ``Control/Event``; the event that a responder receives
/// is written `AtriumKit.Event`.
open class Control: View {
  /// The distance outside the bounds within which a finger still counts as inside, in points.
  public static let touchSlop = 70.0

  private var actions: [ControlAction] = []
  private weak var trackedTouch: Touch?
  private var isTouchHighlighted = false
  private var heldKey: KeyboardHIDUsage?

  /// Whether the control responds to input; setting false cancels a touch that is being tracked.
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
  /// Whether the control is selected.
  ///
  /// Call `super`: required.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is drawn as pressed.
  ///
  /// The control sets this property to true while a touch is inside, or while Space or Enter is down. Call
  /// `super`: required.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The current state of the control: any combination of highlighted, disabled, selected and focused.
  ///
  /// Call `super`: not needed.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }
  /// The horizontal alignment of a button's title and image; the centre by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
  }
  /// The vertical alignment of a button's title and image; the centre by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
  }
  /// Whether a pointer is over the control.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue, isEnabled { stateDidChange() } }
  }
  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is inside the control.
  open var isTouchInside: Bool { isTouchHighlighted }

  /// Whether a touch, Space or Enter triggers the primary action.
  var isPressable: Bool { true }

  /// Makes an enabled control.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    cursor = .pointer
    isAccessibilityElement = true
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        isHovered = recognizer.state == .began || recognizer.state == .changed
        hoverDidMove(to: isHovered ? recognizer.location(in: self) : nil)
      })
  }

  // MARK: Actions

  /// Adds a closure that is called whenever any of the events is sent.
  public func addAction(for events: Event, _ closure: @escaping @MainActor () -> Void) {
    actions.append(ControlAction(events: events, closure: closure))
  }

  /// Adds a closure with an owner, so that ``removeActions(of:for:)`` can remove the closures of that owner.
  ///
  /// - Parameters:
  ///   - events: The events for which the closure is called.
  ///   - owner: The owner of the closure; held weakly. The closure is no longer called once the owner has
  ///     been deallocated.
  ///   - closure: Called whenever any of the events is sent.
  public func addAction(
    for events: Event, owner: AnyObject, _ closure: @escaping @MainActor () -> Void
  ) {
    actions.append(ControlAction(events: events, owner: owner, closure: closure))
  }

  /// Removes the closures of an owner for the given events.
  ///
  /// The closures are still called for other events.
  ///
  /// - Parameters:
  ///   - owner: The owner that was given when the closures were added; nil removes all closures.
  ///   - events: The events for which the closures are no longer called.
  public func removeActions(of owner: AnyObject?, for events: Event) {
    removeEvents(events) { action in owner.map(action.belongs) ?? true }
  }

  func add(_ action: ControlAction) { actions.append(action) }

  /// Removes the given events from the actions that a predicate accepts.
  func removeEvents(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in actions.indices where matches(actions[index]) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Removes every closure that was added for any of the events, even if it was added for other events too.
  public func removeActions(for events: Event) {
    actions.removeAll { !$0.events.isDisjoint(with: events) }
  }

  /// Calls the closures that were added for any of the events.
  open func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
  }

  /// The events for which actions were added.
  public var allControlEvents: Event {
    actions.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// Returns whether a closure was added for any of the events.
  func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Called when the appearance may have changed: after a change of state, or after a move to a window.
  ///
  /// A pointer that enters or leaves an enabled control counts as a change of state.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
    updateParts(animated: true)
  }

  /// Updates the subviews for the current layout, state and theme.
  func updateParts(animated: Bool) {}

  /// Lays out the subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Updates the subviews for the current theme and layout direction.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  // MARK: Tracking, for subclasses

  /// Called when a touch begins.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether to track the touch.
  open func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether to continue tracking.
  open func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool { true }

  /// Called when the tracked touch ends.
  ///
  /// At this time ``isTouchInside`` is still valid, and ``isTracking`` is already false. The touch is optional as in
  /// UIKit, but the control always passes it.
  ///
  /// Call `super`: not needed.
  open func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {}

  /// Called when the tracked touch is cancelled, so that a subclass can undo the effects of the touch.
  ///
  /// Call `super`: not needed.
  open func cancelTracking(with event: AtriumKit.Event?) {}

  /// Performs the control's action in response to the Space or Enter key.
  func performKeyPress() { performPrimaryAction(byKey: true) }

  /// Stores the primary action that the initialiser received.
  func take(_ primaryAction: Action) {
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Performs the action of a click, a tap, or the Space or Enter key.
  func performPrimaryAction(byKey: Bool) {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Called when a pointer without a pressed button moves over the control or leaves it.
  ///
  /// - Parameter point: The pointer's location; nil after the pointer has left the control.
  func hoverDidMove(to point: Point?) {}

  /// Handles a key that was pressed without Control, Alt or Super.
  ///
  /// A control that is not pressable receives Space and Enter here too.
  ///
  /// - Returns: Whether the control handled the key.
  func performKey(_ key: Key, isRepeat: Bool) -> Bool { false }

  // MARK: Keys and focus

  /// Whether the control has the focus and draws the focus ring.
  ///
  /// The ring is drawn after a key press, but not after a click.
  public var isFocusRingVisible: Bool { showsFocusRing }

  /// The corner radius of the focus ring, in points; by default the view's corner radius.
  ///
  /// Call `super`: not needed.
  open var focusRingCornerRadius: Double { cornerRadius }

  /// Draws the theme's focus ring along the edge.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: focusRingCornerRadius, in: canvas)
  }

  /// Whether the control can become first responder: true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Makes the control the first responder and releases a held key.
  ///
  /// The key is released because its key-up may have been sent to another responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    releaseKey()
    return super.becomeFirstResponder()
  }

  /// Applies the theme of the new window.
  ///
  /// If the control has left its window, the method releases a held key.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside a window, the control does not receive the key-up.
    guard window != nil else { return releaseKey() }
    // Changes made outside a window used the default theme. `traitCollectionDidChange` does not correct them,
    // because it is not called if the new traits equal those of the previous window.
    View.performWithoutAnimation { stateDidChange() }
  }

  /// Triggers the control's action when Space or Enter is pressed.
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

  /// Ends the pressed appearance when the held key is released.
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
    // If the window loses the focus while the key is down, another window receives the key-up.
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

  /// Begins to track a touch.
  ///
  /// The control forwards the touches to the next responder if the control is disabled, if it is already tracking
  /// a touch, or if another button of the pointer is pressed.
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
    // An override of `beginTracking` may have ended the tracking by disabling or removing the control.
    guard trackedTouch === touch else { return }
    updateHighlight()
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Tracks the touch, and whether it is inside the control.
  ///
  /// When the touch crosses the edge, `touchDragEnter` or `touchDragExit` is sent before the drag event.
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

  /// Ends the tracking.
  ///
  /// A touch that ends inside triggers the control's action.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    let isInside = contains(touch)
    isTouchHighlighted = isInside
    // The tracking has ended, so disabling the control in a callback must not cancel the touch.
    trackedTouch = nil
    endTracking(touch, with: event)
    setTouchHighlighted(false)
    guard isInside else { return sendActions(for: .touchUpOutside) }
    if isPressable { performPrimaryAction(byKey: false) } else { sendActions(for: .touchUpInside) }
  }

  /// Cancels the tracking without an action.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    abandonTracking(with: event)
    // The next responder received `touchesBegan` for touches that began during the tracking, so it also
    // receives their cancellation.
    let others = touches.subtracting([touch])
    if !others.isEmpty { super.touchesCancelled(others, with: event) }
  }

  /// Whether a horizontal drag in the control prevents the pans and swipes of ancestors from beginning
  /// (G-25).
  var keepsDragsAside: Bool { false }

  /// Prevents ancestors from recognising single taps.
  ///
  /// A control that uses horizontal drags also prevents horizontal pans and swipes. Call `super` for recognisers
  /// that the subclass does not handle.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if keepsDragsAside, isDraggedAside(by: gestureRecognizer) { return false }
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? TapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, tap.buttonMaskRequired == [.primary]
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  func abandonTracking(with event: AtriumKit.Event? = nil) {
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

  /// Returns the area in which a tracked touch counts as inside, in the control's coordinates.
  func trackingArea(for touch: Touch) -> Rect {
    let slop = touch.type == .direct ? -Control.touchSlop : 0
    return bounds.insetBy(dx: slop, dy: slop)
  }

  /// Returns whether a recogniser belongs to an ancestor of this view.
  func isOutside(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return view !== self && isDescendant(of: view)
  }

  /// Returns whether a recogniser is an ancestor's pan or swipe that would take a horizontal drag from the
  /// control.
  private func isDraggedAside(by gestureRecognizer: GestureRecognizer) -> Bool {
    guard isTracking, isOutside(gestureRecognizer), let way = way(of: gestureRecognizer) else {
      return false
    }
    return abs(way.x) >= abs(way.y)
  }

  /// Returns the direction of a one-finger pan or swipe, in the control's coordinates; nil for other
  /// recognisers.
  private func way(of gestureRecognizer: GestureRecognizer) -> Point? {
    switch gestureRecognizer {
    case let pan as PanGestureRecognizer where pan.minimumNumberOfTouches <= 1:
      return pan.translation(in: self)
    case let swipe as SwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
      // If the swipe has a horizontal direction, its vertical directions are ignored (G-38).
      let isHorizontal = !swipe.direction.isDisjoint(with: [.left, .right])
      let way = isHorizontal ? Point(x: 1) : Point(y: 1)
      return convert(way, from: nil) - convert(.zero, from: nil)
    default:
      return nil
    }
  }

  // MARK: Accessibility

  /// The accessibility traits that were set, and the traits for the current state.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Performs the same action as the Space key.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, isPressable else { return false }
    performKeyPress()
    return true
  }
}
