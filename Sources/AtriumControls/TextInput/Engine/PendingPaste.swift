import AtriumGraphics

/// The range of a paste whose text has not arrived yet.
///
/// Edits that are made in the meantime move the range (TX-59).
@MainActor
final class PendingPaste {
  private(set) var range: Range<TextOffset>
  /// Whether the pasted text replaces the whole text.
  let isWhole: Bool
  /// Whether the paste may still insert its text.
  var isValid = true

  init(_ range: Range<TextOffset>, isWhole: Bool) {
    (self.range, self.isWhole) = (range, isWhole)
  }

  /// Adjusts the range after another range has been replaced with text of the given length in bytes.
  func follow(_ replaced: Range<TextOffset>, to length: Int) {
    func moved(_ offset: TextOffset) -> TextOffset {
      if offset < replaced.lowerBound { return offset }
      if offset >= replaced.upperBound { return offset + (length - replaced.byteCount) }
      return replaced.lowerBound + length
    }
    let low = moved(range.lowerBound)
    range = low..<max(low, moved(range.upperBound))
  }
}
