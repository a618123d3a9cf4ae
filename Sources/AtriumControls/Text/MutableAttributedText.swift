/// Attributed text that can be changed.
///
/// Ranges count UTF-16 code units. The methods trap if a range is not inside the text.
open class MutableAttributedText: AttributedText {
  private var editingDepth = 0
  private var hasChanged = false

  /// Begins a series of changes, after which a view of the text is updated once.
  public func beginEditing() { editingDepth += 1 }

  /// Ends a series of changes.
  public func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    guard editingDepth == 0, hasChanged else { return }
    hasChanged = false
    didChange()
  }

  private func noteChange() {
    if editingDepth > 0 { hasChanged = true } else { didChange() }
  }

  /// Called after a change, or after a series of changes.
  func didChange() {}

  /// Replaces the whole text by a copy of another attributed text.
  public func setAttributedString(_ text: AttributedText) {
    (string, runs) = (text.string, text.runs)
    noteChange()
  }

  /// Adds attributed text at the end.
  public func append(_ text: AttributedText) {
    add(text)
    noteChange()
  }

  private func add(_ text: AttributedText) {
    let start = length
    string += text.string
    runs += text.runs.map {
      Run(
        range: ($0.range.lowerBound + start)..<($0.range.upperBound + start),
        attributes: $0.attributes)
    }
  }

  /// Inserts attributed text at a position.
  public func insert(_ text: AttributedText, at location: Int) {
    replace(location..<location, with: text)
  }

  /// Replaces the text in a range with attributed text.
  public func replace(_ range: Range<Int>, with text: AttributedText) {
    check(range)
    let units = Array(string.utf16)
    let new = units[..<range.lowerBound] + text.string.utf16 + units[range.upperBound...]
    let (before, after) = (part(0..<range.lowerBound), part(range.upperBound..<length))
    (string, runs) = (before.string, before.runs)
    add(text)
    add(after)
    // The parts contain U+FFFD for each half of a surrogate pair. The halves may now be adjacent, so they are
    // decoded again.
    string = String(decoding: new, as: UTF16.self)
    noteChange()
  }

  /// Replaces the text in a range with a string.
  ///
  /// The string gets the attributes of the first replaced character. If the range is empty, these are the attributes
  /// of the next character, or of the last character at the end of the text.
  public func replace(_ range: Range<Int>, with text: String) {
    check(range)
    let place = min(range.lowerBound, length - 1)
    replace(
      range,
      with: AttributedText(string: text, attributes: place < 0 ? nil : run(at: place).attributes))
  }

  /// Changes the attributes of the text in a range.
  public func change(_ range: Range<Int>, _ body: (inout [TextAttribute: Any]) -> Void) {
    check(range)
    runs = runs.flatMap { run -> [Run] in
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else { return [run] }
      var changed = Run(range: common, attributes: run.attributes)
      body(&changed.attributes)
      let before = Run(
        range: run.range.lowerBound..<common.lowerBound, attributes: run.attributes)
      let after = Run(range: common.upperBound..<run.range.upperBound, attributes: run.attributes)
      return [before, changed, after].filter { !$0.range.isEmpty }
    }
    noteChange()
  }
}
