/// What calls closures with itself, in its own type: every ``GestureRecognizer``.
@MainActor
public protocol GestureActionSource: AnyObject {}

extension GestureActionSource where Self: GestureRecognizer {
  /// Adds a closure that is called on *began*, each *changed*, *ended* and *cancelled* (G-13).
  ///
  /// - Parameter action: Gets the recogniser, in the type that it has where the closure is added.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    actions.append { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}
