public import Foundation

/// A set of objects, which are held weakly or strongly.
///
/// Foundation does not have this class on this system. The methods return no object that was deallocated.
open class NSHashTable<ObjectType> {
  private var table: ReferenceTable

  /// Makes an empty set.
  ///
  /// - Parameters:
  ///   - options: `weakMemory` for weak references; all other options are ignored.
  ///   - capacity: The expected number of objects; ignored.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    let isWeak = options.contains(.weakMemory)
    table = ReferenceTable(hasWeakKeys: isWeak, hasWeakValues: isWeak)
  }

  /// Makes an empty set that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects.
  open var count: Int { table.all.count }
  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { table.all.compactMap { $0.key as? ObjectType } }
  /// The first object; nil for an empty set.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object; does nothing for nil.
  open func add(_ object: ObjectType?) {
    guard let object, table.value(for: object) == nil else { return }
    table.set(object, for: object)
  }
  /// Removes an object; does nothing for nil.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }
  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }
  /// Returns whether the set contains an object; false for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Returns the object of the set that is equal to the given object; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.value(for: $0) as? ObjectType }
  }
  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
