/// Records the window of the views that change in an animation block without a duration.
///
/// The completion of the block runs in the next turn of that window.
@MainActor
final class UnanimatedChanges {
  /// The innermost running block without a duration; nil outside such blocks.
  private static var current: UnanimatedChanges?

  /// The window of a changed view.
  private weak var window: Window?

  /// Runs a closure without animation.
  ///
  /// - Returns: The window of a view that the closure has changed; nil if no view in a window has changed.
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
