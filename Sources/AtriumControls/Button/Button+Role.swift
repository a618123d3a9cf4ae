extension Button {
  /// The meaning of a button's action.
  ///
  /// The raw values are UIKit's.
  public enum Role: Int, Hashable, Sendable {
    /// No particular meaning.
    case normal = 0
    /// The action that the user most likely chooses.
    case primary = 1
    /// The action that changes nothing.
    case cancel = 2
    /// The action that deletes something. Without colours of its own, the button has the theme's colour of destructive
    /// actions.
    case destructive = 3
  }
}
