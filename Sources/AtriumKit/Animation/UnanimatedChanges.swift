/// Records the window of the views that change in a block without a duration.
///
/// The completion of the block runs in that window's next turn.
@MainActor
final class UnanimatedChanges {
  /// The innermost running block without a duration; nil outside such blocks.
  private static var current: UnanimatedChanges?

  /// The window of a changed view.
  private weak var window: Window?

  /// Runs a closure without animation.
  ///
  /// - Returns: The window of a view that the closure changed; nil if the closure changed no view
  ///   in a window.
  static func window(of changes: () -> Void) -> Window? {
    let outer = current
    let own = UnanimatedChanges()
    current = own
    View.performWithoutAnimation(changes)
    current = outer
    if let window = own.window { outer?.window = window }
    return own.window
  }

  /// Records a change of a view.
  static func note(_ view: View) {
    guard let current, let window = view.window else { return }
    current.window = window
  }
}
