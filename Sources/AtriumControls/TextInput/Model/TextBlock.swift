import AtriumGraphics

/// A paragraph of a text, or a piece of a long one (TX-80).
struct TextBlock {
  /// The characters, without the paragraph's separator.
  var text: String
  /// Whether a newline follows; otherwise the paragraph continues in the next block, or ends with
  /// the text.
  var endsParagraph: Bool
  /// Its height in the text view, in points; an estimate until it is laid out.
  var height = 0.0
  /// Whether the height is measured.
  var isMeasured = false
  /// A number that no other text has, under which layouts are kept.
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
