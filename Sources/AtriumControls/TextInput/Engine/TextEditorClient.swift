import AtriumGraphics
import AtriumKit

/// The view of a ``TextEditor``: it is asked before changes and is told of them.
@MainActor
protocol TextEditorClient: View {
  /// Asks whether the user may replace a range (TX-6).
  func editor(_ editor: TextEditor, shouldChange range: TextRange, to text: String) -> Bool
  /// Called after the selection changed.
  func editorDidChangeSelection(_ editor: TextEditor)
  /// Called after the user changed the text.
  func editorDidChangeText(_ editor: TextEditor)
  /// Called after a composition changed.
  func editorDidChangeMarkedText(_ editor: TextEditor)
  /// Called when text was refused as a whole (TX-78).
  func editor(_ editor: TextEditor, didRefuse reason: TextInsertionRefusal)
  /// Called after anything that is drawn changed.
  ///
  /// - Parameters:
  ///   - editor: The editor.
  ///   - revealsCaret: Whether the caret is to be visible.
  func editorNeedsUpdate(_ editor: TextEditor, revealsCaret: Bool)
  /// The time, in seconds of the window's clock.
  var editorTime: Double { get }
  /// Whether text without a direction of its own runs from right to left (TX-37).
  var editorIsRightToLeft: Bool { get }
}

/// The reason why a text was not inserted.
public enum TextInsertionRefusal: Hashable, Sendable {
  /// The text would have more characters than the view's maximum length.
  case maximumLength
  /// The text is larger than the toolkit's limits: 32,767 characters in a text field, 16 MiB at once
  /// in a text view, 64 MiB in all.
  case size
}
