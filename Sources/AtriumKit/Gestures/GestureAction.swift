/// An action closure of a recogniser, and the object to which the closure belongs.
struct GestureAction {
  private weak var owner: AnyObject?
  private let isOwned: Bool
  private let closure: @MainActor (GestureRecognizer) -> Void

  init(owner: AnyObject? = nil, perform closure: @escaping @MainActor (GestureRecognizer) -> Void) {
    self.owner = owner
    isOwned = owner != nil
    self.closure = closure
  }

  /// Returns whether the closure belongs to the given object, or to an object that has been released.
  func belongs(to object: AnyObject) -> Bool { isOwned && (owner == nil || owner === object) }

  @MainActor
  func perform(_ recognizer: GestureRecognizer) {
    if !isOwned || owner != nil { closure(recognizer) }
  }
}
