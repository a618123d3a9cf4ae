/// The description of a font: family, size, weight and features.
public struct Font: Hashable, Sendable {
  /// The weight on the scale of OpenType and CSS.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// The lightest weight.
    case thin = 100
    /// Between thin and light.
    case ultraLight = 200
    /// Lighter than regular.
    case light = 300
    /// The weight of running text.
    case regular = 400
    /// A little heavier than regular.
    case medium = 500
    /// For headlines of lists and buttons.
    case semibold = 600
    /// For strong emphasis.
    case bold = 700
    /// Heavier than bold.
    case heavy = 800
    /// The heaviest weight.
    case black = 900
  }

  /// The name of the family, or several names in the order of preference, separated by commas.
  ///
  /// A character that no family in the list has is taken from another installed font.
  public var family: String
  /// The size of the em square, in points; clamped to 0.5…4096.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width, so that a changing number does not shift.
  public var tabularDigits: Bool
  /// Additional OpenType features as a comma-separated list, such as `ss01=1, case=1`.
  public var features: String
  /// The space that is added after each character, in points; negative numbers bring characters together.
  ///
  /// NaN counts as 0. The space is clamped to the size of the em square, positive or negative.
  public var tracking: Double

  /// Makes a description of a font.
  public init(
    family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    tabularDigits: Bool = false, features: String = "", tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tabularDigits = tabularDigits
    self.features = features
    self.tracking = tracking
  }

  /// Returns the font for user interfaces.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font: Inter, or, if Inter is not installed, Noto Sans, DejaVu Sans or the default font without
  ///   serifs.
  public static func system(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(family: systemFamilies, size: size, weight: weight)
  }

  /// Returns the monospaced font.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font: DejaVu Sans Mono, or, if it is not installed, Noto Sans Mono.
  public static func monospacedSystem(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(family: monospacedFamilies, size: size, weight: weight)
  }

  /// The families of the font for user interfaces.
  static var systemFamilies: String { "Inter, Noto Sans, DejaVu Sans, sans-serif" }
  /// The families of the monospaced font.
  static var monospacedFamilies: String {
    "DejaVu Sans Mono, Noto Sans Mono, Noto Sans Mono CJK SC"
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// Returns the same font with digits of equal width.
  public func withTabularDigits() -> Font {
    var font = self
    font.tabularDigits = true
    return font
  }

  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: Double { TextEngine.withShared { $0.metrics(of: self).ascender } }
  /// The distance from the baseline down to the bottom of a line, in points, as a negative number.
  public var descender: Double { -TextEngine.withShared { $0.metrics(of: self).depth } }
  /// The height of a capital letter above the baseline, in points.
  public var capHeight: Double { TextEngine.withShared { $0.metrics(of: self).capHeight } }
  /// The height of the letter x above the baseline, in points.
  public var xHeight: Double { TextEngine.withShared { $0.metrics(of: self).xHeight } }
  /// The height of a line of text, in points: from the ascender to the descender.
  public var lineHeight: Double {
    TextEngine.withShared { engine in
      let metrics = engine.metrics(of: self)
      return metrics.ascender + metrics.depth
    }
  }
}
