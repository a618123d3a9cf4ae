/// A closure that a control calls for certain events, and the closure's owner, if any.
struct ControlAction {
  var events: Control.Event
  private weak var owner: AnyObject?
  private let isOwned: Bool
  private let closure: @MainActor () -> Void
  /// The identifier of an ``Action``; nil for a closure.
  let identifier: Action.Identifier?

  init(
    events: Control.Event, owner: AnyObject? = nil, identifier: Action.Identifier? = nil,
    closure: @escaping @MainActor () -> Void
  ) {
    self.events = events
    self.identifier = identifier
    self.owner = owner
    isOwned = owner != nil
    self.closure = closure
  }

  /// Returns whether an object is the owner of the closure.
  func belongs(to object: AnyObject) -> Bool { isOwned && owner === object }

  /// Whether the closure can still be called: it has no owner, or its owner still exists.
  var isAlive: Bool { !isOwned || owner != nil }

  @MainActor
  func perform() {
    if isAlive { closure() }
  }
}
