import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Decodes labels, and the strings of all objects.
extension ObjectBuilder {
  func decode(_ label: Label, _ element: InterfaceElement) {
    label.text = string("text", of: element) ?? ""
    if let font = fontDescription(of: element) {
      label.font = font
    }
    if let color = element.child("color", key: "textColor") { setTextColor(color, of: label) }
    label.highlightedTextColor = color("highlightedColor", of: element)
    label.shadowColor = color("shadowColor", of: element)
    if let size = element.child("size", key: "shadowOffset"), let width = size.number("width"),
      let height = size.number("height")
    {
      label.shadowOffset = Size(width: width, height: height)
    }
    if let flag = element.flag("highlighted") { label.isHighlighted = flag }
    if let count = element.integer("numberOfLines") { label.numberOfLines = max(0, count) }
    if let alignment = element.choice("textAlignment", Self.alignments) {
      label.textAlignment = alignment
    }
    if let mode = element.choice("lineBreakMode", Self.lineBreakModes) {
      label.lineBreakMode = mode
    }
    // The attributed string is decoded last, since its paragraph style may set the alignment.
    if let attributed = element.child("attributedString", key: "attributedText") {
      decode(attributed, into: label)
    }
    if label.attributedText.map(isPlain) ?? true {
      label.font = fitted(label.font, to: label.text, of: element)
    }
    decodeLineWidth(of: label, element)
    keepLine(of: label, element)
    decodeShrinking(of: label, element)
    noteWhatLabelsLack(label, element)
  }

  /// Decodes the width at which a label breaks its lines.
  ///
  /// Interface Builder also writes this width for a single line. In a preview, a replacement for a font may be up to
  /// three percent wider, and the line must not break for that reason.
  private func decodeLineWidth(of label: Label, _ element: InterfaceElement) {
    guard let width = element.number("preferredMaxLayoutWidth"), width > 0 else { return }
    let line = registry.isPreview ? label.sizeThatFits(.zero).width : 0
    label.preferredMaxLayoutWidth = (width...width * 1.03 + 1).contains(line) ? line : width
  }

  /// In a preview, keeps the line height of a one-line label, and the width of a label with a single emoji.
  ///
  /// A font that replaces a missing font may have taller lines and wider emoji. The line height is that of the font in
  /// the file, and the width is the label's width in the file.
  private func keepLine(of label: Label, _ element: InterfaceElement) {
    guard registry.isPreview, label.numberOfLines == 1, Self.canFit(label.text),
      label.attributedText.map(isPlain) ?? true
    else { return }
    let line = InterfaceFont.lineHeight(ofSize: label.font.size).rounded(.up)
    let metrics = DeclaredMetrics(
      width: shownWidth(ofEmoji: label.text, in: label.font, element),
      height: label.intrinsicContentSize.height > line + 2 ? line : nil)
    if metrics != DeclaredMetrics() { label.declaredMetrics = metrics }
  }

  /// Decodes whether a label shrinks its text to fit.
  ///
  /// Interface Builder omits the attribute if its value is YES, and writes NO otherwise.
  private func decodeShrinking(of label: Label, _ element: InterfaceElement) {
    let least = element.number("minimumFontSize").map { $0 / max(1, label.font.size) }
    let factor = element.number("minimumScaleFactor") ?? least
    guard element.flag("adjustsFontSizeToFit") ?? true, let factor, factor > 0 else { return }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = min(factor, 1)
  }

  private func noteWhatLabelsLack(_ label: Label, _ element: InterfaceElement) {
    element.ignore("enabled", unless: "YES")
    _ = element.child(key: "textColor")
    // Only one content size category is supported.
    element.leaveOut("adjustsFontForContentSizeCategory")
    // The baseline adjustment matters only if the text can shrink.
    if label.adjustsFontSizeToFitWidth {
      element.ignore("baselineAdjustment", unless: "alignBaselines")
    } else {
      _ = element["baselineAdjustment"]
    }
    element.leaveOut("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation")
  }

  /// Decodes an attributed string.
  ///
  /// The first font and colour of the string become the font and colour of the label. If all characters have them, the
  /// label has no attributes, so that its colour follows the appearance.
  private func decode(_ attributed: InterfaceElement, into label: Label) {
    let text = attributedText(attributed)
    let first = text.runs.first?.attributes ?? [:]
    label.text = text.string
    if let font = first[.font] as? Font { label.font = font }
    let attributes = attributed.all("fragment").first?.child("attributes")
    if let color = attributes?.child("color", key: "NSColor") { setTextColor(color, of: label) }
    let mode = label.lineBreakMode
    if isPlain(text) {
      if let style = text.paragraphStyle {
        label.textAlignment = style.alignment
        label.lineBreakMode = style.lineBreakMode
        label.lineSpacing = style.lineSpacing
      }
    } else {
      label.attributedText = text
    }
    // A string for which the designer chose no mode has word wrapping. The label's own mode then applies.
    if label.lineBreakMode == .byWordWrapping { label.lineBreakMode = mode }
  }

  private func setTextColor(_ element: InterfaceElement, of label: Label) {
    if let role = role(element) {
      label.textRole = role
    } else {
      label.textColor = color(element)
    }
  }

  /// Returns the string under a key, which is an attribute, or a child element if the string has several lines.
  func string(_ key: String, of element: InterfaceElement) -> String? {
    if let translated = element.id.flatMap({ document.translations["\($0).\(key)"] }) {
      _ = element[key]
      return translated
    }
    if let text = element[key] { return bounded(text, of: element) }
    let child = element.child("string", key: key) ?? element.child("mutableString", key: key)
    return child.map { bounded($0.text, of: element) }
  }

  /// Truncates a string to `longestText` bytes, with a warning, so that layout stays fast.
  func bounded(_ text: String, of element: InterfaceElement) -> String {
    guard text.utf8.count > ObjectBuilder.longestText else { return text }
    element.warn(
      "A text of <\(element.name)> is longer than \(ObjectBuilder.longestText) bytes; the rest is left "
        + "out.")
    return String(decoding: text.utf8.prefix(ObjectBuilder.longestText), as: UTF8.self)
  }

  /// The maximum length of a string, in bytes.
  private static let longestText = 1 << 16

  static let alignments: [String: TextLayout.Alignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  static let lineBreakModes: [String: TextLayout.LineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "wordWrap": .byWordWrapping,
    "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]
}
