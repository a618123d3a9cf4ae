import AtriumControls
import AtriumGraphics

extension ObjectBuilder {
  /// Returns the font of an object, or of its variation for the size classes; nil if there is none.
  func fontDescription(of element: InterfaceElement) -> Font? {
    let own = element.child("fontDescription", key: "fontDescription")
    let varied = Variations.applicable(of: element, traits: traits).lazy.reversed()
      .compactMap { $0.child("fontDescription", key: "fontDescription") }.first
    return (varied ?? own).map(font)
  }

  /// Returns the font of a `<fontDescription>` or of an attributed string.
  func font(_ element: InterfaceElement) -> Font {
    let size = min(max(pointSize(of: element), 1), 500)
    let weight = element.choice("weight", Self.weights)
    if let meta = element["metaFont"] { return metaFont(meta, element) }
    if let style = element["style"] {
      if let known = Self.textStyles[style] {
        return InterfaceFont.system(ofSize: known.size, weight: known.weight)
      }
      element.warn("The text style \(style) is not known; the style `body` is used.")
      return InterfaceFont.system(ofSize: 17)
    }
    // Fonts other than the system font have a name and a family, such as "Menlo-Bold" and "Menlo".
    if let family = element["family"] ?? element["name"], element["type"] == nil,
      !Self.systemFamilies.contains(where: family.hasPrefix)
    {
      let name = element["name"] ?? family
      if let face = source.projectFont(named: name, family: family) {
        return Font(
          family: "\(face.family), \(Font.system(ofSize: size).family)", size: size,
          weight: face.weight, isItalic: face.isItalic)
      }
      let style = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
      var font = InterfaceFont.named(
        family.split(separator: "-").first.map(String.init) ?? family, size: size,
        weight: weight ?? Self.weight(inName: style))
      font.isItalic = style.contains("Italic") || style.contains("Oblique")
      return font
    }
    let isBold = element["type"] == "boldSystem"
    let named = element["name"].map { Self.weight(inName: $0) } ?? .regular
    var font = InterfaceFont.system(ofSize: size, weight: isBold ? .bold : weight ?? named)
    switch element["type"] {
    case "italicSystem": font.isItalic = true
    case "monospacedSystem": font = .monospacedSystem(ofSize: size, weight: weight ?? .regular)
    default: break
    }
    if let name = element["name"], !name.hasPrefix("."), element["type"] == nil {
      font.tracking = InterfaceFont.fileTracking(named: name, size: size, weight: font.weight)
    }
    return font
  }

  /// Returns the size of a font; 0 means 12, as in iOS.
  private func pointSize(of element: InterfaceElement) -> Double {
    switch element["size"] {
    case "button": return 18
    case "label": return 17
    case "system": return 14
    case "smallSystem": return 12
    default: break
    }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    return size > 0 ? size : 12
  }

  /// Returns the font for a purpose that an attributed string names.
  private func metaFont(_ name: String, _ element: InterfaceElement) -> Font {
    let usual = name.lowercased().contains("small") ? 12.0 : name.hasPrefix("mini") ? 9 : 17
    let size = min(max(element.number("size") ?? usual, 1), 500)
    return InterfaceFont.system(
      ofSize: size, weight: name.lowercased().contains("bold") ? .bold : .regular)
  }

  /// The names of the system font in files.
  private static let systemFamilies = [
    ".AppleSystem", ".SF", "SF Pro", "SF UI", "SFPro", "SFUI",
  ]

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

  /// The sizes of the text styles of iOS at the default content size category.
  private static let textStyles: [String: (size: Double, weight: Font.Weight)] = [
    "UICTFontTextStyleTitle0": (34, .regular), "UICTFontTextStyleTitle1": (28, .regular),
    "UICTFontTextStyleTitle2": (22, .regular), "UICTFontTextStyleTitle3": (20, .regular),
    "UICTFontTextStyleHeadline": (17, .semibold), "UICTFontTextStyleSubhead": (15, .regular),
    "UICTFontTextStyleBody": (17, .regular), "UICTFontTextStyleCallout": (16, .regular),
    "UICTFontTextStyleFootnote": (13, .regular), "UICTFontTextStyleCaption1": (12, .regular),
    "UICTFontTextStyleCaption2": (11, .regular),
  ]
}
