import AtriumGraphics

/// The attributes of the text of an editor.
///
/// Text without attributes has no runs and costs nothing.
struct TextStyles {
  /// A part of the text whose characters have the same attributes.
  struct Run {
    var range: Range<TextOffset>
    var attributes: [TextAttribute: Any]
  }

  /// The parts with attributes, in the order of the text and without overlaps.
  private(set) var runs: [Run] = []

  /// Whether no part of the text has attributes.
  var isEmpty: Bool { runs.isEmpty }

  /// Removes all attributes.
  mutating func removeAll() { runs = [] }

  /// Returns the attributes of the character that begins at an offset.
  func attributes(at offset: TextOffset) -> [TextAttribute: Any] {
    runs.first { $0.range.contains(offset) }?.attributes ?? [:]
  }

  /// Returns the runs in a range, with offsets from the start of the range.
  func part(_ range: Range<TextOffset>) -> [Run] {
    runs.compactMap { run in
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else { return nil }
      let start = common.lowerBound - range.lowerBound
      return Run(
        range: TextOffset(start)..<TextOffset(start + common.byteCount), attributes: run.attributes)
    }
  }

  /// Replaces the attributes of a range of the text with the attributes of the new text.
  ///
  /// - Parameters:
  ///   - range: The replaced range.
  ///   - byteCount: The length of the new text.
  ///   - new: The runs of the new text, with offsets from its start.
  mutating func replace(_ range: Range<TextOffset>, byteCount: Int, with new: [Run]) {
    guard !runs.isEmpty || !new.isEmpty else { return }
    let shift = byteCount - range.byteCount
    var before: [Run] = []
    var after: [Run] = []
    for run in runs {
      if run.range.lowerBound < range.lowerBound {
        before.append(
          Run(
            range: run.range.lowerBound..<min(run.range.upperBound, range.lowerBound),
            attributes: run.attributes))
      }
      if run.range.upperBound > range.upperBound {
        after.append(
          Run(
            range: max(run.range.lowerBound, range.upperBound) + shift..<run.range.upperBound
              + shift,
            attributes: run.attributes))
      }
    }
    let inserted = new.filter { !$0.range.isEmpty && !$0.attributes.isEmpty }.map { run in
      Run(
        range: range.lowerBound + run.range.lowerBound.bytes..<range.lowerBound
          + run.range.upperBound.bytes, attributes: run.attributes)
    }
    runs = []
    for run in before + inserted + after {
      if let last = runs.last, last.range.upperBound == run.range.lowerBound,
        TextStyles.areSame(last.attributes, run.attributes)
      {
        runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        runs.append(run)
      }
    }
  }

  private static func areSame(_ left: [TextAttribute: Any], _ right: [TextAttribute: Any]) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in
        right[key].map { AttributedText.areSame(value, $0) } ?? false
      }
  }

  /// Changes the attributes of all runs.
  mutating func changeAll(_ body: (inout [TextAttribute: Any]) -> Void) {
    for index in runs.indices { body(&runs[index].attributes) }
    runs.removeAll { $0.attributes.isEmpty }
  }
}
