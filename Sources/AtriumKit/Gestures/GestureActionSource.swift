/// An object that passes itself, with its own type, to its action closures; every ``GestureRecognizer`` is one.
@MainActor
public protocol GestureActionSource: AnyObject {}

extension GestureActionSource where Self: GestureRecognizer {
  /// Adds a closure that is called in the states *began*, *changed*, *ended* and *cancelled* (G-13).
  ///
  /// - Parameter action: A closure that receives the recogniser, with the type on which this method is called.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }

  /// Adds a closure that ``GestureRecognizer/removeActions(of:)`` can remove.
  ///
  /// - Parameters:
  ///   - owner: The object to which the closure belongs; not retained. After its release, the closure is no longer
  ///     called.
  ///   - action: A closure that receives the recogniser; see ``addAction(_:)``.
  public func addAction(owner: AnyObject, _ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction(owner: owner) { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }
}
