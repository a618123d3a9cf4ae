public import Atrium

/// An action that a swipe on a row reveals, as programs made it before UIKit had swipe actions.
@MainActor
open class UITableViewRowAction {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes something.
    case `default`
    /// An action without a special meaning.
    case normal
    /// UIKit's other name for `default`.
    public static var destructive: Style { .default }
  }

  /// A closure that performs the action for a row.
  public typealias Handler = @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// The style of the action.
  public let style: Style
  /// The title of the action's button.
  open var title: String?
  /// The background colour of the button; nil uses the theme's colour for the style.
  open var backgroundColor: Color?
  private let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Makes the swipe action that performs this action for a row.
  func swipeAction(for indexPath: IndexPath) -> ContextualAction {
    let made = ContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, completion in
      handler(self, indexPath)
      completion(true)
    }
    made.backgroundColor = backgroundColor
    return made
  }
}

extension SwipeActionsConfiguration {
  /// Makes the configuration for the row actions that a delegate returns; nil if the delegate returns nil.
  ///
  /// The plug-in `PortedSources` adds this call to classes with `tableView(_:editActionsForRowAt:)`. A full swipe
  /// performs no row action.
  public convenience init?(rowActions: [UITableViewRowAction]?, at indexPath: IndexPath) {
    guard let rowActions else { return nil }
    self.init(actions: rowActions.map { $0.swipeAction(for: indexPath) })
    performsFirstActionWithFullSwipe = false
  }
}
