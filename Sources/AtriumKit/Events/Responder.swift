/// An object that can hear of events: a view, a controller, a window.
///
/// What a responder does not handle it hands to its ``next`` one (V-43): from a view to its
/// superview, at a controller's root view to the controller, at the end to the window.
@MainActor
open class Responder {
  /// Makes a responder.
  public init() {}

  /// The responder that gets what this one does not handle.
  ///
  /// Call `super`: not needed.
  open var next: Responder? { nil }

  /// Whether this one may get the keyboard.
  ///
  /// Call `super`: not needed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this one gives the keyboard away when asked.
  ///
  /// Call `super`: not needed.
  open var canResignFirstResponder: Bool { true }

  /// The window whose keyboard this one can have.
  var responderWindow: Window? { nil }

  /// Whether key events begin their way here.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the keyboard.
  ///
  /// Call `super`: required.
  ///
  /// - Returns: Whether this responder has it now; false outside a window, if this one may not have
  ///   it, or if the present one does not give it away.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Gives the keyboard away.
  ///
  /// Call `super`: required.
  ///
  /// - Returns: Whether this responder no longer has it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.resignFirstResponder(self)
    return true
  }

  /// Where the focus should begin inside: views or controllers, the dearest first.
  ///
  /// Call `super`: not needed.
  ///
  /// The first that can become focused, or inside which one prefers a view that can, gets the focus
  /// when Tab is pressed and nobody has it, and by ``Window/requestFocusUpdate(to:)``. The default is
  /// none for a view and its view for a controller.
  open var preferredFocusEnvironments: [Responder] { [] }

  /// Whether the focus may move; asked of the chains of both views when keys move it.
  ///
  /// Call `super`: not needed.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Tells that the focus moved; told to the chains of both views.
  ///
  /// Call `super`: not needed.
  open func didUpdateFocus(in context: FocusUpdateContext) {}

  /// The shortcuts that work while this responder is in the chain of the one that has the keyboard.
  ///
  /// With nobody having it, the chain begins at the innermost controller that is shown alone: see
  /// ``Window/firstResponder``.
  ///
  /// Call `super`: to keep those of ``addKeyCommand(_:)``.
  open var keyCommands: [KeyCommand] { addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// Adds a shortcut to ``keyCommands``.
  public func addKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.append(command)
  }

  /// Takes shortcuts with the same key and modifiers out of ``keyCommands``.
  public func removeKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.removeAll { $0.hasSameKey(as: command) }
  }

  private var actionHandlers: [ResponderAction: @MainActor (Any?) -> Void] = [:]

  /// Gives an action a closure, or takes the one it has; the closure hears who sent the action.
  public func setHandler(
    for action: ResponderAction, _ handler: (@MainActor (_ sender: Any?) -> Void)?
  ) {
    actionHandlers[action] = handler
  }

  /// Whether an action can be performed here now; the default is whether it has a closure.
  ///
  /// Call `super` for the actions that are not handled.
  open func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
    actionHandlers[action] != nil
  }

  /// Performs an action; the default calls its closure.
  ///
  /// Call `super` for the actions that are not handled.
  open func performAction(_ action: ResponderAction, withSender sender: Any?) {
    actionHandlers[action]?(sender)
  }

  /// The first along the chain, from this responder on, that can perform an action (V-44).
  ///
  /// - Parameters:
  ///   - action: What is to be done.
  ///   - sender: Who asks for it.
  /// - Returns: The responder; nil if there is none.
  public func target(
    forAction action: ResponderAction, withSender sender: Any?
  ) -> Responder? {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }

  /// How many responders have handed on the event that is being handed on.
  private static var handedOn = 0

  /// Hands an event to the next responder.
  private func handOn(_ body: (Responder) -> Void) {
    guard let next else { return }
    Responder.handedOn += 1
    // The longest chain that the trees allow is shorter: this one may have no end.
    if Responder.handedOn.isMultiple(of: 2 * View.deepestNesting + 1) {
      ResponderChain.check(from: self)
    }
    body(next)
    Responder.handedOn -= 1
  }

  /// Tells that fingers, or a pointer's button, came down here.
  ///
  /// The window always gives the event; it is nil only if a program calls without one. So it is for the
  /// calls below.
  ///
  /// Call `super`: not needed (G-6).
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    handOn { $0.touchesBegan(touches, with: event) }
  }

  /// Tells that touches moved which began here.
  ///
  /// Call `super`: not needed (G-6).
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    handOn { $0.touchesMoved(touches, with: event) }
  }

  /// Tells that touches lifted which began here.
  ///
  /// Call `super`: not needed (G-6).
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    handOn { $0.touchesEnded(touches, with: event) }
  }

  /// Tells that touches were taken away which began here (G-7).
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    handOn { $0.touchesCancelled(touches, with: event) }
  }

  /// Tells that keys went down.
  ///
  /// Call `super` for the keys that are not handled.
  open func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    handOn { $0.pressesBegan(presses, with: event) }
  }

  /// Tells that keys went up.
  ///
  /// Call `super` for the keys that are not handled.
  open func pressesEnded(_ presses: Set<Press>, with event: Event?) {
    handOn { $0.pressesEnded(presses, with: event) }
  }

  /// Tells that a wheel or a touchpad scrolled over this responder.
  ///
  /// Call `super` if not handled.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {
    handOn { $0.offer(scroll, with: event) }
  }

  /// Gives a scroll to this responder's recognisers, and if none takes it to the responder itself.
  func offer(_ scroll: ScrollInput, with event: Event) {
    if let view = self as? View, view.window?.offer(scroll, to: view, with: event) == true {
      return
    }
    scrolled(scroll, with: event)
  }
}
