/// An action that assistive technologies offer for an element, such as `Delete` for a row.
@MainActor
public final class AccessibilityCustomAction {
  /// The name of the action, which is spoken.
  public var name: String
  /// The closure that performs the action; it returns whether the action succeeded.
  public var actionHandler: (@MainActor (AccessibilityCustomAction) -> Bool)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - name: The name, which is spoken.
  ///   - actionHandler: Performs the action, and returns whether it succeeded.
  public init(
    name: String, actionHandler: (@MainActor (AccessibilityCustomAction) -> Bool)?
  ) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}
