/// An object that receives events: a view, a controller or a window.
///
/// A responder passes events that it does not handle to its ``next`` one (V-43): a view to its
/// superview, a controller's root view to the controller, and the last one to the window.
@MainActor
open class Responder {
  /// Makes a responder.
  public init() {}

  /// Called after all objects of a nib were made and connected, for each of them.
  ///
  /// Call `super`: required.
  open func awakeFromNib() {}

  /// The responder that receives the events that this one does not handle.
  ///
  /// Call `super`: not needed.
  open var next: Responder? { nil }

  /// Whether this responder may become the first responder.
  ///
  /// Call `super`: not needed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may resign as the first responder.
  ///
  /// Call `super`: not needed.
  open var canResignFirstResponder: Bool { true }

  /// The window in which this responder can become first responder.
  var responderWindow: Window? { nil }
  /// The quarter turn of a controller's view in its container; none for other responders.
  var contentTurn: QuarterTurn { .none }
  /// The name in messages about the responder chain.
  var nameInChain: String { "\(type(of: self))" }

  /// Whether key events start at this responder.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this responder the first responder of its window.
  ///
  /// Call `super`: required.
  ///
  /// - Returns: Whether this is the first responder now; false outside a window, if this one may
  ///   not become it, or if the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Resigns as the first responder.
  ///
  /// Call `super`: required.
  ///
  /// - Returns: Whether this responder is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.resignFirstResponder(self)
    return true
  }

  /// The views or controllers inside where the focus should start, most preferred first.
  ///
  /// Call `super`: not needed.
  ///
  /// The focus goes to the first of them that can become focused, or that prefers such a view
  /// inside it. It does so when Tab is pressed while no view is focused, and by
  /// ``Window/requestFocusUpdate(to:)``. The default is none for a view and its view for a
  /// controller.
  open var preferredFocusEnvironments: [Responder] { [] }

  /// Whether the focus may move; asked of both views' responder chains when keys move it.
  ///
  /// Call `super`: not needed.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called on both views' responder chains after the focus moved.
  ///
  /// Call `super`: not needed.
  open func didUpdateFocus(in context: FocusUpdateContext) {}

  /// The shortcuts that work while this responder is in the first responder's chain.
  ///
  /// Without a first responder, the chain starts at the innermost controller that is alone on
  /// screen: see ``Window/firstResponder``.
  ///
  /// Call `super`: to keep those of ``addKeyCommand(_:)``.
  open var keyCommands: [KeyCommand] { addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// The keys that this responder answers in ``pressesBegan(_:with:)`` now, for lists of shortcuts.
  ///
  /// ``Window/availableKeyCommands`` lists them after ``keyCommands``. A key does not perform them;
  /// it goes along the responder chain. Their actions may be empty.
  ///
  /// Call `super`: to keep those of the superclass.
  open var handledKeyCommands: [KeyCommand] { [] }

  /// Adds a shortcut to ``keyCommands``.
  public func addKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.append(command)
  }

  /// Removes shortcuts with the same key and modifiers from ``keyCommands``.
  public func removeKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.removeAll { $0.hasSameKey(as: command) }
  }

  private var actionHandlers: [ResponderAction: @MainActor (Any?) -> Void] = [:]

  /// Sets the closure of an action, or removes it; the closure receives the action's sender.
  public func setHandler(
    for action: ResponderAction, _ handler: (@MainActor (_ sender: Any?) -> Void)?
  ) {
    actionHandlers[action] = handler
  }

  /// Whether this responder can perform an action now; by default, whether it has a closure for it.
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

  /// The first responder in the chain from this one on that can perform an action (V-44).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that sends it.
  /// - Returns: The responder; nil if none can.
  public func target(
    forAction action: ResponderAction, withSender sender: Any?
  ) -> Responder? {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }

  /// Called when touches began here.
  ///
  /// The window always passes an event. It is nil only in a direct call without one; the same holds
  /// for the methods below.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved that began here.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches lifted that began here.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled that began here.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys went down.
  ///
  /// Call `super` for the keys that are not handled.
  open func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys went up.
  ///
  /// Call `super` for the keys that are not handled.
  open func pressesEnded(_ presses: Set<Press>, with event: Event?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a wheel or a touchpad scrolled over this responder.
  ///
  /// Call `super` if not handled.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {
    // Outside a child that keeps its own orientation the axes are its container's again.
    next?.offer(scroll.turned(by: contentTurn.inverse), with: event)
  }

  /// Offers a scroll to this responder's recognisers, then to the responder itself.
  func offer(_ scroll: ScrollInput, with event: Event) {
    if let view = self as? View, view.window?.touchless.offer(scroll, to: view, with: event) == true
    {
      return
    }
    scrolled(scroll, with: event)
  }
}
