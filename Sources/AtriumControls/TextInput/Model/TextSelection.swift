import AtriumGraphics

/// A selection of text.
///
/// The caret is at the selection's head. The anchor stays fixed when the selection is extended.
struct TextSelection: Equatable {
  /// The end that stays fixed when the selection is extended.
  var anchor: TextOffset
  /// The end that moves when the selection is extended; the caret is at this end.
  var head: TextOffset
  /// Whether a caret at a soft wrap is displayed at the end of the previous line (TX-35).
  var isUpstream = false

  /// Makes an empty selection, which is a caret.
  init(_ caret: TextOffset, isUpstream: Bool = false) {
    (anchor, head, self.isUpstream) = (caret, caret, isUpstream)
  }

  init(anchor: TextOffset, head: TextOffset, isUpstream: Bool = false) {
    (self.anchor, self.head, self.isUpstream) = (anchor, head, isUpstream)
  }

  /// The selected range.
  var range: Range<TextOffset> { min(anchor, head)..<max(anchor, head) }
  /// Whether the selection is empty, so that it is only a caret.
  var isEmpty: Bool { anchor == head }
}
