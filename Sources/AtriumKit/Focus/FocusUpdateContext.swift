/// One change of the focus, as responders hear of it.
@MainActor
public struct FocusUpdateContext {
  /// The view that had the focus; nil if none had.
  public let previouslyFocusedView: View?
  /// The view that gets it; nil if none does.
  public let nextFocusedView: View?
  /// Which way it went; empty if a program or a pointer moved it.
  public let focusHeading: FocusHeading
}
