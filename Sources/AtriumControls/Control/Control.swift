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
        cancelTracking()
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

  /// Makes a control that is enabled.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cursor = .pointer
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        self?.isHovered = recognizer.state == .began || recognizer.state == .changed
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

  /// Tells that the look may have changed.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
  }

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

  /// Presses the control by Space or Enter: the action comes with the key's way down.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event) {
    let others = presses.filter { !Control.isPressing($0.key) || !isEnabled }
    if others.count < presses.count, let press = presses.subtracting(others).first,
      !press.isRepeat, heldKey == nil
    {
      hold(press.key.keyCode)
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Lets go of the control when the key that pressed it comes up.
  open override func pressesEnded(_ presses: Set<Press>, with event: AtriumKit.Event) {
    let others = presses.filter { $0.key.keyCode != heldKey }
    if others.count < presses.count { releaseKey() }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  private static func isPressing(_ key: Key) -> Bool {
    let pressing: [KeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
    return pressing.contains(key.keyCode)
      && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
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
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      touch.type == .direct || event.buttonMask == [.primary]
    else { return super.touchesBegan(touches, with: event) }
    trackedTouch = touch
    setTouchHighlighted(true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the press in and out.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    guard touch.type == .direct || event.buttonMask == [.primary] else { return cancelTracking() }
    let (was, isInside) = (isTouchHighlighted, contains(touch))
    setTouchHighlighted(isInside)
    switch (was, isInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (true, false): sendActions(for: .touchDragExit)
    case (false, true): sendActions(for: .touchDragEnter)
    case (false, false): sendActions(for: .touchDragOutside)
    }
  }

  /// Ends the press; inside, it triggers the control's action.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    trackedTouch = nil
    setTouchHighlighted(false)
    sendActions(
      for: contains(touch) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// Ends the press without an action.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    cancelTracking()
  }

  /// Keeps the tap of an ancestor from taking a press of the control (G-25).
  ///
  /// Call `super`: for recognisers that the subclass does not know.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? TapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, tap.buttonMaskRequired == [.primary]
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  private func cancelTracking() {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
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
