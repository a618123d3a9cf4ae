/// A list of closures that are called with a value; each belongs to an owner, and is called while that owner exists.
@MainActor
final class ObserverList<Value> {
  private struct Entry {
    weak var owner: AnyObject?
    let action: @MainActor (Value) -> Void
  }

  private var entries: [Entry] = []

  /// Adds a closure; a second closure with the same owner replaces the first.
  func add(owner: AnyObject, _ action: @escaping @MainActor (Value) -> Void) {
    remove(owner: owner)
    entries.append(Entry(owner: owner, action: action))
  }

  /// Removes the closure of an owner; does nothing if there is none.
  func remove(owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func removeAll() { entries = [] }

  /// Calls the closures whose owners still exist, in the order in which they were added.
  func notify(_ value: Value) {
    for entry in entries where entry.owner != nil { entry.action(value) }
  }
}
