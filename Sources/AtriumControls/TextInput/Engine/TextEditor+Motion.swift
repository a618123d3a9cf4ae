import AtriumGeometry
import AtriumGraphics

extension TextEditor {
  /// Moves the caret (TX-17).
  ///
  /// - Parameters:
  ///   - motion: The movement. Page movements are handled by the view.
  ///   - extends: Whether the movement extends the selection from its anchor.
  func move(_ motion: TextMotion, extends: Bool) {
    if !extends, !selection.isEmpty, let side = visualSide(of: motion) {
      return select(side)
    }
    var target = target(of: motion)
    if extends { target.anchor = selection.anchor }
    select(target, keepsX: motion == .up || motion == .down)
  }

  /// Returns the end of the selection at which a motion to the left or to the right places the caret.
  ///
  /// This is the left or the right end on screen; nil for other motions.
  private func visualSide(of motion: TextMotion) -> TextSelection? {
    guard motion == .left || motion == .right else { return nil }
    let range = selection.range
    let (start, end) = (
      caretRect(at: range.lowerBound, isUpstream: false),
      caretRect(at: range.upperBound, isUpstream: true)
    )
    let isEndFurtherRight: Bool
    if abs(start.midY - end.midY) > 1 {
      isEndFurtherRight = !isRightToLeft(at: storage.block(at: range.lowerBound).index)
    } else {
      isEndFurtherRight = end.minX >= start.minX
    }
    return TextSelection(
      (motion == .right) == isEndFurtherRight ? range.upperBound : range.lowerBound)
  }

  /// Returns the caret after a motion.
  func target(of motion: TextMotion) -> TextSelection {
    let head = selection.head
    let isBackwards = isRightToLeft(
      at: place(of: head, isUpstream: selection.isUpstream).index)
    switch motion {
    case .left: return TextSelection(step(toRight: false))
    case .right: return TextSelection(step(toRight: true))
    case .wordLeft: return TextSelection(isBackwards ? wordEnd(head) : wordStart(head))
    case .wordRight: return TextSelection(isBackwards ? wordStart(head) : wordEnd(head))
    case .wordStart: return TextSelection(wordStart(head))
    case .wordEnd: return TextSelection(wordEnd(head))
    case .lineStart: return isSingleLine ? TextSelection(.zero) : lineEdge(isEnd: false)
    case .lineEnd: return isSingleLine ? TextSelection(storage.end) : lineEdge(isEnd: true)
    case .up: return vertical(by: -1)
    case .down: return vertical(by: 1)
    case .paragraphStart: return TextSelection(paragraphEdge(isEnd: false))
    case .paragraphEnd: return TextSelection(paragraphEdge(isEnd: true))
    case .documentStart: return TextSelection(.zero)
    case .documentEnd: return TextSelection(storage.end)
    case .pageUp, .pageDown: return selection
    }
  }

  /// Returns the caret position that is one grapheme further left or right on screen (TX-31).
  private func step(toRight: Bool) -> TextOffset {
    var place = place(of: selection.head, isUpstream: selection.isUpstream)
    while true {
      let layout = layout(of: place.index)
      if case .to(let offset) = layout.step(from: place.local, toRight: toRight) {
        return place.start + offset.bytes
      }
      let isForward = toRight != layout.isRightToLeft
      let block = storage[place.index]
      if isForward {
        guard place.index + 1 < storage.count else { return place.start + place.local.bytes }
        let next = place.start + block.length
        if block.endsParagraph { return next }
        place = Place(index: place.index + 1, start: next, local: .zero, isUpstream: false)
      } else {
        guard place.index > 0 else { return place.start + place.local.bytes }
        let previous = storage[place.index - 1]
        if previous.endsParagraph { return place.start - 1 }
        place = Place(
          index: place.index - 1, start: place.start - previous.length,
          local: TextOffset(previous.length), isUpstream: false)
      }
    }
  }

  // MARK: Words

  /// Returns the end of the next word, or the end of the text if there is no next word (TX-21).
  func wordEnd(_ offset: TextOffset) -> TextOffset {
    guard !isSecure else { return storage.end }
    var (index, start) = storage.block(at: offset)
    var local = TextOffset(offset - start)
    while true {
      if let end = boundaries(of: index).wordEnd(after: local) { return start + end.bytes }
      guard index + 1 < storage.count else { return storage.end }
      start = start + storage[index].length
      (index, local) = (index + 1, .zero)
    }
  }

  /// Returns the start of the previous word, or the start of the text if there is no previous word.
  func wordStart(_ offset: TextOffset) -> TextOffset {
    guard !isSecure else { return .zero }
    var (index, start) = storage.block(at: offset)
    var local = TextOffset(offset - start)
    while true {
      if let word = boundaries(of: index).wordStart(before: local) { return start + word.bytes }
      guard index > 0 else { return .zero }
      index -= 1
      start = start - storage[index].length
      local = TextOffset(storage[index].text.utf8.count)
    }
  }

  /// Returns the range that a double click selects (TX-25).
  func wordRange(at scalar: TextOffset) -> Range<TextOffset> {
    guard !isSecure else { return .zero..<storage.end }
    let (index, start) = storage.block(at: scalar)
    let stretch = boundaries(of: index).stretch(at: TextOffset(scalar - start))
    return start + stretch.lowerBound.bytes..<start + stretch.upperBound.bytes
  }

  /// Returns the range of a paragraph without its line break (TX-24).
  ///
  /// In a field, this is the range of the whole text.
  func paragraphRange(at offset: TextOffset) -> Range<TextOffset> {
    let index = storage.block(at: offset).index
    let (first, last) = (storage.paragraphStart(of: index), storage.paragraphEnd(of: index))
    return storage.start(of: first)..<storage.start(of: last) + storage[last].text.utf8.count
  }

  /// Returns an edge of the caret's paragraph.
  ///
  /// If the caret is already at this edge, the method returns the edge of the adjacent paragraph.
  private func paragraphEdge(isEnd: Bool) -> TextOffset {
    let head = selection.head
    let range = paragraphRange(at: head)
    if isEnd {
      guard head == range.upperBound, head < storage.end else { return range.upperBound }
      return paragraphRange(at: head + 1).upperBound
    }
    guard head == range.lowerBound, head > .zero else { return range.lowerBound }
    return paragraphRange(at: head - 1).lowerBound
  }

  // MARK: Lines

  private func lineEdge(isEnd: Bool) -> TextSelection {
    let place = place(of: selection.head, isUpstream: selection.isUpstream)
    let layout = layout(of: place.index)
    let number = layout.lineIndex(of: place.local, isUpstream: place.isUpstream)
    let range = layout.lines[number].range
    guard isEnd else { return TextSelection(place.start + range.lowerBound.bytes) }
    let isLast = number + 1 == layout.lines.count
    let continues = !storage[place.index].endsParagraph && place.index + 1 < storage.count
    return TextSelection(
      place.start + range.upperBound.bytes, isUpstream: !isLast || continues)
  }

  /// Returns the caret position the given number of lines below the caret, at the stored horizontal position (TX-22).
  ///
  /// If the number is negative, the position is above.
  private func vertical(by lines: Int) -> TextSelection {
    let x = keptX ?? caretRect.minX
    keptX = x
    let place = place(of: selection.head, isUpstream: selection.isUpstream)
    let layout = measure(place.index)
    let number = layout.lineIndex(of: place.local, isUpstream: place.isUpstream) + lines
    if layout.lines.indices.contains(number) {
      return caret(x: x, line: number, of: place.index)
    }
    let index = place.index + lines
    guard index >= 0 else { return TextSelection(.zero) }
    guard index < storage.count else { return TextSelection(storage.end) }
    return caret(x: x, line: lines > 0 ? 0 : measure(index).lines.count - 1, of: index)
  }

  private func caret(x: Double, line: Int, of index: Int) -> TextSelection {
    let hit = measure(index).hit(x: x - origin(of: index).x, line: line)
    return TextSelection(
      storage.start(of: index) + hit.offset.bytes, isUpstream: hit.isUpstream)
  }

  // MARK: Deletion

  /// Deletes the selection or, if it is empty, the character before the caret (TX-36).
  func backspace() {
    guard selection.isEmpty else { return delete(selection.range, kind: .replacement) }
    var (index, start) = storage.block(at: selection.head)
    var local = TextOffset(selection.head - start)
    if local == .zero {
      guard index > 0 else { return }
      let previous = storage[index - 1]
      if previous.endsParagraph { return delete(start - 1..<start, kind: .backspace) }
      index -= 1
      start = start - previous.length
      local = TextOffset(previous.length)
    }
    guard let (first, kept) = boundaries(of: index).backspace(at: local) else { return }
    change(start + first.bytes..<start + local.bytes, to: kept, kind: .backspace)
  }

  /// Deletes the selection or, if it is empty, the grapheme after the caret.
  func deleteForward() {
    guard selection.isEmpty else { return delete(selection.range, kind: .replacement) }
    let head = selection.head
    let (index, start) = storage.block(at: head)
    let local = TextOffset(head - start)
    if let next = boundaries(of: index).stop(after: local) {
      delete(head..<start + next.bytes, kind: .delete)
    } else if storage[index].endsParagraph {
      delete(head..<head + 1, kind: .delete)
    }
  }

  /// Deletes the selection or, if it is empty, the text between the caret and the destination of a motion.
  func delete(to motion: TextMotion) {
    guard selection.isEmpty else { return delete(selection.range, kind: .replacement) }
    let other = target(of: motion).head
    delete(
      min(other, selection.head)..<max(other, selection.head),
      kind: other < selection.head ? .clear : .cut)
  }

  private func delete(_ range: Range<TextOffset>, kind: TextHistory.Kind) {
    change(range, to: "", kind: kind)
  }
}
