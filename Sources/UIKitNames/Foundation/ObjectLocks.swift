import Foundation

/// Locks an object until the same thread has called ``objc_sync_exit(_:)`` equally often; returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Unlocks an object; returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

/// The recursive locks of objects, each of which is associated with its object.
private enum ObjectLocks {
  private static let key = AssociatedObjects.Key()
  private static let making = NSLock()

  /// Returns the lock of an object.
  static func lock(of object: AnyObject) -> NSRecursiveLock {
    making.withLock {
      if let lock = AssociatedObjects.value(of: object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      AssociatedObjects.set(lock, of: object, key)
      return lock
    }
  }
}
