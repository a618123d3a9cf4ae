import Foundation

/// The memory policies of associated objects.
///
/// All policies hold the value strongly, except `OBJC_ASSOCIATION_ASSIGN`, which holds an object weakly.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Holds an object weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Holds the value strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Holds the value strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Holds the value strongly.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Holds the value strongly.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key; nil removes the value.
///
/// After an object has been deallocated, its values are released by a later call of this function. The table looks for
/// deallocated objects each time its size has doubled.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = AssociatedObjects.Key(key)
  guard policy == .OBJC_ASSOCIATION_ASSIGN, let value else {
    return AssociatedObjects.set(value, of: object as AnyObject, key)
  }
  AssociatedObjects.set(WeakBox(value as AnyObject), of: object as AnyObject, key)
}

/// Returns the value that is associated with an object under a key; nil if there is no such value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociatedObjects.value(of: object as AnyObject, AssociatedObjects.Key(key))
  if let box = value as? WeakBox { return box.object }
  return value
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

private final class WeakBox {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// The values that are associated with objects, in a table with weak references to the objects.
enum AssociatedObjects {
  /// The key of an associated value.
  ///
  /// Two keys are equal if they were made from the same address, or if they are copies of one key.
  struct Key: Hashable, Sendable {
    private enum Value: Hashable { case address(UInt), number(Int) }
    private let value: Value
    private nonisolated(unsafe) static var count = 0

    init(_ address: UnsafeRawPointer) { value = .address(UInt(bitPattern: address)) }

    init() {
      value = .number(
        AssociatedObjects.lock.withLock {
          Key.count += 1
          return Key.count
        })
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [Key: Any]
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the table next looks for deallocated objects.
  private nonisolated(unsafe) static var limit = 64

  /// Sets a value; nil removes it.
  static func set(_ value: Any?, of object: AnyObject, _ key: Key) {
    // Deinitialisers of released values may call this function, so the values are released only after the lock.
    var released: [Any] = []
    lock.withLock {
      released += removeDeallocated()
      var entry = entry(of: object) ?? Entry(object: object, values: [:])
      if let old = entries[ObjectIdentifier(object)] { released.append(old) }
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
    }
    withExtendedLifetime(released) {}
  }

  /// Returns a value; nil if there is none.
  static func value(of object: AnyObject, _ key: Key) -> Any? {
    lock.withLock { entry(of: object)?.values[key] }
  }

  /// Removes all values of an object.
  static func removeAll(of object: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  /// Returns the entry of an object, unless it belongs to an earlier object at the same address.
  private static func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private static func removeDeallocated() -> [Any] {
    guard entries.count >= limit else { return [] }
    let dead = entries.filter { $0.value.object == nil }
    for key in dead.keys { entries[key] = nil }
    limit = max(64, entries.count * 2)
    return Array(dead.values)
  }
}
