import AtriumControls
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Returns the colour of an element; nil, with a warning, if the element has none.
  func color(_ element: InterfaceElement) -> Color? {
    _ = element["colorSpace"]
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      // The components are a copy for versions of Xcode that do not know the name.
      element.ignoreTheRest()
      return systemColor(name, element)
    }
    if let white = element.number("white") {
      return Color(space(of: element), white: white, alpha: alpha)
    }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return Color(space(of: element), red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      func part(_ ink: Double) -> Double { min(max((1 - ink) * (1 - black), 0), 1) }
      return Color(red: part(cyan), green: part(magenta), blue: part(yellow), alpha: alpha)
    }
    if let name = element["name"] { return namedColor(name, element) }
    element.warn("<color> has no known components; it has no effect.")
    return nil
  }

  private func space(of element: InterfaceElement) -> ColorSpace {
    ColorSpace(named: element["customColorSpace"] ?? element["colorSpace"])
  }

  /// Returns the theme role of a colour, which follows the appearance; nil for a fixed colour.
  func role(_ element: InterfaceElement) -> KeyPath<Theme, Color>? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return SystemColors.role(named: name)
    }
    guard let name = element["name"], let colors = source.color(named: name),
      colors.light != colors.dark
    else { return nil }
    return \Theme.[colors]
  }

  /// Returns the colour with a name: the colour in an asset catalogue, or else the copy that Xcode wrote into the file.
  private func namedColor(_ name: String, _ element: InterfaceElement) -> Color? {
    if let colors = source.color(named: name) { return Theme(traits)[colors] }
    guard let named = document.namedColors[name], named["name"] == nil else {
      element.warn(
        "The colour \"\(name)\" is neither in an asset catalogue nor among the resources of the file."
      )
      return nil
    }
    return color(named)
  }

  private func systemColor(_ name: String, _ element: InterfaceElement) -> Color? {
    if let role = SystemColors.role(named: name) { return Theme(traits)[keyPath: role] }
    if let colors = SystemColors.pair(named: name) { return colors.light }
    if let color = document.systemColors[name], color["systemColor"] == nil,
      color["cocoaTouchSystemColor"] == nil
    {
      return self.color(color)
    }
    element.warn("The system colour \"\(name)\" is not known; it has no effect.")
    return nil
  }
}
