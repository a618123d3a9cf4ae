/// An object that calls closures with itself, typed as its own class: every ``GestureRecognizer``.
@MainActor
public protocol GestureActionSource: AnyObject {}

extension GestureActionSource where Self: GestureRecognizer {
  /// Adds a closure that is called on *began*, each *changed*, *ended* and *cancelled* (G-13).
  ///
  /// - Parameter action: Receives the recogniser, typed as the class that the call is made on.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }

  /// Adds a closure that ``GestureRecognizer/removeActions(of:)`` can remove again.
  ///
  /// - Parameters:
  ///   - owner: The object that the closure belongs to; not kept alive, and without it the closure is not
  ///     called.
  ///   - action: As in ``addAction(_:)``.
  public func addAction(owner: AnyObject, _ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction(owner: owner) { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }
}
