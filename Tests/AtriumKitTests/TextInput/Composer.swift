import AtriumGeometry
import AtriumKit

/// A view that logs the calls of a text input.
final class Composer: View, TextInputReceiving {
  private var lines: [String] = []
  var allowsInputMethod = true
  var caretRectInWindow: Rect?
  /// The marked text.
  private(set) var marked: MarkedText?
  /// Called when the marked text is committed.
  var onUnmark: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  /// Returns the calls since the last call of `take()`, and clears them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func insertText(_ text: String) {
    marked = nil
    lines.append("insert \(text)")
  }

  func setMarkedText(_ markedText: MarkedText?) {
    marked = markedText
    lines.append("mark \(markedText?.string ?? "nothing")")
  }

  func unmarkText() {
    lines.append("unmark \(marked?.string ?? "nothing")")
    marked = nil
    onUnmark()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    lines.append("resigns")
    defer { lines.append("resigned") }
    return super.resignFirstResponder()
  }
}
