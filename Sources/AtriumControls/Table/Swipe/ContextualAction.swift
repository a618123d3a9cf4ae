public import AtriumGraphics
public import AtriumKit

/// One thing that can be done with a row that was drawn aside.
@MainActor
public final class ContextualAction {
  /// What kind of thing it is.
  public enum Style: Hashable, Sendable {
    /// Like any other.
    case normal
    /// It takes something away; the Delete key performs it.
    case destructive
  }

  /// Does it; calls the closure that it is given when it is done, with whether it was.
  ///
  /// The row goes back to its place then, if it is still there.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction, _ sourceView: View, _ completion: @escaping Completion
    ) -> Void

  /// Hears whether an action was done.
  public typealias Completion = @MainActor (Bool) -> Void

  /// What kind of thing it is.
  public let style: Style
  /// What stands on its button.
  public var title: String
  /// A picture above or before the title.
  public var image: Image?
  /// The button's ground; nil takes the theme's colour for its style.
  public var backgroundColor: Color?
  /// Does it.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String, image: Image? = nil, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.image = image
    self.handler = handler
  }
}
