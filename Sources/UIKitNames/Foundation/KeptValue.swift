/// A stored property that an extension adds to a class.
///
/// The value is stored as an associated object of each instance.
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
