/// What a block without duration changes: its completion comes with a turn of that window.
@MainActor
final class UnanimatedChanges {
  /// The innermost block without duration whose closure is being run.
  private static var current: UnanimatedChanges?

  /// The window of a changed view.
  private weak var window: Window?

  /// Runs a closure without animation.
  ///
  /// - Returns: The window of a view that it has changed; nil if there is none.
  static func window(of changes: () -> Void) -> Window? {
    let outer = current
    let own = UnanimatedChanges()
    current = own
    View.performWithoutAnimation(changes)
    current = outer
    if let window = own.window { outer?.window = window }
    return own.window
  }

  /// Hears of a change of a view.
  static func note(_ view: View) {
    guard let current, let window = view.window else { return }
    current.window = window
  }
}
