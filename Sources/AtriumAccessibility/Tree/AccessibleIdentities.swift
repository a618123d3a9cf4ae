internal import AtriumKit

/// Assigns the identifiers that objects have in paths on the bus.
@MainActor
final class AccessibleIdentities {
  private struct Entry {
    let id: Int
    weak var object: AccessibleObject?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// The number of entries at which the entries of deallocated objects are removed.
  private var limit = 1024

  /// Returns the identifier of an object; an object without an identifier gets a new one.
  func id(of object: AccessibleObject) -> Int {
    let key = ObjectIdentifier(object)
    // A new object may have the address of a deallocated object.
    if let entry = entries[key], entry.object === object { return entry.id }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(1024, entries.count * 2)
    }
    last += 1
    entries[key] = Entry(id: last, object: object)
    return last
  }

  /// Returns the identifier of an object; nil if the object has no identifier.
  func knownID(of object: AccessibleObject) -> Int? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.id : nil }
  }
}
