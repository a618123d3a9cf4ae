import AtriumGraphics

/// The name of a property of text, such as its font.
///
/// It is a key in an ``AttributedText`` and in dictionaries such as ``NavigationBarAppearance/titleTextAttributes``.
///
/// A value that does not have the attribute's type is ignored.
public struct TextAttribute: RawRepresentable, Hashable, Sendable {
  /// The name of the attribute.
  public let rawValue: String

  /// Makes an attribute from a name.
  ///
  /// Bars use only the font and the colour. Attributed text keeps all attributes, but only the attributes
  /// that are declared here affect its drawing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an attribute from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The font; its value is an `AtriumGraphics.Font`.
  public static let font = TextAttribute(rawValue: "NSFont")
  /// The colour of the text; its value is an `AtriumGraphics.Color`.
  public static let foregroundColor = TextAttribute(rawValue: "NSColor")
  /// The colour behind the text; its value is an `AtriumGraphics.Color`.
  public static let backgroundColor = TextAttribute(rawValue: "NSBackgroundColor")
  /// The space that is added after each character, in points; its value is a number.
  public static let kern = TextAttribute(rawValue: "NSKern")
  /// The line under the text; its value is an integer, where 0 means none.
  public static let underlineStyle = TextAttribute(rawValue: "NSUnderline")
  /// The line through the text; its value is an integer, where 0 means none.
  public static let strikethroughStyle = TextAttribute(rawValue: "NSStrikethrough")
  /// The distance by which the text is raised, in points; its value is a number.
  public static let baselineOffset = TextAttribute(rawValue: "NSBaselineOffset")
  /// The style of the paragraph; its value is a ``ParagraphStyle``.
  public static let paragraphStyle = TextAttribute(rawValue: "NSParagraphStyle")
  /// The colour of the line under the text; its value is an `AtriumGraphics.Color`.
  public static let underlineColor = TextAttribute(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text; its value is an `AtriumGraphics.Color`.
  public static let strikethroughColor = TextAttribute(rawValue: "NSStrikethroughColor")
  /// A link, which a text view passes to its delegate; its value is a string or any other description of the target.
  public static let link = TextAttribute(rawValue: "NSLink")
  /// An image that replaces the character U+FFFC; its value is a ``TextAttachment``.
  public static let attachment = TextAttribute(rawValue: "NSAttachment")
}

extension [TextAttribute: Any] {
  /// The font; nil if it is absent.
  var font: Font? { self[.font] as? Font }
  /// The colour of the text; nil if it is absent.
  var foregroundColor: Color? { self[.foregroundColor] as? Color }

  /// Returns the value of an attribute as a number; nil if the value is absent or not a number.
  func number(_ attribute: TextAttribute) -> Double? {
    switch self[attribute] {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let option as any OptionSet: (option.rawValue as? any BinaryInteger).map { Double($0) }
    default: nil
    }
  }

  /// Returns the text run with these attributes for a range of bytes.
  func run(_ range: Range<Int>) -> TextRun {
    var run = TextRun(range: range)
    (run.font, run.color) = (font, foregroundColor)
    run.backgroundColor = self[.backgroundColor] as? Color
    run.tracking = number(.kern) ?? 0
    run.baselineOffset = number(.baselineOffset) ?? 0
    run.isUnderlined = number(.underlineStyle).map { $0 != 0 } ?? false
    run.underlineColor = self[.underlineColor] as? Color
    run.strikethroughColor = self[.strikethroughColor] as? Color
    run.lineHeight = (self[.paragraphStyle] as? ParagraphStyle)?.lineHeight
    run.attachment = (self[.attachment] as? TextAttachment)?.drawn
    run.isStruckThrough = number(.strikethroughStyle).map { $0 != 0 } ?? false
    return run
  }
}
