/// A property of objects whose value is stored and has no effect.
struct KeptValue<Value> {
  private let key = AssociatedObjects.Key()
  /// The value before the program sets one.
  let initial: Value

  init(_ initial: Value) { self.initial = initial }

  subscript(object: AnyObject) -> Value {
    get { AssociatedObjects.value(of: object, key) as? Value ?? initial }
    nonmutating set { AssociatedObjects.set(newValue, of: object, key) }
  }
}
