/// A choice in an alert or an action sheet: its title, its style and its handler.
@MainActor
public final class AlertAction {
  /// The meaning of an action for the user.
  ///
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Changes nothing; Escape performs it. An alert has at most one.
    case cancel = 1
    /// May delete or change data; drawn in the theme's colour of warnings.
    case destructive = 2
  }

  /// The text of its button.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether the user can choose it; true by default.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  private let handler: (@MainActor (AlertAction) -> Void)?
  /// Called when the action was enabled or disabled.
  var onChange: (@MainActor () -> Void)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text of its button.
  ///   - style: What it means.
  ///   - handler: Called with the action after the alert has been dismissed. It may present another
  ///     controller. The alert keeps it; let it hold the alert weakly.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Calls the handler.
  func perform() { handler?(self) }
}
