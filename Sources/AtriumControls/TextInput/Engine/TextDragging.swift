import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Handles drags of the selected text out of a text field or text view, and drops of text into it (TX-84, TX-85).
@MainActor
final class TextDragging {
  private unowned let interaction: TextInteraction
  /// The caret that shows where the text would be inserted; nil while no drag is over the view or no drop is allowed.
  private var caret: CaretView?
  /// The range that is being dragged out of this view; nil while no text is being dragged.
  private var source: Range<TextOffset>?

  init(_ interaction: TextInteraction) { self.interaction = interaction }

  private var editor: TextEditor { interaction.editor }
  private var host: (any TextInputHost)? { interaction.host }

  /// Adds both interactions to the view.
  func attach(to host: any TextInputHost) {
    host.addInteraction(DragInteraction(delegate: self))
    host.addInteraction(DropInteraction(delegate: self))
  }

  /// Returns the offset in the text that is closest to the pointer.
  private func offset(of session: any DropSession) -> TextSelection? {
    guard let host else { return nil }
    return editor.hit(session.location(in: host) - host.textOrigin).selection
  }

  private func showCaret(at place: TextSelection) {
    guard let host else { return }
    let caret = caret ?? CaretView()
    if self.caret == nil {
      self.caret = caret
      host.addSubview(caret)
    }
    let rect = editor.caretRect(at: place.head, isUpstream: place.isUpstream)
    caret.isHidden = false
    caret.place(at: rect.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y), flag: nil)
  }

  private func removeCaret() {
    caret?.removeFromSuperview()
    caret = nil
  }
}

extension TextDragging: DragInteractionDelegate {
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    let range = editor.selection.range
    let pointer = self.interaction.pointer
    // A drag that follows a double click extends the selection, so it does not drag the text.
    guard let host, host.isTextSelectable, !editor.isSecure, !range.isEmpty,
      pointer.isWaiting || !pointer.isDragging
    else { return [] }
    let point = session.location(in: host) - host.textOrigin
    let isInside = editor.rects(of: range, visible: Rect(origin: point, size: .zero))
      .contains { $0.contains(point) }
    guard isInside else { return [] }
    source = range
    let item = DragItem(itemProvider: ItemProvider(object: editor.selectedText))
    item.previewProvider = { [weak self] in self?.preview(of: range) }
    return [item]
  }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    source = nil
  }

  /// Returns a preview: a label with the first line of the dragged text.
  private func preview(of range: Range<TextOffset>) -> DragPreview? {
    let text = editor.selectedText.prefix { !$0.isNewline }.prefix(60)
    let label = Label()
    label.text = String(text)
    label.font = editor.font
    label.backgroundColor = host?.theme.background
    label.frame.size = label.sizeThatFits(Size(width: 400, height: 100))
    return DragPreview(view: label)
  }
}

extension TextDragging: DropInteractionDelegate {
  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    editor.isEditable && session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    guard editor.isEditable, let place = offset(of: session) else {
      return DropProposal(operation: .forbidden)
    }
    // Dropping text within its own range would not change the text.
    if let source, session.localDragSession != nil,
      source.lowerBound <= place.head, place.head <= source.upperBound
    {
      removeCaret()
      return DropProposal(operation: .forbidden)
    }
    showCaret(at: place)
    return DropProposal(operation: source == nil ? .copy : .move)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    removeCaret()
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    guard let place = offset(of: session)?.head else { return }
    self.interaction.commitComposition()
    host?.becomeFirstResponder()
    // The dropped text is inserted where it was dropped, even in a field that clears its text when editing
    // begins.
    editor.clearsOnInsertion = false
    let paste = editor.beginPaste(in: place..<place)
    let source = session.localDragSession == nil ? nil : source
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      guard let self, host?.window != nil, editor.isEditable else { return }
      editor.beginGroup()
      // The removal of the source also adjusts the range of the paste.
      if let source { editor.change(editor.rounded(source), to: "", kind: .cut) }
      editor.finish(paste, with: texts.joined(separator: "\n"))
      editor.endGroup()
      self.interaction.showCaret()
    }
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    removeCaret()
  }
}
