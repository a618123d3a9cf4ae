import AtriumControls
import AtriumGraphics

/// Decoding of attributed strings.
extension ObjectBuilder {
  /// Returns the text of an attributed string, whose fragments have their own attributes.
  ///
  /// The paragraph style of the first fragment applies to the whole text.
  func attributedText(_ element: InterfaceElement) -> AttributedText {
    let text = MutableAttributedText(string: "")
    for fragment in element.all("fragment") {
      let content = string("content", of: fragment) ?? ""
      text.append(AttributedText(string: content, attributes: textAttributes(of: fragment)))
    }
    return text
  }

  /// Returns whether all characters of an attributed string have the same font and colour, and no decorations.
  func isPlain(_ text: AttributedText) -> Bool {
    let plain: Set<TextAttribute> = [.font, .foregroundColor, .paragraphStyle]
    return text.runs.count < 2 && text.runs.allSatisfy { plain.isSuperset(of: $0.attributes.keys) }
  }

  private func textAttributes(of fragment: InterfaceElement) -> [TextAttribute: Any] {
    guard let element = fragment.child("attributes") else { return [:] }
    var attributes: [TextAttribute: Any] = [:]
    attributes[.font] = element.child(key: "NSFont").map(font)
    attributes[.foregroundColor] = color("NSColor", of: element)
    attributes[.backgroundColor] = color("NSBackgroundColor", of: element)
    for attribute in [
      TextAttribute.kern, .underlineStyle, .strikethroughStyle, .baselineOffset,
    ] {
      guard let value = element.child(key: attribute.rawValue)?.number("value"), value != 0 else {
        continue
      }
      attributes[attribute] = value
    }
    attributes[.paragraphStyle] =
      element.child("paragraphStyle", key: "NSParagraphStyle").map(paragraphStyle)
    // The font that the characters had before Xcode replaced the font.
    element.child(key: "NSOriginalFont")?.ignoreTheRest()
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) -> ParagraphStyle {
    let style = MutableParagraphStyle()
    if let alignment = element.choice("alignment", Self.alignments) { style.alignment = alignment }
    if let mode = element.choice("lineBreakMode", Self.paragraphLineBreaks) {
      style.lineBreakMode = mode
    }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = max(0, spacing) }
    return style
  }

  private static let paragraphLineBreaks: [String: TextLayout.LineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
