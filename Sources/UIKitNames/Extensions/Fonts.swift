public import Atrium

extension Font {
  /// Returns the system font in a given size, in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    .system(ofSize: size, weight: weight)
  }

  /// Returns the bold system font in a given size, in points.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    .system(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font in a given size, in points.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    var font = system(ofSize: size)
    font.isItalic = true
    return font
  }

  /// Returns the monospaced system font in a given size, in points.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    .monospacedSystem(ofSize: size, weight: weight)
  }

  /// Returns the system font with digits of equal width, in a given size, in points.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    system(ofSize: size, weight: weight).withTabularDigits()
  }

  /// Makes a font from its PostScript name, such as `HelveticaNeue-BoldItalic`.
  ///
  /// The part before the hyphen is the family, in which a space is inserted before each capital letter. The part after
  /// the hyphen gives the weight and the slope. If the family is not installed, another family is used. The result is
  /// nil only for a name without a family.
  public init?(name: String, size: Double) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    var family = ""
    for letter in first {
      if letter.isUppercase, family.last?.isLowercase == true { family += " " }
      family.append(letter)
    }
    let style = parts.dropFirst().joined().lowercased()
    self.init(
      family: Font.families(family), size: size,
      weight: Font.weight(inStyle: style),
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// Returns a family together with the families that replace it if it is not installed.
  static func families(_ family: String) -> String {
    family + ", Inter, Noto Sans, DejaVu Sans, sans-serif"
  }

  /// Returns the weight that the name of a style contains, in small letters; regular if there is none.
  static func weight(inStyle style: String) -> Weight {
    let names: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("heavy", .heavy),
      ("black", .black), ("bold", .bold),
    ]
    return names.first { style.contains($0.0) }?.1 ?? .regular
  }

  /// The size of the font, in points.
  public var pointSize: Double { size }
  /// The space between lines, which ``AtriumGraphics/Font/lineHeight`` does not include: zero.
  public var leading: Double { 0 }
  /// The name of the first font family, since this system's fonts have no names of their own.
  public var fontName: String { familyName }
  /// The name of the first font family.
  public var familyName: String { family.split(separator: ",").first.map(String.init) ?? family }
}

extension Font.TextStyle {
  /// The style `footnote`, since the toolkit has no style between it and `body`.
  public static var subheadline: Font.TextStyle { .footnote }
  /// The style `body`, since the toolkit has no style between it and `title3`.
  public static var callout: Font.TextStyle { .body }
  /// UIKit's name for `caption`.
  public static var caption1: Font.TextStyle { .caption }
  /// The style `caption`, since the toolkit has no smaller caption style.
  public static var caption2: Font.TextStyle { .caption }
}

extension Font {
  /// Returns a list with the name of the family, which `UIFont(name:size:)` accepts; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [familyName] : []
  }
}
