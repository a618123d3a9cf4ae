/// A closure of a control, its events, and the object that it belongs to.
struct ControlAction {
  var events: Control.Event
  private weak var owner: AnyObject?
  private let isOwned: Bool
  private let closure: @MainActor () -> Void

  init(
    events: Control.Event, owner: AnyObject? = nil, closure: @escaping @MainActor () -> Void
  ) {
    self.events = events
    self.owner = owner
    isOwned = owner != nil
    self.closure = closure
  }

  /// Whether the closure belongs to an object.
  func belongs(to object: AnyObject) -> Bool { isOwned && owner === object }

  @MainActor
  func perform() {
    if !isOwned || owner != nil { closure() }
  }
}
