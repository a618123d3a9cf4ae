/// An object that calls closures with itself, typed as its own class: every ``GestureRecognizer``.
@MainActor
public protocol GestureActionSource: AnyObject {}

extension GestureActionSource where Self: GestureRecognizer {
  /// Adds a closure that is called on *began*, each *changed*, *ended* and *cancelled* (G-13).
  ///
  /// - Parameter action: Receives the recogniser, typed as the class that the call is made on.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    actions.append { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}
