import AtriumControls
import AtriumGraphics

extension ObjectBuilder {
  /// The font of an object, or of its variation for the size classes; nil for none.
  func fontDescription(of element: InterfaceElement) -> Font? {
    let own = element.child("fontDescription", key: "fontDescription")
    let varied = Variations.applicable(of: element, traits: traits).lazy.reversed()
      .compactMap { $0.child("fontDescription", key: "fontDescription") }.first
    return (varied ?? own).map(font)
  }

  /// The font of a `<fontDescription>` or of an attributed text.
  func font(_ element: InterfaceElement) -> Font {
    let size = min(max(element.number("pointSize") ?? element.number("size") ?? 17, 1), 500)
    let weight = element.choice("weight", Self.weights)
    if let meta = element["metaFont"] { return metaFont(meta, element) }
    if let style = element["style"] {
      if let known = Self.textStyles[style] { return .preferredFont(forTextStyle: known) }
      element.warn("The text style \(style) is not known; that of the body is used.")
      return .preferredFont(forTextStyle: .body)
    }
    // A font that is not the system's has a name and a family: "Menlo-Bold" of "Menlo".
    if let family = element["family"] ?? element["name"], element["type"] == nil {
      let name = element["name"] ?? family
      let style = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
      var font = Font.system(ofSize: size, weight: weight ?? Self.weight(inName: style))
      font.family = FontStandIns.families(
        for: family.split(separator: "-").first.map(String.init) ?? family)
      font.isItalic = style.contains("Italic") || style.contains("Oblique")
      return font
    }
    var font = Font.system(ofSize: size, weight: weight ?? .regular)
    switch element["type"] {
    case "boldSystem": font.weight = .bold
    case "italicSystem": font.isItalic = true
    case "monospacedSystem": font = .monospacedSystem(ofSize: size, weight: weight ?? .regular)
    default: break
    }
    return font
  }

  /// The font of a purpose, as attributed texts name it.
  private func metaFont(_ name: String, _ element: InterfaceElement) -> Font {
    let usual = name.lowercased().contains("small") ? 12.0 : name.hasPrefix("mini") ? 9 : 17
    let size = min(max(element.number("size") ?? usual, 1), 500)
    return .system(ofSize: size, weight: name.lowercased().contains("bold") ? .bold : .regular)
  }

  private static func weight(inName style: String) -> Font.Weight {
    if style.contains("Black") { return .black }
    if style.contains("Heavy") { return .heavy }
    if style.contains("Semibold") || style.contains("DemiBold") { return .semibold }
    if style.contains("Bold") { return .bold }
    if style.contains("Medium") { return .medium }
    if style.contains("UltraLight") { return .ultraLight }
    if style.contains("Light") { return .light }
    if style.contains("Thin") { return .thin }
    return .regular
  }

  private static let weights: [String: Font.Weight] = [
    "thin": .thin, "ultraLight": .ultraLight, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let textStyles: [String: Font.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .footnote,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .body,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption,
    "UICTFontTextStyleCaption2": .caption,
  ]
}
