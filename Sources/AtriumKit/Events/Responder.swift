/// An object that receives events: a view, a controller or a window.
///
/// A responder passes events that it does not handle to its ``next`` responder (V-43). For a controller's root view,
/// the next responder is the controller. For any other view, it is the superview. The last responder is the window.
open class Responder: AccessibleObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Called on each object of a nib after all objects of the nib have been created and connected.
  ///
  /// Call `super`: required.
  open func awakeFromNib() {}

  /// The responder that receives the events that this responder does not handle.
  ///
  /// Call `super`: not needed.
  open var next: Responder? { nil }

  /// Whether this responder can become the first responder; false by default.
  ///
  /// Call `super`: not needed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder can resign as the first responder; true by default.
  ///
  /// Call `super`: not needed.
  open var canResignFirstResponder: Bool { true }

  /// The window in which this responder can become the first responder.
  var responderWindow: Window? { nil }
  /// The quarter turn of a controller's view in its container; `none` for any other responder.
  var contentTurn: QuarterTurn { .none }
  /// The responder's name in messages about the responder chain.
  var nameInChain: String { "\(type(of: self))" }

  /// Whether this responder is the first to receive key events.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this responder the first responder of its window.
  ///
  /// Call `super`: required.
  ///
  /// - Returns: Whether this responder is now the first responder. The result is false outside a window, if this
  ///   responder cannot become the first responder, or if the current first responder does not resign.
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
    guard let window = responderWindow else { return true }
    guard window.firstResponder === self else {
      return window.inputViews.resignInside(of: self)
    }
    guard canResignFirstResponder else { return false }
    window.resignFirstResponder(self)
    return true
  }

  /// The views or controllers inside this responder at which the focus should start, in the order of preference.
  ///
  /// Call `super`: not needed.
  ///
  /// The focus goes to the first environment that can be focused, or that itself prefers a focusable view. The
  /// environments are used when the Tab key is pressed while no view is focused, and by
  /// ``Window/requestFocusUpdate(to:)``. By default, the environment of a controller is its view, and a view has
  /// none.
  open var preferredFocusEnvironments: [Responder] { [] }

  /// Returns whether a key may move the focus.
  ///
  /// The method is called on the responder chains of both the focused view and the next view.
  ///
  /// Call `super`: not needed.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved, on the responder chains of both the previous and the focused view.
  ///
  /// Call `super`: not needed.
  open func didUpdateFocus(in context: FocusUpdateContext) {}

  /// The key commands that work while this responder is in the first responder's chain.
  ///
  /// Without a first responder, the chain starts at the innermost controller without a visible
  /// sibling: see ``Window/firstResponder``. Commands with Ctrl, Alt or Super also work if this
  /// responder is only in that chain, and not in the first responder's.
  ///
  /// Call `super` to include the commands added by ``addKeyCommand(_:)``.
  open var keyCommands: [KeyCommand] { addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// The keys that this responder currently handles in ``pressesBegan(_:with:)``, for lists of key commands.
  ///
  /// ``Window/availableKeyCommands`` lists these commands after ``keyCommands``. When the key is pressed, the
  /// command's action is not performed, and may be empty. The key is sent along the responder chain instead.
  ///
  /// Call `super` to include the keys of the superclass.
  open var handledKeyCommands: [KeyCommand] { [] }

  /// Adds a key command to ``keyCommands``.
  public func addKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.append(command)
  }

  /// Removes the key commands with the same key and modifiers from ``keyCommands``.
  public func removeKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.removeAll { $0.hasSameKey(as: command) }
  }

  private var actionHandlers: [ResponderAction: @MainActor (Any?) -> Void] = [:]

  /// Sets the closure that performs an action, or removes it if nil; the closure receives the action's sender.
  public func setHandler(
    for action: ResponderAction, _ handler: (@MainActor (_ sender: Any?) -> Void)?
  ) {
    actionHandlers[action] = handler
  }

  /// Returns whether this responder can perform an action now; by default, whether the action has a handler.
  ///
  /// Call `super` for actions that the override does not handle.
  open func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
    actionHandlers[action] != nil
  }

  /// Performs an action; the default implementation calls the handler of the action.
  ///
  /// Call `super` for actions that the override does not handle.
  open func performAction(_ action: ResponderAction, withSender sender: Any?) {
    actionHandlers[action]?(sender)
  }

  /// Returns the nearest responder in the chain, from this responder upwards, that can perform an action (V-44).
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - sender: The object that sends the action.
  /// - Returns: The responder; nil if no responder can perform the action.
  public func target(
    forAction action: ResponderAction, withSender sender: Any?
  ) -> Responder? {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }

  /// The view at the bottom edge of the window while this responder is the first responder; nil by default.
  ///
  /// Call `super`: not needed.
  ///
  /// The window shows the first such view in the responder chain, from the first responder upwards. If constraints
  /// set the frame of the view, they also set its height. Any other view keeps the height of its bounds, or has its
  /// fitting height if the bounds are empty. Call ``reloadInputViews()`` after the property has changed.
  open var inputView: View? { nil }

  /// The view that the window shows above the ``inputView``; nil by default.
  ///
  /// Call `super`: not needed.
  ///
  /// The window shows the first such view in the responder chain, from the first responder upwards. It shows this
  /// view even if there is no input view.
  open var inputAccessoryView: View? { nil }

  /// Shows the current ``inputView`` and ``inputAccessoryView`` after they have changed.
  ///
  /// The window finds the input views of its first responder again in the next layout step.
  ///
  /// Call `super`: required.
  open func reloadInputViews() { responderWindow?.inputViews.setNeedsUpdate() }

  /// Called when touches have begun on this responder.
  ///
  /// The window always passes an event. The event can be nil only if code calls this method. The default
  /// implementation passes the touches to the ``next`` responder.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began on this responder have moved.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began on this responder have been lifted.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that began on this responder have been cancelled.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys have been pressed.
  ///
  /// Call `super` for keys that the override does not handle.
  open func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys have been released.
  ///
  /// Call `super` for keys that the override does not handle.
  open func pressesEnded(_ presses: Set<Press>, with event: Event?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a motion of the device has begun.
  ///
  /// A desktop reports no motions, so only code calls this method. The default implementations of this method and of
  /// the other two methods for motions pass the motion to the ``next`` responder. Call `super`: not needed.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device has ended; see ``motionBegan(_:with:)``.
  ///
  /// Call `super`: not needed.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion of the device was cancelled; see ``motionBegan(_:with:)``.
  ///
  /// Call `super`: not needed.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a wheel or a touchpad has scrolled over this responder.
  ///
  /// Call `super` if the override does not handle the scroll.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {
    // The axes of a child that keeps its own orientation are rotated. For the responders outside the child, the
    // scroll is converted to the container's axes.
    next?.offer(scroll.turned(by: contentTurn.inverse), with: event)
  }

  /// Offers a scroll to this responder's gesture recognisers, and then to the responder itself.
  func offer(_ scroll: ScrollInput, with event: Event) {
    if let view = self as? View, view.window?.touchless.offer(scroll, to: view, with: event) == true
    {
      return
    }
    scrolled(scroll, with: event)
  }
}
