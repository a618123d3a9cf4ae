import AtriumGraphics

/// A paragraph of a text, or a piece of a long one (TX-80).
struct TextBlock {
  /// The characters, without the paragraph's separator.
  var text: String
  /// Whether a newline follows; otherwise the paragraph continues in the next block, or ends with
  /// the text.
  var endsParagraph: Bool
  /// The length in the direction in which blocks follow each other, in points: the height in a text
  /// view, estimated until the block is laid out, or the width in a field.
  var extent = 0.0
  /// The height of its line in a field, in points.
  var lineHeight = 0.0
  /// Whether the extent is measured.
  var isMeasured = false
  /// The number of its graphemes, if it was counted.
  var graphemeCount: Int?
  /// A number that no other text has, the key of its cached layouts.
  let id: Int

  @MainActor private static var lastID = 0

  @MainActor
  init(_ text: String, endsParagraph: Bool) {
    TextBlock.lastID += 1
    (self.text, self.endsParagraph, id) = (text, endsParagraph, TextBlock.lastID)
  }

  /// The number of bytes, with the newline.
  var length: Int { text.utf8.count + (endsParagraph ? 1 : 0) }
}
