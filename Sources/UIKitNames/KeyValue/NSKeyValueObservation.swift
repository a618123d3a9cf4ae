public import FoundationNames

/// An observation of a property, which ends with ``invalidate()`` or when the observation is deallocated.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private var watch: KeyValueWatch?

  init(_ watch: KeyValueWatch) { self.watch = watch }

  /// Ends the observation.
  public func invalidate() { watch = nil }
}

extension FoundationNames.NSObjectProtocol {
  /// Observes a property.
  ///
  /// The handler is called when the value of the property has changed. Properties of views and controllers are compared
  /// after each layout step of a window, and `contentOffset` after each change. A property of the program's own class
  /// must be `dynamic`, and its handler is called at once.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the handler receives, and whether it is called at once.
  ///   - changeHandler: Called after each change, on the main actor.
  /// - Returns: The observation, which the program must hold.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil)
    }
    let watch = TypedWatch(
      self, read: { $0[keyPath: keyPath] },
      notify: { object, old, new in changeHandler(object, change(old, new)) })
    KeyValueWatches.add(watch)
    if options.contains(.initial) { changeHandler(self, change(nil, self[keyPath: keyPath])) }
    return NSKeyValueObservation(watch)
  }
}
