/// A property that an appearance proxy copies to the objects of a class.
@MainActor
struct AppearanceProperty {
  /// Returns whether an object has the property.
  let belongs: (AnyObject) -> Bool
  /// Returns whether two objects have the same value.
  let areEqual: (AnyObject, AnyObject) -> Bool
  /// Copies the value of the first object to the second.
  let copy: (AnyObject, AnyObject) -> Void
  /// Remembers an object's current value, and returns a function that compares another object's value with it.
  let comparison: (AnyObject) -> (AnyObject) -> Bool

  /// Makes a property from functions that read and set its value.
  init<Root: AnyObject, Value>(
    _ root: Root.Type, _ read: @escaping (Root) -> Value,
    _ set: @escaping (Root, Value) -> Void, _ isSame: @escaping (Value, Value) -> Bool
  ) {
    func value(_ object: AnyObject) -> Value? { (object as? Root).map(read) }
    func areEqual(_ left: Value?, _ right: Value?) -> Bool {
      guard let left, let right else { return false }
      return isSame(left, right)
    }
    belongs = { $0 is Root }
    self.areEqual = { areEqual(value($0), value($1)) }
    copy = { source, target in
      if let source = source as? Root, let target = target as? Root { set(target, read(source)) }
    }
    comparison = { object in
      let old = value(object)
      return { areEqual(value($0), old) }
    }
  }

  /// Makes a property from a key path.
  init<Root: AnyObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(Root.self, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }, { $0 == $1 })
  }

  /// Makes a property whose values are objects, such as images.
  init<Root: AnyObject, Value: AnyObject>(object path: ReferenceWritableKeyPath<Root, Value?>) {
    self.init(Root.self, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }, { $0 === $1 })
  }
}
