/// Keys and their values, which are held strongly or weakly.
///
/// Keys are equal if they are the same object, or if both are hashable and equal. An entry whose key or value was
/// deallocated does not count, and is removed at a later change.
struct ReferenceTable {
  private struct Entry {
    let key: TableReference
    let value: TableReference
    /// The number of the entry, which determines its position among all entries.
    let number: Int

    var isLive: Bool { key.value != nil && value.value != nil }
  }

  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  /// The entries by the hash values of their keys.
  private var entries: [Int: [Entry]] = [:]
  private var lastNumber = 0
  /// The number of hash values at which the table next looks for deallocated objects.
  private var limit = 64

  init(hasWeakKeys: Bool, hasWeakValues: Bool) {
    (self.hasWeakKeys, self.hasWeakValues) = (hasWeakKeys, hasWeakValues)
  }

  /// The keys and their values, in the order in which they were added.
  var all: [(key: Any, value: Any)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      guard let key = entry.key.value, let value = entry.value.value else { return nil }
      return (key, value)
    }
  }

  /// Returns the value of a key; nil if there is none.
  func value(for key: Any) -> Any? {
    entries[Self.hash(of: key)]?.first { Self.isEqual($0.key.value, key) }?.value.value
  }

  /// Sets the value of a key, which replaces an equal key.
  mutating func set(_ value: Any, for key: Any) {
    remove(key)
    removeDeallocated()
    lastNumber += 1
    entries[Self.hash(of: key), default: []].append(
      Entry(
        key: TableReference(key, isWeak: hasWeakKeys),
        value: TableReference(value, isWeak: hasWeakValues), number: lastNumber))
  }

  /// Removes a key and its value.
  mutating func remove(_ key: Any) {
    let hash = Self.hash(of: key)
    guard var found = entries[hash] else { return }
    found.removeAll { !$0.isLive || Self.isEqual($0.key.value, key) }
    entries[hash] = found.isEmpty ? nil : found
  }

  /// Removes all keys and values.
  mutating func removeAll() { entries = [:] }

  private mutating func removeDeallocated() {
    guard entries.count >= limit else { return }
    entries = entries.mapValues { $0.filter(\.isLive) }.filter { !$0.value.isEmpty }
    limit = max(64, entries.count * 2)
  }

  private static func hash(of key: Any) -> Int {
    (key as? AnyHashable)?.hashValue ?? ObjectIdentifier(key as AnyObject).hashValue
  }

  private static func isEqual(_ left: Any?, _ right: Any) -> Bool {
    guard let left else { return false }
    if let left = left as? AnyHashable { return left == right as? AnyHashable }
    return left as AnyObject === right as AnyObject
  }
}
