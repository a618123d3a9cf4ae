import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The engine of text fields and text views.
///
/// The engine stores the text, the selection, the composition, the history and the layouts (TX-1).
///
/// During a change by the user, the engine calls the delegate. If the delegate changes the text, the
/// selection or the focus in such a call, the user's change ends after the call (TX-9).
@MainActor
final class TextEditor {
  /// Text that an input method is composing.
  ///
  /// During the composition, this text is stored in place of the text that it will replace.
  struct Composition {
    var range: Range<TextOffset>
    var replaced: String
    /// The attributes of the replaced text.
    var replacedStyles: [TextStyles.Run] = []
    var before: TextSelection
    /// The emphasised parts, in bytes of the composed text; empty if the whole text has one appearance.
    var spans: [MarkedText.Span] = []
  }

  /// The maximum number of characters in a text field (TX-78).
  static let fieldLimit = 32_767
  /// The maximum number of bytes that are inserted at once.
  static let insertionLimit = 16 << 20
  /// The maximum number of bytes in all text of an editor.
  static let textLimit = 64 << 20

  weak var client: (any TextEditorClient)?
  let isSingleLine: Bool
  let storage = TextBlocks()
  /// The attributes of the text.
  var styles = TextStyles()
  /// The attributes that the whole text has, unless a part of it has other values.
  var baseAttributes: [TextAttribute: Any] = [:] {
    didSet { layoutDidChange() }
  }
  /// The object by which the program reads and changes the attributed text; nil until it is needed.
  weak var attributedStorage: TextStorage?
  /// The maximum number of lines; 0 for no limit.
  var maximumLines = 0 {
    didSet { if maximumLines != oldValue { layoutDidChange() } }
  }
  /// The mode in which text beyond the maximum number of lines is truncated.
  var lineBreakMode = TextLayout.LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutDidChange() } }
  }
  /// The attributes of links.
  var linkAttributes: [TextAttribute: Any] = [:]
  /// The attributes of the next text that the user types; nil uses those of the surrounding text.
  var typingAttributes: [TextAttribute: Any]?
  var layouts = TextLayoutCache()
  private(set) var selection = TextSelection(.zero)
  private(set) var composition: Composition?
  /// The number of changes by the program.
  ///
  /// During a change by the user, the engine compares this number before and after it calls the delegate.
  private(set) var epoch = 0
  /// A counter of replacements, by which a change by the user detects that its range is out of date.
  private var replacementCount = 0
  private var history = TextHistory()
  /// The horizontal position that the up and down arrows keep (TX-22).
  var keptX: Double?

  /// Whether the user can change the text.
  var isEditable = true
  /// Whether the text is displayed as bullets (TX-74).
  var isSecure = false {
    didSet {
      guard isSecure != oldValue else { return }
      history.clear()
      layoutDidChange()
    }
  }
  /// Whether the next inserted text replaces the whole text (TX-12).
  var clearsOnInsertion = false
  /// The maximum number of graphemes; nil for no limit.
  var maximumLength: Int?
  var font: Font {
    didSet { if font != oldValue { layoutDidChange() } }
  }
  var alignment = TextLayout.Alignment.natural {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }
  /// The width at which lines are broken, in points; nil for a single line.
  var wrapWidth: Double? {
    didSet { if wrapWidth != oldValue { layoutDidChange() } }
  }

  init(isSingleLine: Bool, font: Font) {
    (self.isSingleLine, self.font) = (isSingleLine, font)
  }

  // MARK: Text

  /// The text as it was before the composition.
  var text: String {
    guard let composition else { return storage.string(in: .zero..<storage.end) }
    return storage.string(in: .zero..<composition.range.lowerBound) + composition.replaced
      + storage.string(in: composition.range.upperBound..<storage.end)
  }

  /// Whether the editor has neither text nor a composition (TX-13).
  var isEmpty: Bool { storage.length == 0 }
  /// Whether there is text besides a composition.
  var hasText: Bool {
    guard let composition else { return storage.length > 0 }
    return storage.length - composition.range.byteCount + composition.replaced.utf8.count > 0
  }

  /// The selected text; empty if the text is secure.
  var selectedText: String { isSecure ? "" : storage.string(in: selection.range) }

  /// Ends the current change by the user, after the program has changed the text, the selection or the focus.
  func interrupt() { epoch += 1 }

  /// Replaces the whole text on behalf of the program (TX-8).
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - styles: The attributes of the text. Text with attributes must already be cleaned.
  func setText(_ text: String, styles: [TextStyles.Run] = []) {
    interrupt()
    dropPastes()
    composition = nil
    history.clear()
    let old = selection
    put(
      TextCleaning.cleaned(text, isSingleLine: isSingleLine), in: .zero..<storage.end,
      styles: styles)
    selection = TextSelection(storage.end)
    didEdit()
    tellSelection(after: old)
  }

  /// Replaces a range on behalf of the program.
  ///
  /// Outside an undo group, the replacement clears the history (TX-46).
  func replaceByCode(_ range: Range<TextOffset>, with text: String) {
    interrupt()
    dropComposition()
    let text = TextCleaning.cleaned(text, isSingleLine: isSingleLine)
    let range = rounded(range)
    let old = selection
    let edit = putEdit(text, in: range)
    selection = TextSelection(stop(atOrAfter: range.lowerBound + text.utf8.count))
    if history.isGrouping, !isSecure {
      history.record(edit, kind: .code, before: old, after: selection, at: time)
    } else {
      history.clear()
    }
    didEdit()
    tellSelection(after: old)
  }

  // MARK: Acts

  /// Replaces a range as one change by the user (TX-6, TX-7).
  ///
  /// - Parameters:
  ///   - range: The range to replace.
  ///   - text: The new text, which must already be cleaned.
  ///   - kind: The kind of the user's action.
  /// - Returns: Whether the text changed.
  @discardableResult
  func change(
    _ range: Range<TextOffset>, to text: String, kind: TextHistory.Kind
  ) -> Bool {
    // A delegate may have begun a composition, which is not a part of the text yet.
    guard isEditable, composition == nil, !(range.isEmpty && text.isEmpty) else { return false }
    if let refusal = refusal(of: text, in: range) {
      client?.editor(self, didRefuse: refusal)
      return false
    }
    let (epoch, count) = (epoch, replacementCount)
    guard client?.editor(self, shouldChange: TextRange(range), to: text) ?? true,
      epoch == self.epoch, count == replacementCount
    else { return false }
    let old = selection
    clearsOnInsertion = false
    let edit = putEdit(text, in: range)
    let end = range.lowerBound + text.utf8.count
    selection = TextSelection(text.isEmpty ? stop(atOrBefore: end) : stop(atOrAfter: end))
    if !isSecure {
      history.record(edit, kind: kind, before: old, after: selection, at: time)
    }
    didEdit()
    tellSelection(after: old)
    guard epoch == self.epoch else { return true }
    client?.editorDidChangeText(self)
    return true
  }

  /// Inserts text from the user, which replaces the selection (TX-23, TX-76).
  @discardableResult
  func insert(_ text: String, kind: TextHistory.Kind = .typing) -> Bool {
    let text = TextCleaning.cleaned(text, isSingleLine: isSingleLine)
    guard !text.isEmpty else { return false }
    if clearsOnInsertion { return change(.zero..<storage.end, to: text, kind: .replacement) }
    var kind = kind
    if kind == .typing, text == "\n" { kind = .newline }
    if kind == .typing, !selection.isEmpty {
      // The replacement is a separate undo step, which does not include the characters that are typed next.
      kind = .replacement
    }
    return change(selection.range, to: text, kind: kind)
  }

  /// Removes all text, as one change that the delegate has already allowed (TX-11).
  func clear() {
    guard composition == nil else { return }
    let (old, epoch) = (selection, epoch)
    clearsOnInsertion = false
    let edit = putEdit("", in: .zero..<storage.end)
    selection = TextSelection(.zero)
    if !isSecure {
      history.record(edit, kind: .clear, before: old, after: selection, at: time)
    }
    didEdit()
    tellSelection(after: old)
    guard epoch == self.epoch else { return }
    client?.editorDidChangeText(self)
  }

  /// Returns the number of graphemes in a range, including line breaks.
  func graphemeCount(in range: Range<TextOffset>) -> Int {
    var (index, start) = storage.block(at: range.lowerBound)
    var count = 0
    while index < storage.count, start < range.upperBound {
      let block = storage[index]
      let low = TextOffset(max(0, range.lowerBound - start))
      let high = TextOffset(min(block.text.utf8.count, range.upperBound - start))
      if low < high { count += boundaries(of: index).graphemeCount(in: low..<high) }
      start = start + block.length
      if block.endsParagraph, start <= range.upperBound { count += 1 }
      index += 1
    }
    return count
  }

  private func refusal(of text: String, in range: Range<TextOffset>) -> TextInsertionRefusal? {
    guard !text.isEmpty else { return nil }
    let length = storage.length - range.byteCount + text.utf8.count
    if text.utf8.count > TextEditor.insertionLimit || length > TextEditor.textLimit { return .size }
    let limit = isSingleLine ? min(maximumLength ?? .max, TextEditor.fieldLimit) : maximumLength
    guard let limit, length > limit else { return nil }
    // Only a string that has more bytes than the limit can have more graphemes than the limit.
    guard graphemeCount(after: text, in: range) > limit else { return nil }
    return maximumLength.map { limit >= $0 } == true ? .maximumLength : .size
  }

  /// Returns the number of graphemes in the whole text after a range has been replaced.
  private func graphemeCount(after text: String, in range: Range<TextOffset>) -> Int {
    let (first, start) = storage.block(at: range.lowerBound)
    let (last, lastStart) = storage.block(at: range.upperBound)
    // Graphemes may join at the edges of the new text, so the surrounding blocks are counted together with
    // the new text.
    let changed =
      storage.string(in: start..<range.lowerBound) + text
      + storage.string(in: range.upperBound..<lastStart + storage[last].length)
    return storage.graphemeCount(in: 0..<first) + TextBoundaries(changed).graphemeCount
      + storage.graphemeCount(in: last + 1..<storage.count)
  }

  // MARK: Selection

  /// Sets the selection on behalf of the user.
  ///
  /// - Parameters:
  ///   - new: The selection, whose ends must be caret stops.
  ///   - keepsX: Whether the up and down arrows keep their horizontal position.
  ///   - reveals: Whether to scroll to the caret. The value is false while a drag controls the scrolling.
  func select(_ new: TextSelection, keepsX: Bool = false, reveals: Bool = true) {
    if !keepsX { keptX = nil }
    guard new != selection else {
      client?.editorNeedsUpdate(self, revealsCaret: reveals)
      return
    }
    let old = selection
    selection = new
    clearsOnInsertion = false
    history.closeStep()
    client?.editorNeedsUpdate(self, revealsCaret: reveals)
    tellSelection(after: old)
  }

  /// Sets the selection on behalf of the program.
  func selectByCode(_ range: Range<TextOffset>) {
    interrupt()
    dropPastes()
    dropComposition()
    let range = rounded(range)
    select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
  }

  /// Selects all text.
  func selectAll() { select(TextSelection(anchor: .zero, head: storage.end)) }

  // MARK: Undo

  /// Whether there is a step to undo.
  var canUndo: Bool { composition != nil || history.canUndo }
  /// Whether there is a step to redo.
  var canRedo: Bool { history.canRedo }

  /// Makes the next edit begin a new undo step.
  func closeStep() { history.closeStep() }
  func beginGroup() { history.beginGroup() }
  func endGroup() { history.endGroup() }

  /// Undoes a step.
  ///
  /// During a composition, the method only cancels the composition (TX-44).
  func undo() {
    guard isEditable else { return }
    if composition != nil {
      dropComposition()
      client?.editorDidChangeMarkedText(self)
      return
    }
    guard let step = history.takeUndo() else { return }
    for edit in step.edits.reversed() {
      put(
        edit.removed, in: edit.start..<edit.start + edit.inserted.utf8.count,
        styles: edit.removedStyles)
    }
    restore(step.before)
  }

  /// Redoes a step that was undone.
  func redo() {
    guard isEditable, composition == nil, let step = history.takeRedo() else { return }
    for edit in step.edits {
      put(
        edit.inserted, in: edit.start..<edit.start + edit.removed.utf8.count,
        styles: edit.insertedStyles)
    }
    restore(step.after)
  }

  private func restore(_ selection: TextSelection) {
    let (old, epoch) = (self.selection, epoch)
    self.selection = selection
    didEdit()
    tellSelection(after: old)
    guard epoch == self.epoch else { return }
    client?.editorDidChangeText(self)
  }

  // MARK: Composition

  /// Shows an input method's text in place of the selection (TX-64).
  ///
  /// - Parameters:
  ///   - composed: The composed text; empty to end the composition without text.
  ///   - caret: The position of the caret in the composed text.
  ///   - spans: The emphasised parts of the composed text.
  func compose(_ composed: String, caret: TextOffset, spans: [MarkedText.Span] = []) {
    guard isEditable else { return }
    let text = TextCleaning.cleaned(composed, isSingleLine: isSingleLine)
    guard !text.isEmpty else {
      guard composition != nil else { return }
      dropComposition()
      client?.editorDidChangeMarkedText(self)
      return
    }
    var current =
      composition
      ?? Composition(
        range: selection.range, replaced: storage.string(in: selection.range),
        replacedStyles: styles.part(selection.range), before: selection)
    let old = selection
    put(text, in: current.range)
    current.range = current.range.lowerBound..<current.range.lowerBound + text.utf8.count
    // The spans do not match the text if cleaning has changed it.
    current.spans = text == composed ? spans : []
    composition = current
    let place = min(
      current.range.lowerBound + max(0, caret.bytes), current.range.upperBound)
    selection = TextSelection(stop(atOrBefore: place))
    announceSelection(after: old)
    history.closeStep()
    didEdit()
    client?.editorDidChangeMarkedText(self)
  }

  /// Ends the composition and inserts a string, as one change by the user (TX-65).
  func commit(_ text: String) {
    let epoch = epoch
    if composition != nil {
      dropComposition()
      client?.editorDidChangeMarkedText(self)
    }
    guard epoch == self.epoch else { return }
    insert(text, kind: .commit)
  }

  /// Ends the composition and inserts the composed text (TX-4).
  func commitComposition() {
    guard let composition else { return }
    commit(storage.string(in: composition.range))
  }

  /// Removes the composition and restores the text that it replaced.
  func dropComposition() {
    guard let composition else { return }
    self.composition = nil
    let old = selection
    put(composition.replaced, in: composition.range, styles: composition.replacedStyles)
    selection = composition.before
    announceSelection(after: old)
    didEdit()
  }

  // MARK: Caret stops

  /// Returns a range with its ends limited to the text and moved to caret stops (TX-2).
  func rounded(_ range: Range<TextOffset>) -> Range<TextOffset> {
    let low = stop(atOrBefore: range.lowerBound)
    return low..<max(low, stop(atOrBefore: range.upperBound))
  }

  /// Returns the last caret stop at or before an offset.
  func stop(atOrBefore offset: TextOffset) -> TextOffset {
    let offset = min(max(.zero, offset), storage.end)
    let (index, start) = storage.block(at: offset)
    return start + boundaries(of: index).stop(atOrBefore: TextOffset(offset - start)).bytes
  }

  /// Returns the first caret stop at or after an offset.
  func stop(atOrAfter offset: TextOffset) -> TextOffset {
    let offset = min(max(.zero, offset), storage.end)
    let (index, start) = storage.block(at: offset)
    return start + boundaries(of: index).stop(atOrAfter: TextOffset(offset - start)).bytes
  }

  /// Returns the next or the previous caret stop in reading order; nil at the end or the start.
  func neighbour(of offset: TextOffset, isForward: Bool) -> TextOffset? {
    let (index, start) = storage.block(at: offset)
    let local = TextOffset(offset - start)
    if isForward {
      if let next = boundaries(of: index).stop(after: local) { return start + next.bytes }
      return storage[index].endsParagraph ? offset + 1 : nil
    }
    if let previous = boundaries(of: index).stop(before: local) { return start + previous.bytes }
    guard index > 0 else { return nil }
    if storage[index - 1].endsParagraph { return start - 1 }
    let length = storage[index - 1].length
    return boundaries(of: index - 1).stop(before: TextOffset(length)).map {
      start - length + $0.bytes
    }
  }

  /// Returns the caret stops and words of a block.
  func boundaries(of index: Int) -> TextBoundaries {
    layouts.boundaries(of: storage[index])
  }

  // MARK: Pastes

  private var pendingPastes: [PendingPaste] { pasteList.compactMap(\.paste) }
  private var pasteList: [WeakPaste] = []

  private struct WeakPaste {
    weak var paste: PendingPaste?
  }

  /// Stores the range for pasted text that has not arrived yet (TX-59).
  func beginPaste(in range: Range<TextOffset>) -> PendingPaste {
    pasteList.removeAll { $0.paste == nil }
    let paste = PendingPaste(range, isWhole: clearsOnInsertion)
    pasteList.append(WeakPaste(paste: paste))
    return paste
  }

  /// Inserts the pasted text after it has arrived.
  func finish(_ paste: PendingPaste, with text: String) {
    let text = TextCleaning.cleaned(text, isSingleLine: isSingleLine)
    // A password manager clears the clipboard with an empty string. Pasting this string must not delete the
    // selection.
    guard paste.isValid, !text.isEmpty else { return }
    let range = paste.isWhole && clearsOnInsertion ? .zero..<storage.end : rounded(paste.range)
    change(range, to: text, kind: .paste)
  }

  /// Invalidates all pastes whose text has not arrived yet.
  func dropPastes() {
    for paste in pendingPastes { paste.isValid = false }
  }

  // MARK: Changes

  private var time: Double { client?.editorTime ?? 0 }

  /// Replaces a range, and returns the edit for the history.
  private func putEdit(_ text: String, in range: Range<TextOffset>) -> TextHistory.Edit {
    var edit = TextHistory.Edit(
      start: range.lowerBound, removed: storage.string(in: range), inserted: text,
      removedStyles: styles.part(range))
    put(text, in: range)
    edit.insertedStyles = styles.part(range.lowerBound..<range.lowerBound + text.utf8.count)
    return edit
  }

  /// Replaces a range.
  ///
  /// - Parameters:
  ///   - text: The new text, which must already be cleaned.
  ///   - range: The range to replace.
  ///   - new: The attributes of the new text; nil for the attributes of typed text.
  private func put(_ text: String, in range: Range<TextOffset>, styles new: [TextStyles.Run]? = nil)
  {
    styles.replace(
      range, byteCount: text.utf8.count,
      with: new ?? [
        .init(
          range: .zero..<TextOffset(text.utf8.count), attributes: insertionAttributes(for: range))
      ])
    replacementCount += 1
    for place in pendingPastes { place.follow(range, to: text.utf8.count) }
    announceRemoval(of: range)
    storage.replace(
      range, with: text, blockLimit: isSingleLine ? 1024 : TextBlocks.blockLimit,
      extent: estimatedExtent)
    announceInsertion(of: range.lowerBound..<range.lowerBound + text.utf8.count)
  }

  private func tellSelection(after old: TextSelection) {
    guard selection != old else { return }
    typingAttributes = nil
    announceSelection(after: old)
    client?.editorDidChangeSelection(self)
  }

  private func didEdit() {
    keptX = nil
    attributedStorage?.follow(self)
    // An edit changes the number of lines that are left for the following paragraphs.
    if maximumLines > 0 { return layoutDidChange(revealsCaret: true) }
    client?.editorNeedsUpdate(self, revealsCaret: true)
  }

  /// Lays out the whole text again, for example after a change of its attributes.
  func layoutDidChange(revealsCaret: Bool = false) {
    layouts.removeAll()
    keptX = nil
    storage.estimateExtents(estimatedExtent)
    client?.editorNeedsUpdate(self, revealsCaret: revealsCaret)
  }

  /// Returns the estimated extent of a block without a layout, in points (TX-81).
  private func estimatedExtent(of block: TextBlock) -> Double {
    guard !isSingleLine else { return 0 }
    guard let wrapWidth, wrapWidth > 0 else { return font.lineHeight }
    let width = Double(block.text.utf8.count) * font.size * 0.5
    return font.lineHeight * max(1, (width / wrapWidth).rounded(.up))
  }
}
