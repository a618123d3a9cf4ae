/// A choice in an alert or an action sheet: its title, its style and its handler.
@MainActor
public final class AlertAction {
  /// The meaning of an action for the user.
  ///
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The action changes nothing. Escape performs it. An alert has at most one cancel action.
    case cancel = 1
    /// The action may delete or change data. Its title has the theme's warning colour.
    case destructive = 2
  }

  /// The title of the action's button.
  public let title: String?
  /// The meaning of the action for the user.
  public let style: Style
  /// Whether the user can choose the action; true by default.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  private let handler: (@MainActor (AlertAction) -> Void)?
  /// Called after ``isEnabled`` has changed.
  var onChange: (@MainActor () -> Void)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action's button.
  ///   - style: The meaning of the action for the user.
  ///   - handler: Called with the action after the alert has been dismissed. The handler may present
  ///     another controller. The alert retains the handler, so the handler should capture the alert weakly.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Calls the handler.
  func perform() { handler?(self) }
}

extension AlertAction: Hashable {
  /// Returns whether two references are to the same action.
  public nonisolated static func == (left: AlertAction, right: AlertAction) -> Bool {
    left === right
  }

  /// Hashes the identity of the action.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
