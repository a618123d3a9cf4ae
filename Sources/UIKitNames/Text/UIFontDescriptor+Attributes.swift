import Atrium
import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the font's family, such as `Inter`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, such as `Inter-Bold`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a style, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary with the traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A list of dictionaries, each with a typographic feature; only the spacing of digits has an effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a trait in the attribute ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant; a positive number is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The bits of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The relative width, which is ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  /// The key of a value in the attribute ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the feature, such as ``kNumberSpacingType``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice, such as ``kMonospacedNumbersSelector``.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of `type` before iOS 15.
    public static let featureIdentifier = type
    /// The name of `selector` before iOS 15.
    public static let typeIdentifier = selector
  }

  /// The designs of the system font.
  public enum SystemDesign: Hashable, Sendable {
    /// The usual design, which the rounded design equals here.
    case `default`, rounded
    /// A design with serifs.
    case serif
    /// A design with characters of the same width.
    case monospaced
  }

  /// Makes the descriptor of the system font, in 12 points, with the given attributes.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self = UIFontDescriptor(.system(ofSize: 12)).addingAttributes(attributes)
  }

  /// The name, the family, the size and the traits of the font.
  public var fontAttributes: [AttributeName: Any] {
    [
      .name: font.fontName, .family: font.familyName, .size: font.size,
      .traits: [TraitKey.weight: font.weight, .symbolic: symbolicTraits.rawValue]
        as [TraitKey: Any],
    ]
  }

  /// Returns an attribute of the font; nil for an attribute without a value.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the descriptor with other attributes; those that are not given are kept.
  ///
  /// Values of other types than those in the descriptions of the names are ignored.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var font = font
    if let name = attributes[.name] as? String, let named = Font(name: name, size: font.size) {
      font = named
    }
    if let family = attributes[.family] as? String { font.family = Font.families(family) }
    if let size = Self.number(attributes[.size]), size > 0 { font.size = size }
    if let face = attributes[.face] as? String { font.setFace(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      font = Self.font(font, with: traits)
    }
    for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    where Self.number(setting[.type]) == Double(kNumberSpacingType) {
      font.tabularDigits = Self.number(setting[.selector]) == Double(kMonospacedNumbersSelector)
    }
    return UIFontDescriptor(font)
  }

  /// Returns the descriptor with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor with the weight and the slope of a style, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns the descriptor with the system font in another design; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    font.family =
      switch design {
      case .default, .rounded: Font.system(ofSize: font.size).family
      case .serif: "Noto Serif, DejaVu Serif, serif"
      case .monospaced: Font.monospacedSystem(ofSize: font.size).family
      }
    return UIFontDescriptor(font)
  }

  private static func font(_ font: Font, with traits: [TraitKey: Any]) -> Font {
    var descriptor = UIFontDescriptor(font)
    if let bits = number(traits[.symbolic]).flatMap(UInt32.init(exactly:)) {
      descriptor = descriptor.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? descriptor
    }
    var font = descriptor.font
    if let weight = traits[.weight] as? Font.Weight { font.weight = weight }
    if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
    return font
  }

  /// Returns a value as a number; nil if it is no number.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension Font {
  /// Sets the weight and the slope to those of a style, such as `Bold Italic`.
  fileprivate mutating func setFace(_ name: String) {
    let style = name.lowercased().filter { $0 != " " }
    weight = Font.weight(inStyle: style)
    isItalic = style.contains("italic") || style.contains("oblique")
  }
}

/// The kind of the typographic feature that determines the widths of digits.
public let kNumberSpacingType = 6
/// Digits of the same width.
public let kMonospacedNumbersSelector = 0
/// Digits of different widths.
public let kProportionalNumbersSelector = 1
