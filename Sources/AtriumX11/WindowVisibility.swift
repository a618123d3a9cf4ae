/// Whether any part of a window is visible.
package struct WindowVisibility: Equatable {
  /// Whether the window is mapped.
  ///
  /// A window counts as mapped before the first `MapNotify`, so that its content is painted by the time it is mapped.
  package var isMapped = true
  /// Whether other windows cover the whole window.
  package var isObscured = false
  /// Whether the window manager has iconified the window.
  package var isIconic = false

  private var reported = true

  /// Makes the state of a window that is about to be mapped.
  package init() {}

  /// Returns the visibility if it has changed since the last call, otherwise nil.
  package mutating func takeChange() -> Bool? {
    let isVisible = isMapped && !isObscured && !isIconic
    guard isVisible != reported else { return nil }
    reported = isVisible
    return isVisible
  }
}
