/// The actions that a swipe reveals at one edge of a row.
@MainActor
public final class SwipeActionsConfiguration {
  /// The actions, from the table's edge inwards.
  public let actions: [ContextualAction]
  /// Whether a full swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration with actions.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
