import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Fitting of replacement fonts to the widths that Interface Builder wrote into the file.
///
/// The letters of a replacement are not exactly as wide as those of the font in the file. On the canvas, the
/// tracking of a line makes up for the difference, so that a title that fits in Xcode is not truncated.
extension ObjectBuilder {
  /// Returns a font with which a line of text is as wide as in the file.
  ///
  /// If a replacement font cannot explain the difference in width, the tracking does not depend on the frame. Outside
  /// previews, the font is unchanged, since a program may set another string.
  ///
  /// - Parameters:
  ///   - font: The font, which may be a replacement.
  ///   - text: The text.
  ///   - element: The view that shows the text, with its frame in the file.
  ///   - padding: The width of the view beside the text, in points.
  ///   - inset: The height of the view above and below the text, in points.
  /// - Returns: The font with its size and its tracking.
  func fitted(
    _ font: Font, to text: String, of element: InterfaceElement, beside padding: Double = 0,
    above inset: Double = 0
  ) -> Font {
    guard registry.isPreview else { return font }
    var fitted = InterfaceFont.fitted(font, to: text)
    guard ObjectBuilder.canFit(text), let frame = shownLine(of: text, in: fitted, element) else {
      return fitted
    }
    let width = frame.width - padding
    fitted.size = shownSize(
      of: fitted, text, height: frame.height - inset, width: width, element)
    let natural = lineWidth(of: text, in: fitted)
    let difference = width - natural
    // The label of an old file may be wider than its text. If the label is narrower, the replacement font is too wide.
    let isFree = element.described("translatesAutoresizingMaskIntoConstraints") != "NO"
    guard difference < 0 || difference > 1 && !isFree,
      abs(difference) <= fitTolerance(of: element, text) * max(natural, width)
    else { return fitted }
    // The effect of the tracking is measured, since ligatures and the last character get no tracking.
    var spread = fitted
    spread.tracking += 1
    let slope = lineWidth(of: text, in: spread) - natural
    // The width is rounded up to whole points. A quarter of a point less prevents rounding up to the next point.
    if slope > 0 { fitted.tracking += (difference - 0.25) / slope }
    return fitted
  }

  /// Returns whether a text can be measured as one line: it is neither empty nor extremely long.
  static func canFit(_ text: String) -> Bool { !text.isEmpty && text.utf8.count < 1_000 }

  /// Returns the frame that the file has for a view with one line of text; nil if the frame is not reliable.
  ///
  /// The result is nil if the view may show several lines, or if the file marks the frame as misplaced or ambiguous.
  private func shownLine(of text: String, in font: Font, _ element: InterfaceElement) -> Rect? {
    guard element.described("misplaced") != "YES", element.described("ambiguous") != "YES",
      !text.contains(where: \.isNewline),
      let frame = element.child("rect", key: "frame").map(rect), frame.width > 0
    else { return nil }
    let isSingle = element.name != "label" || (element.described("numberOfLines") ?? "1") == "1"
    return isSingle || frame.height < 2 * InterfaceFont.lineHeight(ofSize: font.size) ? frame : nil
  }

  /// Returns the width that the file has for a label with a single emoji; tracking cannot change this width.
  ///
  /// The result is nil for other texts, and if the width in the file is not plausible for the font.
  func shownWidth(ofEmoji text: String, in font: Font, _ element: InterfaceElement) -> Double? {
    guard text.count == 1, text.unicodeScalars.contains(where: \.properties.isEmojiPresentation),
      let width = shownLine(of: text, in: font, element)?.width
    else { return nil }
    let natural = lineWidth(of: text, in: font)
    return abs(width - natural) <= 0.5 * max(natural, width) ? width : nil
  }

  /// Returns the width of a line of text, in points.
  private func lineWidth(of text: String, in font: Font) -> Double {
    AttributedText(string: text, attributes: [.font: font]).size().width
  }

  /// Returns the maximum difference in width that a replacement font can cause, as a fraction of the width.
  private func fitTolerance(of element: InterfaceElement, _ text: String) -> Double {
    // Each system has its own emoji, and their widths differ most.
    if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) { return 0.5 }
    guard let description = shownDescription(of: element),
      let name = description.described("name") ?? description.described("family"),
      description.described("type") == nil
    else { return document.toolsVersion < Self.firstWithSanFrancisco ? 0.1 : 0.05 }
    let family = description.described("family") ?? name
    return source.projectFont(named: name, family: family) == nil ? 0.2 : 0.05
  }

  /// The version of Interface Builder in Xcode 7, the first in which San Francisco replaced Helvetica Neue.
  private static let firstWithSanFrancisco = 7_000

  /// Returns the font description of a view, or of its button configuration; nil if there is none.
  private func shownDescription(of element: InterfaceElement) -> InterfaceElement? {
    let configuration = element.children.first { $0.name == "buttonConfiguration" }
    return [element, configuration].lazy.compactMap { element in
      element?.children.first { $0.name == "fontDescription" }
    }.first
  }

  /// Returns the size that a font with a text style had when the file was saved, in points.
  ///
  /// Some files were saved with a smaller content size category. The frame of the view in the file determines the size.
  private func shownSize(
    of font: Font, _ text: String, height: Double, width: Double, _ element: InterfaceElement
  ) -> Double {
    guard Self.namesOfTextViews.contains(element.name),
      shownDescription(of: element)?.described("style") != nil
    else { return font.size }
    let line = InterfaceFont.lineHeight(ofSize: font.size)
    guard height < line - 0.5 else { return font.size }
    let own = lineWidth(of: text, in: font)
    return [1.0, 2, 3].map { font.size - $0 }.first { size in
      // Interface Builder rounds the height up to whole pixels, of which a point has two or three.
      let difference = height - InterfaceFont.lineHeight(ofSize: size)
      // The width of a field does not depend on its text.
      let fits = element.name == "textField" || abs(own * size / font.size - width) < 0.05 * width
      // The height of a button is rounded up to whole points.
      return (0..<(element.name == "button" ? 1 : 0.51)).contains(difference) && fits
    } ?? font.size
  }

  private static let namesOfTextViews: Set<String> = ["button", "label", "textField"]
}
