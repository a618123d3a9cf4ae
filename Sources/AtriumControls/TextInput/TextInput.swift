public import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// The text, the selection and the geometry of a text field or a text view.
///
/// ``TextField`` and ``TextView`` conform to the protocol. Other types cannot conform to it.
@MainActor
public protocol TextInput: View, TextInputReceiving, AccessibilityTextProviding {
  /// Deletes the selection or the character before the caret, as if the user had pressed Backspace.
  ///
  /// A composition ends first, and its text is inserted.
  func deleteBackward()
}

extension TextInput {
  private var editor: TextEditor {
    guard let host = self as? any TextInputHost else {
      fatalError(
        "\(type(of: self)) conforms to TextInput, but only TextField and TextView can; subclass one of them."
      )
    }
    return host.interaction.editor
  }

  /// The position at the start of the text.
  public var beginningOfDocument: TextPosition { TextPosition(.zero) }

  /// The position at the end of the text.
  public var endOfDocument: TextPosition { TextPosition(editor.storage.end) }

  /// The selected range; empty for a caret.
  ///
  /// Setting a different range notifies the delegate.
  public var selectedTextRange: TextRange {
    get { TextRange(editor.selection.range) }
    set { editor.selectByCode(newValue.offsets) }
  }

  /// The range that an input method is composing; nil without a composition.
  public var markedTextRange: TextRange? { editor.composition.map { TextRange($0.range) } }

  /// Whether there is any text besides a composition.
  public var hasText: Bool { editor.hasText }

  /// Returns the text in a range.
  public func text(in range: TextRange) -> String {
    editor.storage.string(in: editor.rounded(range.offsets))
  }

  /// Replaces a range on behalf of the program.
  ///
  /// The delegate is not asked and no event is sent.
  ///
  /// Outside an undo group the replacement clears the undo history (TX-46).
  public func replace(_ range: TextRange, withText text: String) {
    editor.replaceByCode(range.offsets, with: text)
  }

  /// Returns the position at a distance from another position, in characters; nil outside the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    var place = editor.stop(atOrBefore: position.offset)
    for _ in 0..<offset.magnitude {
      guard let next = editor.neighbour(of: place, isForward: offset > 0) else { return nil }
      place = next
    }
    return TextPosition(place)
  }

  /// Returns the number of characters from one position to another; negative if `end` is before `start`.
  public func offset(from start: TextPosition, to end: TextPosition) -> Int {
    let (low, high) = (min(start, end), max(start, end))
    let count = editor.graphemeCount(in: editor.rounded(low.offset..<high.offset))
    return start <= end ? count : -count
  }

  /// Returns the position closest to a point, in the view's coordinates.
  public func closestPosition(to point: Point) -> TextPosition? {
    guard let host = self as? any TextInputHost else { return nil }
    return TextPosition(editor.hit(point - host.textOrigin).selection.head)
  }

  /// Returns the rectangle of a caret in the view's coordinates, in points.
  ///
  /// The width of the rectangle is 0.
  public func caretRect(for position: TextPosition) -> Rect {
    guard let host = self as? any TextInputHost else { return .zero }
    let origin = host.textOrigin
    return editor.caretRect(at: editor.stop(atOrBefore: position.offset), isUpstream: false)
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the rectangles of a range in the view's coordinates, in points.
  ///
  /// A range has several rectangles if it extends over several lines or has text of both directions.
  public func selectionRects(for range: TextRange) -> [Rect] {
    guard let host = self as? any TextInputHost else { return [] }
    let origin = host.textOrigin
    return editor.rects(of: editor.rounded(range.offsets))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the range between two positions.
  public func textRange(from start: TextPosition, to end: TextPosition) -> TextRange? {
    TextRange(from: start, to: end)
  }

  /// Returns the first rectangle of a range in the view's coordinates, in points; null if the range is empty.
  public func firstRect(for range: TextRange) -> Rect { selectionRects(for: range).first ?? .null }

  private func commitComposition() {
    (self as? any TextInputHost)?.interaction.commitComposition()
  }

  /// Selects all text.
  public func selectAll() { editor.selectByCode(.zero..<editor.storage.end) }

  // MARK: Pasteboard

  /// Copies the selection to the pasteboard.
  ///
  /// The method does nothing if the text is secure.
  public func copy() { (self as? any TextInputHost)?.interaction.copy() }

  /// Cuts the selection, like a cut by the user.
  ///
  /// The method does nothing if the text is secure.
  public func cut() {
    commitComposition()
    (self as? any TextInputHost)?.interaction.cut()
  }

  /// Replaces the selection with the text on the pasteboard, like a paste by the user.
  public func paste() {
    commitComposition()
    (self as? any TextInputHost)?.interaction.paste(from: .general, in: editor.selection.range)
  }

  // MARK: Undo

  /// Whether there is an edit to undo.
  public var canUndo: Bool { editor.canUndo }
  /// Whether there is an undone edit to redo.
  public var canRedo: Bool { editor.canRedo }
  /// Undoes an edit.
  ///
  /// During a composition, the method only cancels the composition (TX-44).
  public func undo() { editor.undo() }
  /// Redoes an edit that was undone.
  public func redo() { editor.redo() }
  /// Begins an undo group, which combines the following edits by the user or the program into one step.
  public func beginUndoGrouping() { editor.beginGroup() }
  /// Ends an undo group.
  public func endUndoGrouping() { editor.endGroup() }
}
