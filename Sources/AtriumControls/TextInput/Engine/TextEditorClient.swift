import AtriumGraphics
import AtriumKit

/// The view of a ``TextEditor``, which can refuse changes by the user and is notified of changes.
@MainActor
protocol TextEditorClient: View {
  /// Returns whether the user may replace a range (TX-6).
  func editor(_ editor: TextEditor, shouldChange range: TextRange, to text: String) -> Bool
  /// Called after the selection has changed.
  func editorDidChangeSelection(_ editor: TextEditor)
  /// Called after the user has changed the text.
  func editorDidChangeText(_ editor: TextEditor)
  /// Called after a composition has changed.
  func editorDidChangeMarkedText(_ editor: TextEditor)
  /// Called after the editor has refused an insertion that would make the text too long (TX-78).
  func editor(_ editor: TextEditor, didRefuse reason: TextInsertionRefusal)
  /// Called after a change that affects the layout or the drawing of the text.
  ///
  /// - Parameters:
  ///   - editor: The editor of the text.
  ///   - revealsCaret: Whether to scroll to the caret.
  func editorNeedsUpdate(_ editor: TextEditor, revealsCaret: Bool)
  /// The current time, in seconds of the window's clock.
  var editorTime: Double { get }
  /// Whether text without directional characters runs from right to left (TX-37).
  var editorIsRightToLeft: Bool { get }
}

/// The reason why text was not inserted.
public enum TextInsertionRefusal: Hashable, Sendable {
  /// The text would have more characters than the view's maximum length.
  case maximumLength
  /// The text is longer than the toolkit allows.
  ///
  /// The limits are 32,767 characters in a text field, 16 MiB inserted at once, and 64 MiB in total.
  case size
}
