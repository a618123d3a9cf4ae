import AtriumControls
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Returns the colour of an element; nil, with a warning, if the element has none.
  func color(_ element: InterfaceElement) -> Color? {
    _ = element["colorSpace"]
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(name, element)
    }
    if let white = element.number("white") {
      return Color(white: InterfaceColorSpace(element).gray(white), alpha: alpha)
    }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let (r, g, b) = InterfaceColorSpace(element).rgb(red, green, blue)
      return Color(red: r, green: g, blue: b, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      func part(_ ink: Double) -> Double { min(max((1 - ink) * (1 - black), 0), 1) }
      return Color(red: part(cyan), green: part(magenta), blue: part(yellow), alpha: alpha)
    }
    if let name = element["name"] {
      guard let named = document.namedColors[name], named["name"] == nil else {
        element.warn("The colour \"\(name)\" is not among the resources of the file.")
        return nil
      }
      return color(named)
    }
    element.warn("<color> has no components that are known; it has no effect.")
    return nil
  }

  /// Returns the theme role of a colour; nil for a fixed colour.
  func role(_ element: InterfaceElement) -> KeyPath<Theme, Color>? {
    guard let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] else { return nil }
    return Self.roles[name]
  }

  private func systemColor(_ name: String, _ element: InterfaceElement) -> Color? {
    if let role = Self.roles[name] { return Theme(traits)[keyPath: role] }
    if let fixed = Self.fixedColors[name] { return fixed }
    if let color = document.systemColors[name], color["systemColor"] == nil,
      color["cocoaTouchSystemColor"] == nil
    {
      return self.color(color)
    }
    element.warn("The system colour \"\(name)\" is not known; it has no effect.")
    return nil
  }

  private static let roles: [String: KeyPath<Theme, Color>] = [
    "systemBackgroundColor": \.background, "groupTableViewBackgroundColor": \.background,
    "systemGroupedBackgroundColor": \.background,
    "tableBackgroundColor": \.background, "tableCellBackgroundColor": \.surface,
    "tableCellGroupedBackgroundColor": \.surface, "tableSeparatorColor": \.separator,
    "tertiarySystemGroupedBackgroundColor": \.background,
    "secondarySystemBackgroundColor": \.surface, "tertiarySystemBackgroundColor": \.surface,
    "secondarySystemGroupedBackgroundColor": \.surface,
    "labelColor": \.label,
    "secondaryLabelColor": \.secondaryLabel, "tertiaryLabelColor": \.secondaryLabel,
    "quaternaryLabelColor": \.secondaryLabel,
    "placeholderTextColor": \.secondaryLabel, "separatorColor": \.separator,
    "opaqueSeparatorColor": \.separator, "linkColor": \.accent, "tintColor": \.accent,
    "systemFillColor": \.fill, "secondarySystemFillColor": \.fill,
    "tertiarySystemFillColor": \.fill, "quaternarySystemFillColor": \.fill,
    "systemBlueColor": \.accent, "systemRedColor": \.badge,
  ]

  private static let fixedColors: [String: Color] = [
    // These colours are the same in the light and the dark appearance.
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    // The background colours of iOS 6, on which text is white.
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
    "underPageBackgroundColor": Color(hex: 0x6F7179),
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "clearColor": .clear, "whiteColor": .white, "blackColor": .black,
    "systemGrayColor": Color(hex: 0x8E8E93), "systemGray2Color": Color(hex: 0xAEAEB2),
    "systemGray3Color": Color(hex: 0xC7C7CC), "systemGray4Color": Color(hex: 0xD1D1D6),
    "systemGray5Color": Color(hex: 0xE5E5EA), "systemGray6Color": Color(hex: 0xF2F2F7),
    "systemGreenColor": Color(hex: 0x34C759), "systemOrangeColor": Color(hex: 0xFF9500),
    "systemYellowColor": Color(hex: 0xFFCC00), "systemPinkColor": Color(hex: 0xFF2D55),
    "systemPurpleColor": Color(hex: 0xAF52DE), "systemTealColor": Color(hex: 0x30B0C7),
    "systemIndigoColor": Color(hex: 0x5856D6), "systemBrownColor": Color(hex: 0xA2845E),
    "systemCyanColor": Color(hex: 0x32ADE6), "systemMintColor": Color(hex: 0x00C7BE),
  ]
}
