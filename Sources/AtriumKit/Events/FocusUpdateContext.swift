/// A change of focus, which is passed to the responders that it affects.
@MainActor
public struct FocusUpdateContext {
  /// The view that had the focus before; nil if there was none.
  public let previouslyFocusedView: View?
  /// The view that gets the focus; nil if there is none.
  public let nextFocusedView: View?
  /// The direction of the movement; empty if the program or the pointer caused it.
  public let focusHeading: FocusHeading
}
