import Atrium

/// One observation of a property of an object.
@MainActor
class KeyValueWatch {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Compares the property with its last value, and notifies the observer of a change.
  ///
  /// - Parameter isSet: Whether the property was set. A value that cannot be compared then counts as changed.
  func check(isSet: Bool) {}

  /// Returns whether two values are the same; nil if they cannot be compared.
  nonisolated static func isSame(_ one: Any, _ two: Any) -> Bool? {
    guard let one = unwrapped(one), let two = unwrapped(two) else {
      return unwrapped(one) == nil && unwrapped(two) == nil
    }
    if let one = one as? any Equatable { return isEqual(one, two) }
    guard type(of: one) is AnyClass, type(of: two) is AnyClass else { return nil }
    return one as AnyObject === two as AnyObject
  }

  private nonisolated static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.unwrapped.flatMap(unwrapped)
  }

  private nonisolated static func isEqual<Value: Equatable>(_ one: Value, _ two: Any) -> Bool {
    (two as? Value).map { $0 == one } ?? false
  }
}

/// An observation whose values have a known type.
@MainActor
final class TypedWatch<Object: AnyObject, Value>: KeyValueWatch {
  private let read: @MainActor (Object) -> Value
  private let notify: @MainActor (Object, _ old: Value, _ new: Value) -> Void
  private var last: Value

  init(
    _ object: Object, read: @escaping @MainActor (Object) -> Value,
    notify: @escaping @MainActor (Object, _ old: Value, _ new: Value) -> Void
  ) {
    (self.read, self.notify) = (read, notify)
    last = read(object)
    super.init(object)
  }

  override func check(isSet: Bool) {
    guard let object = object as? Object else { return }
    let (old, new) = (last, read(object))
    guard !(KeyValueWatch.isSame(old, new) ?? !isSet) else { return }
    last = new
    notify(object, old, new)
  }
}

/// A value that may be nil.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}
