public import AtriumGraphics
public import AtriumKit

/// An action that a swipe on a row reveals.
@MainActor
public final class ContextualAction {
  /// The style of an action.
  public enum Style: Hashable, Sendable {
    /// An action without a special meaning.
    case normal
    /// An action that deletes something; the Delete key performs it.
    case destructive
  }

  /// A closure that performs the action.
  ///
  /// At the end, the handler must call the completion, with true if the action succeeded.
  ///
  /// The row then moves back to its position if the row still exists.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction, _ sourceView: View, _ completion: @escaping Completion
    ) -> Void

  /// Called at the end of an action, with true if the action succeeded.
  public typealias Completion = @MainActor (Bool) -> Void

  /// The style of the action.
  public let style: Style
  /// The title of the action's button.
  public var title: String
  /// The image before the title of the action's button.
  public var image: Image?
  /// The background colour of the button; nil uses the theme's colour for the style.
  public var backgroundColor: Color?
  /// The closure that performs the action.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String, image: Image? = nil, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.image = image
    self.handler = handler
  }
}
