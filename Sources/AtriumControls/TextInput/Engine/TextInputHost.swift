import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that uses a ``TextInteraction``.
@MainActor
protocol TextInputHost: View {
  /// Handles the key Backspace.
  func deleteBackward()
  /// The interaction of the view.
  var interaction: TextInteraction { get }
  /// The position of the text's top left corner, in the view's coordinates.
  var textOrigin: Point { get }
  /// The area of the view that shows text, in the view's coordinates.
  var textArea: Rect { get }
  /// Whether the user can select the text.
  var isTextSelectable: Bool { get }
  /// Scrolls by a number of lines while a drag is outside the text area (TX-28).
  func scrollForDrag(lines: Point)
  /// Handles the Return key in a text field.
  ///
  /// - Returns: Whether the key was handled.
  func submit() -> Bool
  /// Follows the link at an offset, after a click on it.
  ///
  /// - Returns: Whether there is a link that can be followed.
  func followLink(at offset: TextOffset) -> Bool
  /// Moves the visible area and the caret by a page.
  func movePage(forward: Bool, extends: Bool)
}
