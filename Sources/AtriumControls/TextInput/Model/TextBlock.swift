import AtriumGraphics

/// A paragraph of text, or a part of a long paragraph (TX-80).
struct TextBlock {
  /// The characters, without the line break at the end.
  var text: String
  /// Whether a line break follows the block.
  ///
  /// If false, the paragraph continues in the next block, or ends with the text.
  var endsParagraph: Bool
  /// The length of the block in the direction in which blocks follow each other, in points.
  ///
  /// In a text view this length is the height, which is estimated until the block is laid out. In a field
  /// it is the width.
  var extent = 0.0
  /// The height of the block's line in a field, in points.
  var lineHeight = 0.0
  /// Whether the extent has been measured and is no longer an estimate.
  var isMeasured = false
  /// The number of graphemes in the block; nil if they have not been counted.
  var graphemeCount: Int?
  /// The identifier of the block with its current text; the key of the cached layout.
  let id: Int

  @MainActor private static var lastID = 0

  @MainActor
  init(_ text: String, endsParagraph: Bool) {
    TextBlock.lastID += 1
    (self.text, self.endsParagraph, id) = (text, endsParagraph, TextBlock.lastID)
  }

  /// The number of bytes, including the line break.
  var length: Int { text.utf8.count + (endsParagraph ? 1 : 0) }
}
