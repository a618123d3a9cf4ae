import AtriumControls
import AtriumGraphics

/// A colour for the light appearance and a colour for the dark appearance.
struct ColorPair: Hashable, Sendable {
  let light: Color
  let dark: Color
}

extension Theme {
  /// The colour of a pair for this theme: the light colour in a light theme, the dark colour in a dark theme.
  ///
  /// A key path to this subscript serves as a colour role, so views update when the theme changes.
  subscript(pair: ColorPair) -> Color { isDark ? pair.dark : pair.light }

  private var isDark: Bool { brightness(of: label) > brightness(of: background) }

  private func brightness(of color: Color) -> Double { color.red + color.green + color.blue }
}

/// A colour set of an asset catalogue.
@MainActor
struct ColorSet {
  private let entries: [JSONValue]

  /// Makes a colour set from its description.
  init(_ contents: JSONValue) { entries = contents["colors"]?.elements ?? [] }

  /// The light and the dark colour; nil if no entry can be read.
  ///
  /// Colours for high contrast, and for devices other than phones and tablets, are skipped.
  var colors: ColorPair? {
    let usable = entries.filter {
      ["universal", "iphone", "ipad", nil].contains($0["idiom"]?.text)
    }
    let light = usable.lazy.filter { Self.appearance(of: $0) == .any }.compactMap(Self.pair).first
    let dark = usable.lazy.filter { Self.appearance(of: $0) == .dark }.compactMap(Self.pair).first
    guard let any = light ?? dark else { return nil }
    return ColorPair(light: any.light, dark: (dark ?? any).dark)
  }

  private enum Appearance { case any, dark, other }

  private static func appearance(of entry: JSONValue) -> Appearance {
    let appearances = entry["appearances"]?.elements ?? []
    let isDark = appearances.contains { $0["value"]?.text == "dark" }
    let isOther = appearances.contains {
      $0["appearance"]?.text != "luminosity"
        || !["dark", "light", "any"].contains($0["value"]?.text)
    }
    return isOther ? .other : isDark ? .dark : .any
  }

  private static func pair(of entry: JSONValue) -> ColorPair? {
    guard let color = entry["color"] else { return nil }
    if let name = color["reference"]?.text { return SystemColors.pair(named: name) }
    guard let parts = color["components"] else { return nil }
    let space = ColorSpace(named: color["color-space"]?.text)
    let alpha = ColorSpace.alpha(text(parts["alpha"]))
    if let white = component(parts["white"]) {
      let fixed = Color(space, white: white, alpha: alpha)
      return ColorPair(light: fixed, dark: fixed)
    }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    let fixed = Color(space, red: red, green: green, blue: blue, alpha: alpha)
    return ColorPair(light: fixed, dark: fixed)
  }

  private static func component(_ value: JSONValue?) -> Double? {
    text(value).flatMap(ColorSpace.component)
  }

  private static func text(_ value: JSONValue?) -> String? {
    if case .word(let word)? = value { return word }
    return value?.text
  }
}
