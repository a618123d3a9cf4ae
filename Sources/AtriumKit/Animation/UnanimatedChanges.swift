/// The window in which a block without a duration changes views; its next turn runs the completion.
@MainActor
final class UnanimatedChanges {
  /// The innermost block without a duration that is running its closure.
  private static var current: UnanimatedChanges?

  /// The window of a changed view.
  private weak var window: Window?

  /// Runs a closure without animation.
  ///
  /// - Returns: The window of a view that it changed; nil if there is none.
  static func window(of changes: () -> Void) -> Window? {
    let outer = current
    let own = UnanimatedChanges()
    current = own
    View.performWithoutAnimation(changes)
    current = outer
    if let window = own.window { outer?.window = window }
    return own.window
  }

  /// Notes a change of a view.
  static func note(_ view: View) {
    guard let current, let window = view.window else { return }
    current.window = window
  }
}
