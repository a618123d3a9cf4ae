public import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// The text, the selection and the places of a text field or a text view.
///
/// ``TextField`` and ``TextView`` adopt it; it cannot be adopted elsewhere.
@MainActor
public protocol TextInput: View, TextInputReceiving {}

extension TextInput {
  private var editor: TextEditor {
    guard let host = self as? any TextInputHost else {
      fatalError(
        "\(type(of: self)) adopts TextInput, which only TextField and TextView do; subclass one of them."
      )
    }
    return host.interaction.editor
  }

  /// The start of the text.
  public var beginningOfDocument: TextPosition { TextPosition(.zero) }

  /// The end of the text.
  public var endOfDocument: TextPosition { TextPosition(editor.storage.end) }

  /// The selection; empty for a caret.
  ///
  /// Setting another selection sends the delegate's call.
  public var selectedTextRange: TextRange {
    get { TextRange(editor.selection.range) }
    set { editor.selectByCode(newValue.offsets) }
  }

  /// The part that an input method composes; nil without a composition.
  public var markedTextRange: TextRange? { editor.composition.map { TextRange($0.range) } }

  /// Whether there is any text.
  public var hasText: Bool { editor.hasText }

  /// The characters of a range.
  public func text(in range: TextRange) -> String {
    editor.storage.string(in: editor.rounded(range.offsets))
  }

  /// Replaces a range by code: nothing is asked and no event is sent.
  ///
  /// Outside a group of undo it drops the steps of undo (TX-46).
  public func replace(_ range: TextRange, withText text: String) {
    editor.replaceByCode(range.offsets, with: text)
  }

  /// The position a number of characters from another; nil if that is outside.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    var place = editor.stop(atOrBefore: position.offset)
    for _ in 0..<abs(offset) {
      guard let next = editor.neighbour(of: place, isForward: offset > 0) else { return nil }
      place = next
    }
    return TextPosition(place)
  }

  /// The number of characters from one position to another; negative backwards.
  public func offset(from start: TextPosition, to end: TextPosition) -> Int {
    let (low, high) = (min(start, end), max(start, end))
    let count = editor.graphemeCount(in: editor.rounded(low.offset..<high.offset))
    return start <= end ? count : -count
  }

  /// The position nearest to a point of the view.
  public func closestPosition(to point: Point) -> TextPosition? {
    guard let host = self as? any TextInputHost else { return nil }
    return TextPosition(editor.hit(point - host.textOrigin).selection.head)
  }

  /// The rectangle of a caret in the view, without width, in points.
  public func caretRect(for position: TextPosition) -> Rect {
    guard let host = self as? any TextInputHost else { return .zero }
    let origin = host.textOrigin
    return editor.caretRect(at: editor.stop(atOrBefore: position.offset), isUpstream: false)
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The rectangles of a range in the view, in points: several for lines or for both directions.
  public func selectionRects(for range: TextRange) -> [Rect] {
    guard let host = self as? any TextInputHost else { return [] }
    let origin = host.textOrigin
    return editor.rects(of: editor.rounded(range.offsets))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Selects everything.
  public func selectAll() { editor.selectByCode(.zero..<editor.storage.end) }

  // MARK: Pasteboard

  /// Copies the selection; nothing happens in a secure text.
  public func copy() { (self as? any TextInputHost)?.interaction.copy() }

  /// Cuts the selection, as the user does; nothing happens in a secure text.
  public func cut() { (self as? any TextInputHost)?.interaction.cut() }

  /// Pastes in place of the selection, as the user does.
  public func paste() {
    (self as? any TextInputHost)?.interaction.paste(from: .general, in: editor.selection.range)
  }

  // MARK: Undo

  /// Whether there is a step to undo.
  public var canUndo: Bool { editor.canUndo }
  /// Whether there is an undone step.
  public var canRedo: Bool { editor.canRedo }
  /// Undoes a step; during a composition it only drops that (TX-44).
  public func undo() { editor.undo() }
  /// Does an undone step again.
  public func redo() { editor.redo() }
  /// Makes the following edits, by the user or by code, one step of undo.
  public func beginUndoGrouping() { editor.beginGroup() }
  /// Ends a group of undo.
  public func endUndoGrouping() { editor.endGroup() }
}
