/// A reference to a key or a value of a table, which is strong or weak.
///
/// A weak reference to a value that is not an object is nil at once.
enum TableReference {
  /// Holds the value.
  case strong(Any)
  /// Does not hold the object.
  case weak(WeakObject)

  /// A weak reference to an object.
  struct WeakObject {
    private(set) weak var object: AnyObject?
  }

  init(_ value: Any, isWeak: Bool) {
    self = isWeak ? .weak(WeakObject(object: value as AnyObject)) : .strong(value)
  }

  /// The value; nil if the object was deallocated.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}
