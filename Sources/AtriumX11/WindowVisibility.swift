/// Whether anybody can see anything of a window.
package struct WindowVisibility: Equatable {
  /// Whether it is on the screen; before it first is, it counts as visible, so that its first picture
  /// is ready by then.
  package var isMapped = true
  /// Whether other windows cover all of it.
  package var isObscured = false
  /// Whether the window manager has put it away.
  package var isIconic = false

  private var reported = true

  /// Makes the state of a window that is about to be shown.
  package init() {}

  /// Gives the news since it was last asked for; nil if there is none.
  package mutating func takeChange() -> Bool? {
    let isVisible = isMapped && !isObscured && !isIconic
    guard isVisible != reported else { return nil }
    reported = isVisible
    return isVisible
  }
}
