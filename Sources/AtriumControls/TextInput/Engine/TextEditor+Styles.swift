import AtriumGraphics
import AtriumKit

extension TextEditor {
  /// Replaces the whole text and its attributes on behalf of the program.
  func setAttributedText(_ text: AttributedText) {
    var string = ""
    var runs: [TextStyles.Run] = []
    for run in text.runs {
      let start = string.utf8.count
      string += TextCleaning.cleaned(
        String(text.string[text.indices(run.range)]), isSingleLine: isSingleLine)
      runs.append(
        .init(range: TextOffset(start)..<TextOffset(string.utf8.count), attributes: run.attributes))
    }
    setText(string, styles: runs)
  }

  /// Replaces the attributes of the whole text without a change of the text.
  func setStyles(of text: AttributedText) {
    var byte = 0
    var runs: [TextStyles.Run] = []
    for run in text.runs {
      let count = text.string[text.indices(run.range)].utf8.count
      runs.append(
        .init(range: TextOffset(byte)..<TextOffset(byte + count), attributes: run.attributes))
      byte += count
    }
    styles.replace(.zero..<storage.end, byteCount: storage.length, with: runs)
    layoutDidChange()
  }

  /// Returns the text with its attributes, which include the font and the base attributes.
  ///
  /// - Parameter color: The colour of text without a colour; nil leaves the colour out.
  /// - Returns: The attributed text.
  func attributedText(color: Color?) -> AttributedText {
    let string = text
    let result = MutableAttributedText(
      string: string, attributes: commonAttributes(color: color))
    for run in styles.runs {
      let start = string.utf16Offset(of: run.range.lowerBound)
      let end = string.utf16Offset(of: run.range.upperBound)
      guard start < end else { continue }
      result.change(start..<end) { $0.merge(run.attributes) { $1 } }
    }
    return AttributedText(attributedString: result)
  }

  /// Returns the attributes of text that has no attributes itself.
  func commonAttributes(color: Color?) -> [TextAttribute: Any] {
    var common = baseAttributes
    common[.font] = common[.font] ?? font
    if let color { common[.foregroundColor] = common[.foregroundColor] ?? color }
    return common
  }

  /// Returns the attributes of text that the user types in place of a range.
  ///
  /// Without ``typingAttributes``, these are the attributes of the replaced text, or of the character before an empty
  /// range, without links and images.
  func insertionAttributes(for range: Range<TextOffset>) -> [TextAttribute: Any] {
    if let typingAttributes { return typingAttributes }
    guard !styles.isEmpty else { return [:] }
    var attributes = styles.attributes(
      at: range.isEmpty && range.lowerBound > .zero ? range.lowerBound - 1 : range.lowerBound)
    (attributes[.link], attributes[.attachment]) = (nil, nil)
    return attributes
  }

  /// Removes an attribute from the whole text, because the program has set a property for the whole text.
  func removeAttribute(_ attribute: TextAttribute) {
    guard !styles.isEmpty || !baseAttributes.isEmpty else { return }
    styles.changeAll { $0[attribute] = nil }
    baseAttributes[attribute] = nil
  }

  /// Aligns the paragraphs that have a paragraph style.
  func alignParagraphStyles(_ alignment: TextLayout.Alignment) {
    guard !styles.isEmpty else { return }
    styles.changeAll {
      guard let copy = ($0[.paragraphStyle] as? ParagraphStyle)?.changeable() else { return }
      copy.alignment = alignment
      $0[.paragraphStyle] = copy
    }
    layoutDidChange()
  }

  /// Returns the number of lines that a block may have; nil for no limit.
  func lineLimit(of index: Int) -> Int? {
    guard maximumLines > 0 else { return nil }
    var count = maximumLines
    for block in 0..<min(index, maximumLines) where count > 0 {
      count -= layout(of: block).lines.count
    }
    return index > maximumLines ? 0 : max(0, count)
  }

  /// Returns the link at an offset, and its range; nil if there is no link.
  func link(at offset: TextOffset) -> (value: Any, range: Range<TextOffset>)? {
    guard let run = styles.runs.first(where: { $0.range.contains(offset) }),
      let value = run.attributes[.link]
    else { return nil }
    return (value, run.range)
  }

  /// Returns the attributed runs of a block, for the layout of the block.
  func textRuns(of index: Int) -> [TextRun] {
    guard !styles.isEmpty || !baseAttributes.isEmpty, !isSecure else { return [] }
    let (block, start) = (storage[index], storage.start(of: index))
    let length = block.text.utf8.count
    var runs: [TextRun] = baseAttributes.isEmpty ? [] : [baseAttributes.run(0..<length)]
    for run in styles.part(start..<start + length) {
      var attributes = baseAttributes.merging(run.attributes) { $1 }
      if attributes[.link] != nil { attributes.merge(linkAttributes) { $1 } }
      runs.append(attributes.run(run.range.lowerBound.bytes..<run.range.upperBound.bytes))
    }
    return runs
  }

  /// Returns the paragraph style of a block; nil if no style is set.
  func paragraphStyle(of index: Int) -> ParagraphStyle? {
    guard !isSingleLine, !styles.isEmpty || !baseAttributes.isEmpty else { return nil }
    let start = storage.start(of: storage.paragraphStart(of: index))
    return styles.attributes(at: start)[.paragraphStyle] as? ParagraphStyle
      ?? baseAttributes[.paragraphStyle] as? ParagraphStyle
  }

  /// Returns the space above and below a block, in points.
  func spacing(of index: Int) -> (before: Double, after: Double) {
    guard let style = paragraphStyle(of: index) else { return (0, 0) }
    let isFirst = index == storage.paragraphStart(of: index)
    let isLast = storage[index].endsParagraph
    return (
      isFirst && index > 0 ? max(0, style.paragraphSpacingBefore) : 0,
      isLast ? max(0, style.paragraphSpacing) + style.lineSpacing : 0
    )
  }
}

extension String {
  /// Returns the number of UTF-16 code units before an offset.
  fileprivate func utf16Offset(of offset: TextOffset) -> Int {
    utf16.distance(from: startIndex, to: index(offset))
  }
}
