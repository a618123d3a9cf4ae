/// What can be done with a row that was drawn aside to one side.
@MainActor
public final class SwipeActionsConfiguration {
  /// The actions, from the table's edge inwards.
  public let actions: [ContextualAction]
  /// Whether drawing the row most of the way performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
