public import Atrium
public import Foundation

extension NSRange {
  /// Converts a text range to a range of UTF-16 units.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - input: The view that contains the text.
  @MainActor
  public init(_ range: TextRange, in input: any TextInput) {
    let before = TextRange(from: input.beginningOfDocument, to: range.start)
    self.init(
      location: input.text(in: before).utf16.count, length: input.text(in: range).utf16.count)
  }
}
