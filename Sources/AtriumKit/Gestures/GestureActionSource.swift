/// An object that passes itself, typed as its own class, to its action closures: every
/// ``GestureRecognizer``.
@MainActor
public protocol GestureActionSource: AnyObject {}

extension GestureActionSource where Self: GestureRecognizer {
  /// Adds a closure that is called for the states *began*, each *changed*, *ended* and *cancelled*
  /// (G-13).
  ///
  /// - Parameter action: Receives the recogniser, typed as the class on which this method is called.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }

  /// Adds a closure that ``GestureRecognizer/removeActions(of:)`` can remove.
  ///
  /// - Parameters:
  ///   - owner: The object to which the closure belongs. The owner is not kept alive; after its
  ///     release the closure is no longer called.
  ///   - action: As in ``addAction(_:)``.
  public func addAction(owner: AnyObject, _ action: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction(owner: owner) { recognizer in
        if let recognizer = recognizer as? Self { action(recognizer) }
      })
  }
}
