public import AtriumGraphics
public import AtriumKit

/// An action that a swipe reveals at a row.
@MainActor
public final class ContextualAction {
  /// The kind of an action.
  public enum Style: Hashable, Sendable {
    /// An action without a special meaning.
    case normal
    /// An action that deletes something; the Delete key performs it.
    case destructive
  }

  /// Performs the action; it must call the completion at the end, with whether the action
  /// succeeded.
  ///
  /// The row then moves back to its place, if it still exists.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction, _ sourceView: View, _ completion: @escaping Completion
    ) -> Void

  /// Receives whether an action succeeded.
  public typealias Completion = @MainActor (Bool) -> Void

  /// The kind of the action.
  public let style: Style
  /// The title of its button.
  public var title: String
  /// The image before the title.
  public var image: Image?
  /// The button's background colour; nil for the theme's colour of its style.
  public var backgroundColor: Color?
  /// Performs the action.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String, image: Image? = nil, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.image = image
    self.handler = handler
  }
}
