/// Whether any part of a window is visible.
package struct WindowVisibility: Equatable {
  /// Whether it is mapped.
  ///
  /// It counts as mapped before the first `MapNotify`, so that its first frame is ready by then.
  package var isMapped = true
  /// Whether other windows cover all of it.
  package var isObscured = false
  /// Whether the window manager has iconified it.
  package var isIconic = false

  private var reported = true

  /// Makes the state of a window that is about to be mapped.
  package init() {}

  /// Returns the visibility if it has changed since the last call, else nil.
  package mutating func takeChange() -> Bool? {
    let isVisible = isMapped && !isObscured && !isIconic
    guard isVisible != reported else { return nil }
    reported = isVisible
    return isVisible
  }
}
