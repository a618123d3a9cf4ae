import AtriumGeometry
import AtriumKit

/// A view with a ``TextInteraction``.
@MainActor
protocol TextInputHost: View {
  /// The interaction.
  var interaction: TextInteraction { get }
  /// The position of the text's top left corner, in the view's coordinates.
  var textOrigin: Point { get }
  /// The part of the view that shows text, in the view's coordinates.
  var textArea: Rect { get }
  /// Whether the text can be selected.
  var isTextSelectable: Bool { get }
  /// Scrolls while a drag is outside, by a number of lines (TX-28).
  func scrollForDrag(lines: Point)
  /// Handles Return in a field.
  ///
  /// - Returns: Whether the key is taken.
  func submit() -> Bool
  /// Moves view and caret by a page.
  func movePage(forward: Bool, extends: Bool)
}
