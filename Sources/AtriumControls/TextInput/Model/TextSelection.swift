import AtriumGraphics

/// The selection of a text: its caret, and the end that stays when it is extended.
struct TextSelection: Equatable {
  /// The end that stays.
  var anchor: TextOffset
  /// The end that moves, where the caret is.
  var head: TextOffset
  /// Whether a caret at a soft wrap is at the end of the line before (TX-35).
  var isUpstream = false

  /// A caret.
  init(_ caret: TextOffset, isUpstream: Bool = false) {
    (anchor, head, self.isUpstream) = (caret, caret, isUpstream)
  }

  init(anchor: TextOffset, head: TextOffset, isUpstream: Bool = false) {
    (self.anchor, self.head, self.isUpstream) = (anchor, head, isUpstream)
  }

  /// The selected range.
  var range: Range<TextOffset> { min(anchor, head)..<max(anchor, head) }
  /// Whether it is only a caret.
  var isEmpty: Bool { anchor == head }
}
