public import Foundation

/// A dictionary whose keys and objects are held weakly or strongly.
///
/// Foundation does not have this class on this system. The methods return no key and no object of an entry of which the
/// key or the object was deallocated.
open class NSMapTable<KeyType, ObjectType> {
  private var table: ReferenceTable

  /// Makes an empty dictionary.
  ///
  /// - Parameters:
  ///   - keyOptions: `weakMemory` for weak references to keys; all other options are ignored.
  ///   - valueOptions: `weakMemory` for weak references to objects; all other options are ignored.
  ///   - capacity: The expected number of entries; ignored.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    table = ReferenceTable(
      hasWeakKeys: keyOptions.contains(.weakMemory),
      hasWeakValues: valueOptions.contains(.weakMemory))
  }

  /// Makes an empty dictionary that holds its keys and its objects.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes an empty dictionary that holds its objects, but not its keys.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty dictionary that holds its keys, but not its objects.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty dictionary that holds neither its keys nor its objects.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  open var count: Int { table.all.count }

  /// Returns the object of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.value(for: $0) as? ObjectType }
  }
  /// Sets the object of a key; does nothing if one of them is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(anObject, for: aKey)
  }
  /// Removes a key and its object; does nothing for nil.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey) }
  }
  /// Removes all entries.
  open func removeAllObjects() { table.removeAll() }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: table.all.map(\.key)).objectEnumerator()
  }
  /// Returns an enumerator of the objects; never nil.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: table.all.map(\.value)).objectEnumerator()
  }
}
