/// Which letters text is set in: a family, a size, a weight.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, on the scale of OpenType and CSS.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Hairlines.
    case thin = 100
    /// Between thin and light.
    case ultraLight = 200
    /// Lighter than usual.
    case light = 300
    /// What running text is set in.
    case regular = 400
    /// A little heavier than usual.
    case medium = 500
    /// For headlines of lists and buttons.
    case semibold = 600
    /// For what must stand out.
    case bold = 700
    /// Heavier than bold.
    case heavy = 800
    /// As heavy as it gets.
    case black = 900
  }

  /// The name of the family, or several in the order of preference, separated by commas.
  ///
  /// A character that none of them has comes from whichever installed font has it.
  public var family: String
  /// The size of the em square, in points; from 0.5 to 4096, others are brought into that.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all digits are equally wide, so that a number does not tremble when it changes.
  public var tabularDigits: Bool
  /// Further OpenType features as in style sheets, such as `ss01=1, case=1`.
  public var features: String

  /// Makes a description of a font.
  public init(
    family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    tabularDigits: Bool = false, features: String = ""
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tabularDigits = tabularDigits
    self.features = features
  }

  /// The font of interfaces.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font: Inter, if it is installed.
  public static func system(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(family: "Inter, Noto Sans, DejaVu Sans, sans-serif", size: size, weight: weight)
  }

  /// The font whose characters are all equally wide.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font: DejaVu Sans Mono, if it is installed.
  public static func monospacedSystem(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(
      family: "DejaVu Sans Mono, Noto Sans Mono, Noto Sans Mono CJK SC", size: size, weight: weight)
  }

  /// The same font in another size, in points.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// The same font with digits that are all equally wide.
  public func withTabularDigits() -> Font {
    var font = self
    font.tabularDigits = true
    return font
  }

  /// How far letters reach above the baseline, in points.
  public var ascender: Double { TextEngine.withShared { $0.metrics(of: self).ascender } }
  /// How far letters reach below the baseline, in points: a negative number.
  public var descender: Double { -TextEngine.withShared { $0.metrics(of: self).depth } }
  /// The height of a line of text, in points: from the ascender to the descender.
  public var lineHeight: Double {
    TextEngine.withShared { engine in
      let metrics = engine.metrics(of: self)
      return metrics.ascender + metrics.depth
    }
  }
}
