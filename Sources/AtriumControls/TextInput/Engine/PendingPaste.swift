import AtriumGraphics

/// The place of a paste whose text is still to come; edits before it move it (TX-59).
@MainActor
final class PendingPaste {
  private(set) var range: Range<TextOffset>
  /// Whether the text replaces everything.
  let isWhole: Bool
  /// Whether the place still exists.
  var isValid = true

  init(_ range: Range<TextOffset>, isWhole: Bool) {
    (self.range, self.isWhole) = (range, isWhole)
  }

  /// Follows the replacement of a range by a number of bytes.
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
