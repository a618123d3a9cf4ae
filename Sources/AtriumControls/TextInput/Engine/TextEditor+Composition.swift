import AtriumGraphics
import AtriumKit

extension TextEditor.Composition {
  /// A part of the composition with a uniform appearance.
  struct Part: Equatable {
    var range: Range<TextOffset>
    /// Whether the input method is converting this part.
    var isSelected: Bool
  }

  /// The parts of the composition in the order of the text, without gaps.
  ///
  /// Text that is not covered by a span is an unselected part.
  var parts: [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    for span in spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let low = max(start, range.lowerBound + span.range.lowerBound)
      let high = min(range.upperBound, range.lowerBound + span.range.upperBound)
      guard low < high else { continue }
      if start < low { parts.append(Part(range: start..<low, isSelected: false)) }
      parts.append(Part(range: low..<high, isSelected: span.style.contains(.selected)))
      start = high
    }
    if start < range.upperBound {
      parts.append(Part(range: start..<range.upperBound, isSelected: false))
    }
    return parts
  }
}
