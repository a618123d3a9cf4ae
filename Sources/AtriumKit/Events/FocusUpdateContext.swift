/// A change of the focus, passed to responders.
@MainActor
public struct FocusUpdateContext {
  /// The view that was focused; nil if there was none.
  public let previouslyFocusedView: View?
  /// The view that becomes focused; nil if there is none.
  public let nextFocusedView: View?
  /// The direction of the movement; empty if a program or a pointer caused it.
  public let focusHeading: FocusHeading
}
